//! Mannheim, Carlsruhe, Stuttgart, Würzburg, Nürnberg, Regensburg, Ingolstadt, Pilsen, Budweis, Lodz.

use crate::pen::{GROUND, Pen};

/// The Jesuit church's dome and towers, the palace beside it.
pub(crate) fn mannheim(pen: &mut Pen) {
    pen.house(30.0, 36.0, 27.0).hip(29.0, 36.0, 29.0, 9.0, 4.0).tiles(34.0, 32.0, 18.0, 1, 3.0);
    pen.windows((34.5, 40.0), (6, 4.0), (2, 8.0), 4.0);
    pen.wall(40.0, 30.0, 9.0, 26.0).gable(44.5, 30.0, 11.0, 5.0).windows(
        (43.0, 34.0),
        (2, 3.0),
        (2, 7.0),
        4.0,
    );
    pen.arch(44.5, GROUND, 4.0, 7.0);
    pen.wall(12.0, 24.0, 12.0, 12.0)
        .dome(18.0, 24.0, 15.0, 13.0)
        .wall(16.2, 7.5, 3.6, 4.0)
        .onion(18.0, 7.5, 3.6, 4.5);
    pen.house(9.0, 32.0, 18.0).gable(18.0, 32.0, 18.0, 6.5);
    for x in [2.5, 25.5] {
        pen.house(x, 25.0, 8.0).onion(x + 4.0, 25.0, 8.0, 10.0).windows(
            (x + 3.0, 29.0),
            (1, 0.0),
            (3, 8.0),
            4.0,
        );
    }
    pen.windows((15.0, 38.0), (2, 6.0), (1, 1.0), 5.0).arch(18.0, GROUND, 5.0, 9.0).ground(0.0, 60.0);
}

/// The palace's tower, its wings and the fan of avenues.
pub(crate) fn carlsruhe(pen: &mut Pen) {
    for x in [-2.0, 7.0, 17.0, 25.5, 34.5, 43.0, 53.0, 62.0] {
        pen.line(&[(30.0 + (x - 30.0) * 0.16, 45.0), (x, 60.0)]);
    }
    pen.raw("wall", "M19 35 2 43v11l17-8z").raw("wall", "M41 35 58 43v11L41 46z");
    pen.raw("shade", "M41 35 58 43v11L41 46z");
    pen.raw("roof", "M19 35 2 43l1-5 15-8z")
        .raw("roof", "M41 35 58 43l-1-5-15-8z")
        .raw("shade", "M41 35 58 43l-1-5-15-8z");
    pen.windows((6.0, 43.5), (1, 0.0), (1, 0.0), 4.0).windows((11.0, 41.2), (1, 0.0), (1, 0.0), 4.0);
    pen.windows((15.5, 39.2), (1, 0.0), (1, 0.0), 4.0).windows((44.5, 39.2), (1, 0.0), (1, 0.0), 4.0);
    pen.windows((49.0, 41.2), (1, 0.0), (1, 0.0), 4.0).windows((54.0, 43.5), (1, 0.0), (1, 0.0), 4.0);
    pen.wall(25.0, 16.0, 10.0, 22.0).windows((27.6, 19.0), (2, 4.6), (2, 7.0), 4.0);
    pen.line(&[(24.0, 16.0), (36.0, 16.0)])
        .dome(30.0, 16.0, 11.0, 7.0)
        .wall(28.0, 5.5, 4.0, 4.0)
        .onion(30.0, 5.5, 4.6, 4.4);
    pen.wall(18.0, 35.0, 24.0, 11.0).hip(17.0, 35.0, 26.0, 5.5, 3.5);
    pen.windows((21.0, 38.0), (6, 3.6), (1, 0.0), 4.6).gable(30.0, 35.0, 9.0, 4.0);
}

