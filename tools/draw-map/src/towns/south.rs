//! Freiburg, Basel, Zürich, Sigmaringen, Ulm, Augsburg, München, Kempten, Innsbruck, Salzburg, Passau, Linz.

use crate::pen::{GROUND, Pen};

/// The minster's openwork spire.
pub(crate) fn freiburg(pen: &mut Pen) {
    pen.house(30.0, 42.0, 26.0).hip(28.0, 42.0, 30.0, 12.0, 2.0).tiles(32.0, 34.0, 23.0, 2, 4.0);
    pen.windows((36.0, 45.5), (5, 4.2), (1, 0.0), 6.0);
    for cx in [44.0, 50.0] {
        pen.wall(cx - 2.0, 26.0, 4.0, 10.0).spire(cx, 26.0, 4.4, 9.0);
    }
    pen.house(14.0, 34.0, 17.0).wall(16.5, 22.0, 12.0, 12.0).line(&[(13.0, 34.0), (32.0, 34.0)]);
    pen.raw("wall", "M16.5 22 22.5 2.5l6 19.5z").raw("line", "M22.5 2.5V0M18 17l7-4M27 17l-7-4M19.3 13l5-3.5M25.7 13l-5-3.5M17.2 20.5l8.5-4.5M27.8 20.5l-8.5-4.5M21 9.5l2.6-2M24 9.5l-2.6-2");
    for cx in [16.0, 29.0] {
        pen.spire(cx, 24.0, 2.6, 6.0);
    }
    pen.windows((19.5, 25.0), (3, 3.0), (1, 0.0), 7.0)
        .windows((19.0, 38.0), (3, 3.6), (1, 0.0), 5.0)
        .arch(22.5, GROUND, 7.0, 10.0);
    pen.house(3.0, 46.0, 11.0).roof(8.5, 46.0, 13.0, 7.0).ground(0.0, 60.0);
}

/// The minster's two spires over the Rhine.
pub(crate) fn basel(pen: &mut Pen) {
    pen.wall(34.0, 30.0, 20.0, 16.0).hip(33.0, 30.0, 23.0, 10.0, 2.0).tiles(36.0, 24.0, 17.0, 2, 3.4);
    pen.windows((43.0, 34.0), (3, 4.0), (1, 0.0), 7.0);
    pen.wall(20.0, 29.0, 14.0, 17.0)
        .gable(27.0, 29.0, 14.0, 9.0)
        .raw("line", "M27 28a3 3 0 1 0 .1 0")
        .arch(27.0, 46.0, 5.0, 8.0);
    for (cx, top) in [(17.0, 21.0), (37.0, 20.0)] {
        pen.wall(cx - 4.2, top, 8.4, 46.0 - top).spire(cx, top, 8.4, 17.0).windows(
            (cx - 1.4, top + 4.0),
            (2, 2.8),
            (2, 9.0),
            5.0,
        );
        pen.line(&[(cx - 5.0, top + 12.0), (cx + 5.0, top + 12.0)]);
    }
    pen.wall(3.0, 39.0, 9.0, 8.0).roof(7.5, 39.0, 11.0, 6.0);
    pen.raw("wall", "M0 46h60l-3 6H3z")
        .raw("line", "M10 46v6M20 46v6M30 46v6M40 46v6M50 46v6")
        .waves(2.0, 54.4, 57.0, 2);
}

