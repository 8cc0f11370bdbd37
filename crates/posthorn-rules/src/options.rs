//! What a table may choose: the differences between the published texts (V1–V5).

/// V1: what the all-regions tile asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum AllRegions {
    /// An office in every region other than Baiern.
    #[default]
    OutsideBaiern,
    /// An office in every region, Baiern included.
    EveryRegion,
}

/// V2: which routes take a lower length tile when their own pile is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum LengthFallback {
    /// All routes.
    #[default]
    Any,
    /// Only routes of seven or more.
    SevenPlus,
}

/// V3: how the game ends once the end is triggered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum FinalRound {
    /// The round is played to its end.
    #[default]
    FinishRound,
    /// Every other player has exactly one more turn.
    OneMoreEach,
}

/// V5: whether other players see the values of a player's tiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "snake_case"))]
pub enum TileValues {
    /// They lie face down until the end.
    #[default]
    Hidden,
    /// They stay open.
    Open,
}

/// The rules a table plays by. The default is the Classic preset.
///
/// ```
/// use posthorn_rules::{Options, TileValues};
///
/// let open = Options { tile_values: TileValues::Open, ..Options::CLASSIC };
/// assert_ne!(open, Options::CLASSIC);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(default, deny_unknown_fields)
)]
pub struct Options {
    /// V1.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::strict::word"))]
    pub all_regions: AllRegions,
    /// V2.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::strict::word"))]
    pub length_fallback: LengthFallback,
    /// V3.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::strict::word"))]
    pub final_round: FinalRound,
    /// V5.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::strict::word"))]
    pub tile_values: TileValues,
}

impl Options {
    /// V4: the defaults.
    pub const CLASSIC: Options = Options {
        all_regions: AllRegions::OutsideBaiern,
        length_fallback: LengthFallback::Any,
        final_round: FinalRound::FinishRound,
        tile_values: TileValues::Hidden,
    };

    /// V4: every region counts for the all-regions tile.
    pub const INTERNATIONAL: Options = Options { all_regions: AllRegions::EveryRegion, ..Options::CLASSIC };

    /// V4: the Icelandic text's ways.
    pub const ICELANDIC: Options = Options {
        all_regions: AllRegions::EveryRegion,
        length_fallback: LengthFallback::SevenPlus,
        final_round: FinalRound::OneMoreEach,
        tile_values: TileValues::Hidden,
    };

    /// The presets with their names.
    pub const PRESETS: [(&str, Options); 3] = [
        ("Classic", Options::CLASSIC),
        ("International", Options::INTERNATIONAL),
        ("Icelandic", Options::ICELANDIC),
    ];
}