/// The collegiate church: a broad tower with a blunt helm, a slim one with a spire.
pub(crate) fn stuttgart(pen: &mut Pen) {
    pen.house(20.0, 36.0, 26.0).hip(18.0, 36.0, 29.0, 13.0, 1.0).tiles(20.0, 27.0, 24.0, 3, 3.0);
    pen.windows((25.0, 41.0), (5, 4.4), (1, 0.0), 8.0);
    pen.house(40.5, 27.0, 11.0).spire(46.0, 27.0, 11.0, 20.0).windows((44.5, 31.0), (2, 3.2), (3, 8.0), 4.6);
    pen.house(7.0, 28.0, 17.0).wall(9.0, 13.0, 13.0, 15.0).line(&[(6.0, 28.0), (25.0, 28.0)]);
    pen.line(&[(8.0, 13.0), (23.0, 13.0)]).roof(15.5, 13.0, 13.0, 6.5).line(&[(15.5, 6.5), (15.5, 3.0)]);
    pen.windows((12.0, 17.0), (3, 3.5), (1, 0.0), 7.0).windows((11.0, 32.0), (3, 4.5), (1, 0.0), 8.0);
    pen.arch(15.5, GROUND, 6.0, 11.0).ground(2.0, 58.0);
}

/// Marienberg above the old bridge.
pub(crate) fn wuerzburg(pen: &mut Pen) {
    pen.raw("land", "M1 47C6 38 10 31 17 27h27c7 4 10 10 15 20z");
    pen.raw("line", "M8 42l5-8M14 43l3-9M48 36l4 7M43 34l3 8M52 41l2 4");
    pen.wall(13.0, 20.0, 35.0, 9.0).windows((17.0, 23.0), (8, 4.0), (1, 0.0), 3.0);
    pen.hip(18.0, 20.0, 24.0, 6.0, 2.0);
    pen.wall(10.0, 15.0, 6.0, 14.0).onion(13.0, 15.0, 6.4, 7.5);
    pen.wall(45.0, 15.0, 6.0, 14.0).onion(48.0, 15.0, 6.4, 7.5);
    pen.wall(27.0, 10.0, 7.0, 12.0).spire(30.5, 10.0, 7.4, 8.0).windows(
        (29.0, 13.0),
        (2, 3.0),
        (1, 0.0),
        4.0,
    );
    pen.raw("wall", "M0 44q30-5 60 0v11H0z").raw("line", "M0 46.2q30-5 60 0");
    for (cx, h) in [(8.0, 6.5), (22.0, 8.0), (37.5, 8.0), (52.0, 6.5)] {
        pen.arch(cx, 55.0, 9.6, h);
    }
    for x in [1.6, 15.0, 29.8, 45.0, 58.4] {
        pen.line(&[(x, 43.5 - (x - 30.0).abs() * -0.02), (x, 38.4)])
            .line(&[(x - 1.0, 40.0), (x + 1.0, 40.0)]);
    }
    pen.waves(1.0, 57.2, 58.0, 1);
}

/// The castle on its rock, with the round Sinwell tower.
pub(crate) fn nuernberg(pen: &mut Pen) {
    pen.raw("land", "M2 56c1-6 5-8 8-13l10-3h28c5 2 6 7 10 16z");
    pen.raw("line", "M8 53l4-7M14 54l2-8M22 54v-7M46 47l3 7M41 47v6M52 49l2 5");
    pen.wall(30.0, 27.0, 18.0, 16.0).hip(28.5, 27.0, 21.0, 11.0, 3.0).tiles(32.0, 20.0, 13.0, 2, 3.5);
    pen.windows((33.5, 31.0), (4, 4.0), (2, 6.0), 3.4);
    pen.wall(47.0, 30.0, 8.0, 14.0).roof(51.0, 30.0, 9.0, 9.0).windows((50.0, 34.0), (2, 2.6), (1, 0.0), 4.0);
    pen.wall(24.0, 34.0, 8.0, 10.0).roof(28.0, 34.0, 9.0, 7.0);
    pen.wall(12.0, 20.0, 9.6, 25.0).wall(10.6, 15.0, 12.4, 5.4).teeth(11.0, 15.0, 5, 2.5);
    pen.spire(16.8, 14.0, 10.0, 11.0).windows((16.0, 25.0), (1, 0.0), (3, 6.5), 3.0);
    pen.raw("wall", "M0 49h60v7H0z").teeth(0.6, 49.0, 17, 3.5).arch(30.0, GROUND, 5.0, 5.5).ground(0.0, 60.0);
}