/// The Great Minster's two towers above the Limmat.
pub(crate) fn zuerich(pen: &mut Pen) {
    pen.house(36.0, 36.0, 21.0).hip(35.0, 36.0, 23.0, 9.0, 2.0).tiles(38.0, 30.5, 17.0, 2, 3.0).windows(
        (45.0, 40.0),
        (3, 4.0),
        (1, 0.0),
        7.0,
    );
    pen.house(21.0, 31.0, 12.0)
        .gable(27.0, 31.0, 12.0, 7.0)
        .windows((25.0, 34.0), (2, 4.0), (1, 0.0), 7.0)
        .arch(27.0, 52.0, 5.0, 7.0);
    for cx in [17.0, 37.0] {
        pen.wall(cx - 5.0, 18.0, 10.0, 34.0)
            .line(&[(cx - 5.0, 28.0), (cx + 5.0, 28.0)])
            .line(&[(cx - 5.0, 38.0), (cx + 5.0, 38.0)]);
        pen.line(&[(cx - 6.0, 18.0), (cx + 6.0, 18.0)])
            .dome(cx, 18.0, 9.6, 9.6)
            .wall(cx - 1.6, 5.6, 3.2, 3.6)
            .onion(cx, 5.6, 3.4, 4.0);
        pen.windows((cx - 1.6, 21.0), (2, 3.2), (1, 0.0), 5.0).windows(
            (cx - 1.6, 31.0),
            (2, 3.2),
            (1, 0.0),
            5.0,
        );
    }
    pen.house(3.0, 40.0, 9.0).roof(7.5, 40.0, 11.0, 7.0);
    pen.raw("wall", "M0 51h60v4H0z").waves(1.0, 57.4, 58.0, 1);
}

/// The castle on its rock above the young Danube.
pub(crate) fn sigmaringen(pen: &mut Pen) {
    pen.raw("land", "M4 55l3-9 6-5 2-7h33l3 8 5 5 2 8z");
    pen.raw("line", "M11 52l2-7M18 53v-9l2-4M26 53l1-8M34 53v-10M42 52l-1-8M50 51l-3-9M22 42l-1-5M38 41l1-4");
    pen.wall(15.0, 25.0, 12.0, 11.0).hip(14.0, 25.0, 14.0, 8.0, 3.0).windows(
        (18.0, 28.0),
        (3, 3.4),
        (1, 0.0),
        4.0,
    );
    pen.wall(26.0, 22.0, 11.0, 14.0).gable(31.5, 22.0, 11.0, 9.0).windows(
        (29.0, 25.0),
        (3, 2.6),
        (2, 5.0),
        3.0,
    );
    pen.wall(46.0, 28.0, 7.0, 9.0).roof(49.5, 28.0, 8.4, 7.0);
    pen.wall(37.0, 17.0, 9.6, 19.0).wall(36.0, 14.0, 11.6, 3.6).spire(41.8, 14.0, 11.0, 11.0).windows(
        (40.6, 20.0),
        (2, 2.6),
        (2, 6.0),
        3.6,
    );
    pen.wall(10.0, 24.0, 6.0, 14.0).spire(13.0, 24.0, 7.0, 10.0).waves(2.0, 57.2, 57.0, 1);
}

/// The minster, the highest of all.
pub(crate) fn ulm(pen: &mut Pen) {
    for cx in [47.0, 54.0] {
        pen.wall(cx - 2.4, 30.0, 4.8, 26.0).spire(cx, 30.0, 5.0, 12.0);
    }
    pen.house(31.0, 37.0, 21.0).hip(29.0, 37.0, 25.0, 10.0, 1.0).tiles(32.0, 30.5, 20.0, 2, 3.4).windows(
        (39.0, 41.0),
        (4, 3.6),
        (1, 0.0),
        8.0,
    );
    pen.wall(5.0, 42.0, 10.0, 14.0).hip(4.0, 42.0, 11.0, 5.0, 4.0).windows(
        (8.0, 46.0),
        (2, 3.6),
        (1, 0.0),
        5.0,
    );
    pen.house(14.0, 30.0, 19.0).wall(17.0, 17.0, 13.0, 13.0).spire(23.5, 17.0, 12.0, 15.5);
    pen.raw("line", "M13 30h21M16 17h15M19.8 12.5l4 -2.5M21.3 8l2.6-1.6M20.5 15l5-3");
    for (cx, y, h) in [(14.5, 30.0, 7.0), (32.5, 30.0, 7.0), (17.5, 17.0, 5.0), (29.5, 17.0, 5.0)] {
        pen.spire(cx, y, 2.6, h);
    }
    pen.windows((20.0, 20.0), (3, 3.5), (1, 0.0), 8.0)
        .windows((18.0, 33.0), (4, 3.7), (1, 0.0), 9.0)
        .arch(23.5, GROUND, 9.0, 10.0);
    pen.ground(2.0, 60.0);
}

