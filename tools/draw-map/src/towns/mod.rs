//! A picture of each town: its landmark.

use crate::pen::Pen;
use posthorn_rules::City;

mod north;
mod south;

/// All pictures as symbols, `town-0` to `town-21`.
pub(crate) fn symbols() -> String {
    let mut text = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\">\n");
    for city in City::ALL {
        let mut pen = Pen::default();
        draw(city, &mut pen);
        text += &format!(
            "<symbol id=\"town-{}\" viewBox=\"0 0 60 60\">{}</symbol>\n",
            city.index(),
            pen.picture()
        );
    }
    text + "</svg>\n"
}

fn draw(city: City, pen: &mut Pen) {
    match city {
        City::Augsburg => south::augsburg(pen),
        City::Basel => south::basel(pen),
        City::Budweis => north::budweis(pen),
        City::Carlsruhe => north::carlsruhe(pen),
        City::Freiburg => south::freiburg(pen),
        City::Ingolstadt => north::ingolstadt(pen),
        City::Innsbruck => south::innsbruck(pen),
        City::Kempten => south::kempten(pen),
        City::Linz => south::linz(pen),
        City::Lodz => north::lodz(pen),
        City::Mannheim => north::mannheim(pen),
        City::Muenchen => south::muenchen(pen),
        City::Nuernberg => north::nuernberg(pen),
        City::Passau => south::passau(pen),
        City::Pilsen => north::pilsen(pen),
        City::Regensburg => north::regensburg(pen),
        City::Salzburg => south::salzburg(pen),
        City::Sigmaringen => south::sigmaringen(pen),
        City::Stuttgart => north::stuttgart(pen),
        City::Ulm => south::ulm(pen),
        City::Wuerzburg => north::wuerzburg(pen),
        City::Zuerich => south::zuerich(pen),
    }
}