/// The cathedral's two spires behind the stone bridge.
pub(crate) fn regensburg(pen: &mut Pen) {
    pen.wall(26.0, 28.0, 12.0, 18.0).gable(32.0, 28.0, 12.0, 9.0);
    pen.raw("line", "M32 31a3 3 0 1 0 .1 0M28.5 40v6M35.5 40v6");
    for cx in [22.5, 41.5] {
        pen.wall(cx - 4.5, 23.0, 9.0, 23.0).spire(cx, 23.0, 9.0, 19.0);
        pen.line(&[(cx - 2.6, 12.0), (cx + 1.0, 8.0)]).line(&[(cx - 3.4, 17.0), (cx + 2.0, 11.0)]);
        pen.windows((cx - 1.4, 26.0), (2, 2.8), (2, 8.0), 5.0);
    }
    pen.wall(46.0, 34.0, 10.0, 12.0).hip(45.0, 34.0, 12.0, 6.0, 3.0).windows(
        (48.5, 37.0),
        (2, 4.0),
        (1, 0.0),
        3.4,
    );
    pen.wall(3.0, 29.0, 10.0, 18.0).hip(2.0, 29.0, 12.0, 9.0, 3.4).windows(
        (6.5, 33.0),
        (2, 3.0),
        (1, 0.0),
        4.0,
    );
    pen.raw("wall", "M0 45.5q30-3.4 60 0V57H0z").raw("line", "M0 47.6q30-3.4 60 0");
    for cx in [7.0, 18.5, 30.0, 41.5, 53.0] {
        pen.arch(cx, 57.0, 8.0, 7.0 - (cx - 30.0f64).abs() * 0.03);
    }
    pen.waves(0.0, 59.0, 60.0, 1);
}

/// The gate of the Cross, with its seven turrets.
pub(crate) fn ingolstadt(pen: &mut Pen) {
    pen.wall(1.0, 40.0, 17.0, 16.0).teeth(1.4, 40.0, 5, 3.4);
    pen.wall(42.0, 40.0, 17.0, 16.0).teeth(42.6, 40.0, 5, 3.4);
    pen.windows((5.0, 46.0), (2, 6.0), (1, 0.0), 3.0).windows((49.0, 46.0), (2, 5.0), (1, 0.0), 3.0);
    pen.wall(24.0, 16.0, 12.0, 14.0).spire(30.0, 16.0, 12.6, 13.0).windows(
        (27.6, 19.0),
        (2, 4.6),
        (1, 0.0),
        5.0,
    );
    pen.house(15.0, 29.0, 30.0).line(&[(15.0, 36.0), (45.0, 36.0)]);
    pen.raw(
        "line",
        "M18 33.6q1.5-3 3 0M23 33.6q1.5-3 3 0M28.5 33.6q1.5-3 3 0M34 33.6q1.5-3 3 0M39 33.6q1.5-3 3 0",
    );
    for cx in [15.5, 22.0, 38.0, 44.5] {
        pen.wall(cx - 2.4, 23.0, 4.8, 9.0).spire(cx, 23.0, 5.4, 9.0);
    }
    pen.arch(30.0, GROUND, 10.0, 16.0).windows((20.0, 40.0), (1, 0.0), (2, 7.0), 3.4).windows(
        (40.0, 40.0),
        (1, 0.0),
        (2, 7.0),
        3.4,
    );
    pen.ground(0.0, 60.0);
}