/// The town hall and the Perlach tower.
pub(crate) fn augsburg(pen: &mut Pen) {
    pen.house(4.0, 17.0, 10.0)
        .wall(5.4, 10.0, 7.2, 7.0)
        .onion(9.0, 10.0, 7.2, 8.0)
        .line(&[(3.0, 17.0), (15.0, 17.0)])
        .line(&[(4.0, 36.0), (14.0, 36.0)]);
    pen.windows((8.0, 21.0), (2, 2.4), (3, 8.0), 4.0).raw("line", "M9 12a1.8 1.8 0 1 0 .1 0");
    pen.house(18.0, 30.0, 40.0).windows((22.0, 34.0), (2, 3.4), (3, 7.0), 4.0).windows(
        (51.0, 34.0),
        (2, 3.4),
        (3, 7.0),
        4.0,
    );
    for cx in [24.0, 52.0] {
        pen.wall(cx - 4.0, 21.0, 8.0, 9.0).onion(cx, 21.0, 8.0, 9.0).windows(
            (cx - 1.4, 23.0),
            (2, 2.8),
            (1, 0.0),
            4.0,
        );
    }
    pen.house(29.0, 19.0, 18.0)
        .gable(38.0, 19.0, 20.0, 10.0)
        .raw("line", "M38 12.5a2.2 2.2 0 1 0 .1 0M38 9V5.5M29 26h18M29 40h18");
    pen.windows((32.0, 21.0), (5, 3.0), (1, 0.0), 3.6)
        .windows((32.0, 29.0), (5, 3.0), (1, 0.0), 7.0)
        .windows((32.0, 43.0), (2, 3.0), (1, 0.0), 5.0)
        .windows((41.0, 43.0), (2, 3.0), (1, 0.0), 5.0);
    pen.arch(38.0, GROUND, 4.6, 9.0).ground(0.0, 60.0);
}

/// Our Lady's two domes.
pub(crate) fn muenchen(pen: &mut Pen) {
    pen.house(22.0, 35.0, 32.0).hip(20.0, 35.0, 36.0, 17.0, 2.0).tiles(23.0, 22.0, 29.0, 4, 3.4).windows(
        (42.0, 40.0),
        (3, 4.4),
        (1, 0.0),
        10.0,
    );
    for cx in [13.0, 34.0] {
        pen.house(cx - 6.0, 18.0, 12.0)
            .line(&[(cx - 6.0, 28.0), (cx + 6.0, 28.0)])
            .line(&[(cx - 6.0, 40.0), (cx + 6.0, 40.0)]);
        pen.wall(cx - 5.0, 13.0, 10.0, 5.0).onion(cx, 13.0, 10.0, 11.0);
        pen.windows((cx - 2.2, 20.0), (2, 4.4), (1, 0.0), 5.4)
            .windows((cx - 2.2, 31.0), (2, 4.4), (1, 0.0), 5.4)
            .windows((cx, 44.0), (1, 0.0), (1, 0.0), 7.0);
    }
    pen.wall(19.0, 30.0, 9.0, 26.0)
        .gable(23.5, 30.0, 9.0, 8.0)
        .raw("line", "M23.5 32a2.4 2.4 0 1 0 .1 0")
        .arch(23.5, GROUND, 4.6, 9.0);
    pen.ground(2.0, 60.0);
}

