//! The board once more, typed in by hand and by name: what the engine's tables are compared with.

pub const REGIONS: [(&str, &[&str]); 9] = [
    ("Baden", &["Mannheim", "Carlsruhe", "Freiburg"]),
    (
        "Baiern",
        &["Würzburg", "Nürnberg", "Regensburg", "Ingolstadt", "Augsburg", "Passau", "München", "Kempten"],
    ),
    ("Böhmen", &["Pilsen", "Budweis"]),
    ("Hohenzollern", &["Sigmaringen"]),
    ("Polen", &["Lodz"]),
    ("Salzburg", &["Linz", "Salzburg"]),
    ("Schweiz", &["Basel", "Zürich"]),
    ("Tyrol", &["Innsbruck"]),
    ("Württemberg", &["Stuttgart", "Ulm"]),
];

/// Each city with all its neighbours, so every road stands here twice, once from each side.
pub const NEIGHBOURS: [(&str, &str); 22] = [
    ("Augsburg", "Ingolstadt Innsbruck Kempten München Ulm"),
    ("Basel", "Freiburg Zürich"),
    ("Budweis", "Linz Pilsen"),
    ("Carlsruhe", "Freiburg Mannheim Stuttgart"),
    ("Freiburg", "Basel Carlsruhe Sigmaringen Zürich"),
    ("Ingolstadt", "Augsburg München Nürnberg Regensburg Stuttgart Ulm"),
    ("Innsbruck", "Augsburg Kempten München Salzburg"),
    ("Kempten", "Augsburg Innsbruck Sigmaringen Ulm Zürich"),
    ("Linz", "Budweis Passau Salzburg"),
    ("Lodz", "Pilsen"),
    ("Mannheim", "Carlsruhe Stuttgart Würzburg"),
    ("München", "Augsburg Ingolstadt Innsbruck Passau Regensburg Salzburg"),
    ("Nürnberg", "Ingolstadt Pilsen Regensburg Stuttgart Würzburg"),
    ("Passau", "Linz München Regensburg Salzburg"),
    ("Pilsen", "Budweis Lodz Nürnberg Regensburg"),
    ("Regensburg", "Ingolstadt München Nürnberg Passau Pilsen"),
    ("Salzburg", "Innsbruck Linz München Passau"),
    ("Sigmaringen", "Freiburg Kempten Stuttgart Ulm Zürich"),
    ("Stuttgart", "Carlsruhe Ingolstadt Mannheim Nürnberg Sigmaringen Ulm Würzburg"),
    ("Ulm", "Augsburg Ingolstadt Kempten Sigmaringen Stuttgart"),
    ("Würzburg", "Mannheim Nürnberg Stuttgart"),
    ("Zürich", "Basel Freiburg Kempten Sigmaringen"),
];