/// St Bartholomew's, with the tallest spire of Bohemia.
pub(crate) fn pilsen(pen: &mut Pen) {
    pen.house(32.0, 38.0, 21.0).hip(30.0, 38.0, 25.0, 17.0, 3.0).tiles(34.0, 26.0, 17.0, 3, 4.0);
    pen.windows((36.5, 43.0), (4, 4.4), (1, 0.0), 8.0);
    pen.line(&[(33.0, 44.0), (33.0, 56.0)]).line(&[(53.0, 42.0), (55.5, 56.0)]);
    pen.house(18.0, 25.0, 14.0).line(&[(17.0, 25.0), (33.0, 25.0)]);
    pen.spire(25.0, 25.0, 12.0, 22.5);
    for cx in [19.0, 31.0] {
        pen.spire(cx, 25.0, 3.2, 7.0);
    }
    pen.raw("line", "M21.8 16h3.4M22.8 11.5h2.6").windows((23.0, 29.0), (2, 4.0), (2, 10.0), 6.0);
    pen.arch(25.0, GROUND, 5.4, 8.0);
    pen.house(5.0, 43.0, 13.0)
        .gable(11.5, 43.0, 13.0, 9.0)
        .windows((9.0, 46.0), (2, 5.0), (1, 0.0), 4.0)
        .arch(11.5, GROUND, 3.0, 5.0);
    pen.ground(2.0, 58.0);
}

/// The Black Tower beside the cathedral.
pub(crate) fn budweis(pen: &mut Pen) {
    pen.house(30.0, 36.0, 22.0).raw("wall", "M30 36q1-5 5-5 1-9 6-11 5 2 6 11 4 0 5 5z");
    pen.raw("shade", "M44 24.5q2.4 2.4 3 6.5q4 0 5 5v20h-7z").windows((34.0, 40.0), (4, 4.7), (1, 0.0), 6.0);
    pen.arch(41.0, GROUND, 5.0, 8.0).raw("line", "M41 25.5a2.4 2.4 0 1 0 .1 0").cross(41.0, 20.0);
    pen.house(51.0, 42.0, 8.0).roof(55.0, 42.0, 9.0, 7.0);
    pen.house(9.0, 20.0, 17.0).raw("shade", "M9 20h17v36H9z");
    pen.wall(7.4, 16.5, 20.2, 3.6)
        .raw("line", "M8 16.5v3.5M11 16.5v3.5M14 16.5v3.5M17.5 16.5v3.5M21 16.5v3.5M24 16.5v3.5M27 16.5v3.5");
    pen.wall(12.0, 9.0, 11.0, 7.5).onion(17.5, 9.0, 11.0, 8.0).windows((15.5, 11.0), (2, 4.0), (1, 0.0), 4.0);
    pen.windows((17.5, 25.0), (1, 0.0), (3, 9.0), 4.0).arch(17.5, GROUND, 5.0, 8.0);
    pen.raw("line", "M9 32h17M9 44h17").ground(2.0, 60.0);
}

/// A timber church and a manor.
pub(crate) fn lodz(pen: &mut Pen) {
    pen.tree(31.0, 56.0, 4.5).tree(3.5, 56.0, 3.4);
    pen.house(8.0, 40.0, 19.0).raw("line", "M8 44h19M8 48h19M8 52h19");
    pen.raw("roof", "M5 41l6-16h14l5 16z")
        .raw("shade", "M25 25l5 16h-8l-1-16z")
        .tiles(9.0, 29.5, 17.0, 3, 4.0);
    pen.wall(13.0, 15.0, 8.0, 12.0)
        .raw("line", "M13 19h8M13 23h8")
        .raw("roof", "M11 15.5 17 5l6 10.5z")
        .raw("shade", "M17 5l6 10.5h-5z");
    pen.cross(17.0, 5.5).arch(17.0, GROUND, 4.6, 8.0).windows((11.0, 45.0), (1, 0.0), (1, 0.0), 5.0).windows(
        (23.6, 45.0),
        (1, 0.0),
        (1, 0.0),
        5.0,
    );
    pen.house(34.0, 44.0, 24.0)
        .raw("roof", "M32.5 44l3-5h-1.5l5-7h14l5 7h-1.5l3 5z")
        .raw("shade", "M53 32l5 7h-1.5l3 5h-8l-2-12z");
    pen.wall(42.0, 43.0, 9.0, 13.0)
        .gable(46.5, 43.0, 11.0, 5.5)
        .raw("line", "M43.5 43v13M46.5 43v13M49.5 43v13M34 39.5h24");
    pen.windows((37.0, 47.0), (2, 2.6), (1, 0.0), 4.0)
        .windows((53.4, 47.0), (2, 2.6), (1, 0.0), 4.0)
        .ground(0.0, 60.0);
}