/// St Lorenz with its octagon.
pub(crate) fn kempten(pen: &mut Pen) {
    pen.wall(36.0, 27.0, 18.0, 29.0)
        .dome(45.0, 27.0, 19.0, 11.0)
        .wall(43.0, 12.5, 4.0, 4.0)
        .onion(45.0, 12.5, 4.4, 5.0)
        .windows((46.0, 32.0), (2, 4.0), (2, 10.0), 5.0);
    pen.house(14.0, 32.0, 14.0)
        .gable(21.0, 32.0, 14.0, 8.0)
        .windows((18.4, 36.0), (2, 5.2), (1, 0.0), 6.0)
        .arch(21.0, GROUND, 5.4, 9.0);
    for cx in [10.0, 32.0] {
        pen.house(cx - 5.0, 26.0, 10.0)
            .wall(cx - 4.0, 15.0, 8.0, 11.0)
            .line(&[(cx - 6.0, 26.0), (cx + 6.0, 26.0)])
            .line(&[(cx - 5.0, 15.0), (cx + 5.0, 15.0)]);
        pen.dome(cx, 15.0, 8.4, 5.0).wall(cx - 1.8, 7.0, 3.6, 3.6).onion(cx, 7.0, 4.0, 5.0);
        pen.windows((cx - 1.4, 17.6), (2, 2.8), (1, 0.0), 5.0).windows(
            (cx - 1.4, 30.0),
            (2, 2.8),
            (2, 10.0),
            5.0,
        );
    }
    pen.ground(1.0, 59.0);
}

/// The Golden Roof before the Nordkette.
pub(crate) fn innsbruck(pen: &mut Pen) {
    pen.raw("land", "M0 42 7 25l5 5 9-18 6 8 5-5 9 16 6-9 6 11 7 9z");
    pen.raw(
        "line",
        "M21 12l2 9 3-1 1 5M32 15l2 8 3 2M47 22l1 7 3 2M7 25l2 7M15 24l4 8M12 30l-4 6M41 31l-4 5",
    );
    pen.house(4.0, 35.0, 11.0).roof(9.5, 35.0, 13.0, 6.0).windows((7.0, 39.0), (2, 4.4), (2, 7.0), 3.6);
    pen.house(45.0, 33.0, 11.0).roof(50.5, 33.0, 13.0, 7.0).windows((48.0, 37.0), (2, 4.4), (2, 7.0), 3.6);
    pen.house(14.0, 28.0, 32.0)
        .roof(30.0, 28.0, 35.0, 12.0)
        .windows((17.5, 33.0), (1, 0.0), (3, 7.0), 3.6)
        .windows((42.5, 33.0), (1, 0.0), (3, 7.0), 3.6);
    pen.raw("gold", "M22 28h16l4 10.5H18z")
        .raw("shade", "M34 28h4l4 10.5h-6z")
        .raw("line", "M20.7 31.5h18.6M19.4 35h21.2M25 28l-2 10.5M30 28v10.5M35 28l2 10.5");
    pen.wall(20.5, 38.5, 19.0, 9.5).raw("line", "M20.5 43.5h19").windows(
        (23.6, 38.8),
        (5, 3.2),
        (1, 0.0),
        4.4,
    );
    pen.arch(25.5, GROUND, 6.0, 7.0).arch(34.5, GROUND, 6.0, 7.0).ground(0.0, 60.0);
}

/// The fortress on the hill, the cathedral at its foot.
pub(crate) fn salzburg(pen: &mut Pen) {
    pen.raw("land", "M0 56c3-7 6-13 12-17l3-12h31l5 11c5 4 7 10 9 18z");
    pen.raw("line", "M12 40l3-9M9 48l3-7M19 38l1-8M43 30l3 9M49 37l4 9M38 29l1 8M28 30v5");
    pen.wall(13.0, 20.0, 35.0, 8.0).teeth(13.6, 20.0, 9, 3.9).windows((17.0, 23.0), (7, 4.6), (1, 0.0), 2.6);
    pen.wall(22.0, 11.0, 17.0, 12.0).hip(21.0, 11.0, 19.0, 6.0, 4.0).windows(
        (25.0, 14.0),
        (4, 3.8),
        (1, 0.0),
        4.0,
    );
    pen.wall(12.0, 15.0, 6.0, 11.0)
        .spire(15.0, 15.0, 7.0, 7.0)
        .wall(42.0, 14.0, 7.0, 12.0)
        .spire(45.5, 14.0, 8.0, 8.0);
    pen.wall(26.0, 44.0, 9.0, 12.0).dome(30.5, 44.0, 11.0, 7.5).line(&[(30.5, 36.5), (30.5, 34.0)]);
    for cx in [21.5, 39.5] {
        pen.house(cx - 3.4, 43.0, 6.8).onion(cx, 43.0, 6.8, 8.0).windows((cx, 46.0), (1, 0.0), (1, 0.0), 5.0);
    }
    pen.arch(30.5, GROUND, 4.0, 6.0)
        .house(4.0, 48.0, 11.0)
        .roof(9.5, 48.0, 13.0, 5.5)
        .house(46.0, 48.0, 10.0)
        .roof(51.0, 48.0, 12.0, 5.5)
        .ground(0.0, 60.0);
}

/// The cathedral's domes where three rivers meet.
pub(crate) fn passau(pen: &mut Pen) {
    pen.wall(30.0, 24.0, 14.0, 20.0)
        .dome(37.0, 24.0, 15.0, 11.0)
        .wall(35.0, 9.5, 4.0, 4.0)
        .onion(37.0, 9.5, 4.4, 5.0)
        .windows((34.0, 27.0), (3, 3.0), (1, 0.0), 5.0);
    pen.wall(26.0, 33.0, 24.0, 12.0).hip(25.0, 33.0, 27.0, 4.0, 2.0).windows(
        (33.0, 37.0),
        (4, 4.2),
        (1, 0.0),
        5.0,
    );
    for cx in [12.0, 26.0] {
        pen.wall(cx - 4.4, 23.0, 8.8, 22.0).onion(cx, 23.0, 8.8, 12.0).windows(
            (cx - 1.4, 26.0),
            (2, 2.8),
            (2, 9.0),
            5.0,
        );
    }
    pen.wall(16.4, 32.0, 5.2, 13.0).gable(19.0, 32.0, 5.4, 5.0).arch(19.0, 45.0, 3.0, 6.0);
    pen.wall(48.0, 38.0, 7.0, 7.0).roof(51.5, 38.0, 9.0, 5.0);
    pen.raw("land", "M0 45h52l8 3.5-9 4H0z")
        .raw("line", "M4 48.5h6M14 49.5h8M30 48.5h9")
        .waves(1.0, 55.2, 58.0, 2);
}

/// The pilgrims' church on the Pöstlingberg, the Danube below.
pub(crate) fn linz(pen: &mut Pen) {
    pen.raw("land", "M0 50c8-3 13-14 22-19 5-2 12-2 17 0 8 4 13 14 21 18v4H0z");
    pen.raw("line", "M12 45l3-5M18 42l2-6M24 44v-5M44 39l3 5M38 38l1 6M50 44l3 4M31 42v4");
    pen.wall(24.0, 20.0, 13.0, 13.0)
        .gable(30.5, 20.0, 13.0, 5.0)
        .hip(23.5, 20.0, 14.0, 3.6, 3.0)
        .windows((28.4, 23.0), (2, 4.4), (1, 0.0), 4.0)
        .arch(30.5, 33.0, 3.6, 5.0);
    for cx in [22.0, 39.0] {
        pen.wall(cx - 3.6, 17.0, 7.2, 16.0).onion(cx, 17.0, 7.2, 11.0).windows(
            (cx, 20.0),
            (1, 0.0),
            (2, 6.0),
            4.0,
        );
    }
    for (x, y) in [(3.0, 46.0), (13.0, 47.5), (38.0, 47.5), (49.0, 46.0)] {
        pen.wall(x, y, 8.0, 53.0 - y).roof(x + 4.0, y, 9.6, 4.6);
    }
    pen.wall(24.0, 46.0, 6.0, 7.0)
        .onion(27.0, 46.0, 6.0, 7.0)
        .raw("line", "M0 53h60")
        .waves(1.0, 55.4, 58.0, 2);
}
