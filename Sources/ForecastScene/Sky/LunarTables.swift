/// The periodic terms of the moon's motion.
///
/// Source: Meeus, "Astronomical Algorithms", 2nd edition, tables 47.A and 47.B, after M. Chapront-Touzé and J. Chapront, ELP-2000/82.
enum LunarTables {
  /// How often each argument goes into a term's angle, and the term's size.
  struct Term: Sendable {
    let elongation: Double
    let sunAnomaly: Double
    let moonAnomaly: Double
    let nodeDistance: Double
    /// Of the sine, in 10⁻⁶ degrees.
    let sine: Double
    /// Of the cosine, in metres.
    let cosine: Double

    init(_ d: Double, _ m: Double, _ mMoon: Double, _ f: Double, _ sine: Double, _ cosine: Double = 0) {
      elongation = d
      sunAnomaly = m
      moonAnomaly = mMoon
      nodeDistance = f
      self.sine = sine
      self.cosine = cosine
    }
  }

  /// Table 47.A: the sines make the longitude, the cosines the distance.
  static let longitudeAndDistance = [
    Term(0, 0, 1, 0, 6_288_774, -20_905_355),
    Term(2, 0, -1, 0, 1_274_027, -3_699_111),
    Term(2, 0, 0, 0, 658_314, -2_955_968),
    Term(0, 0, 2, 0, 213_618, -569_925),
    Term(0, 1, 0, 0, -185_116, 48_888),
    Term(0, 0, 0, 2, -114_332, -3_149),
    Term(2, 0, -2, 0, 58_793, 246_158),
    Term(2, -1, -1, 0, 57_066, -152_138),
    Term(2, 0, 1, 0, 53_322, -170_733),
    Term(2, -1, 0, 0, 45_758, -204_586),
    Term(0, 1, -1, 0, -40_923, -129_620),
    Term(1, 0, 0, 0, -34_720, 108_743),
    Term(0, 1, 1, 0, -30_383, 104_755),
    Term(2, 0, 0, -2, 15_327, 10_321),
    Term(0, 0, 1, 2, -12_528, 0),
    Term(0, 0, 1, -2, 10_980, 79_661),
    Term(4, 0, -1, 0, 10_675, -34_782),
    Term(0, 0, 3, 0, 10_034, -23_210),
    Term(4, 0, -2, 0, 8_548, -21_636),
    Term(2, 1, -1, 0, -7_888, 24_208),
    Term(2, 1, 0, 0, -6_766, 30_824),
    Term(1, 0, -1, 0, -5_163, -8_379),
    Term(1, 1, 0, 0, 4_987, -16_675),
    Term(2, -1, 1, 0, 4_036, -12_831),
    Term(2, 0, 2, 0, 3_994, -10_445),
    Term(4, 0, 0, 0, 3_861, -11_650),
    Term(2, 0, -3, 0, 3_665, 14_403),
    Term(0, 1, -2, 0, -2_689, -7_003),
    Term(2, 0, -1, 2, -2_602, 0),
    Term(2, -1, -2, 0, 2_390, 10_056),
    Term(1, 0, 1, 0, -2_348, 6_322),
    Term(2, -2, 0, 0, 2_236, -9_884),
    Term(0, 1, 2, 0, -2_120, 5_751),
    Term(0, 2, 0, 0, -2_069, 0),
    Term(2, -2, -1, 0, 2_048, -4_950),
    Term(2, 0, 1, -2, -1_773, 4_130),
    Term(2, 0, 0, 2, -1_595, 0),
    Term(4, -1, -1, 0, 1_215, -3_958),
    Term(0, 0, 2, 2, -1_110, 0),
    Term(3, 0, -1, 0, -892, 3_258),
    Term(2, 1, 1, 0, -810, 2_616),
    Term(4, -1, -2, 0, 759, -1_897),
    Term(0, 2, -1, 0, -713, -2_117),
    Term(2, 2, -1, 0, -700, 2_354),
    Term(2, 1, -2, 0, 691, 0),
    Term(2, -1, 0, -2, 596, 0),
    Term(4, 0, 1, 0, 549, -1_423),
    Term(0, 0, 4, 0, 537, -1_117),
    Term(4, -1, 0, 0, 520, -1_571),
    Term(1, 0, -2, 0, -487, -1_739),
    Term(2, 1, 0, -2, -399, 0),
    Term(0, 0, 2, -2, -381, -4_421),
    Term(1, 1, 1, 0, 351, 0),
    Term(3, 0, -2, 0, -340, 0),
    Term(4, 0, -3, 0, 330, 0),
    Term(2, -1, 2, 0, 327, 0),
    Term(0, 2, 1, 0, -323, 1_165),
    Term(1, 1, -1, 0, 299, 0),
    Term(2, 0, 3, 0, 294, 0),
    Term(2, 0, -1, -2, 0, 8_752),
  ]

  /// Table 47.B: the sines make the latitude.
  static let latitude = [
    Term(0, 0, 0, 1, 5_128_122),
    Term(0, 0, 1, 1, 280_602),
    Term(0, 0, 1, -1, 277_693),
    Term(2, 0, 0, -1, 173_237),
    Term(2, 0, -1, 1, 55_413),
    Term(2, 0, -1, -1, 46_271),
    Term(2, 0, 0, 1, 32_573),
    Term(0, 0, 2, 1, 17_198),
    Term(2, 0, 1, -1, 9_266),
    Term(0, 0, 2, -1, 8_822),
    Term(2, -1, 0, -1, 8_216),
    Term(2, 0, -2, -1, 4_324),
    Term(2, 0, 1, 1, 4_200),
    Term(2, 1, 0, -1, -3_359),
    Term(2, -1, -1, 1, 2_463),
    Term(2, -1, 0, 1, 2_211),
    Term(2, -1, -1, -1, 2_065),
    Term(0, 1, -1, -1, -1_870),
    Term(4, 0, -1, -1, 1_828),
    Term(0, 1, 0, 1, -1_794),
    Term(0, 0, 0, 3, -1_749),
    Term(0, 1, -1, 1, -1_565),
    Term(1, 0, 0, 1, -1_491),
    Term(0, 1, 1, 1, -1_475),
    Term(0, 1, 1, -1, -1_410),
    Term(0, 1, 0, -1, -1_344),
    Term(1, 0, 0, -1, -1_335),
    Term(0, 0, 3, 1, 1_107),
    Term(4, 0, 0, -1, 1_021),
    Term(4, 0, -1, 1, 833),
    Term(0, 0, 1, -3, 777),
    Term(4, 0, -2, 1, 671),
    Term(2, 0, 0, -3, 607),
    Term(2, 0, 2, -1, 596),
    Term(2, -1, 1, -1, 491),
    Term(2, 0, -2, 1, -451),
    Term(0, 0, 3, -1, 439),
    Term(2, 0, 2, 1, 422),
    Term(2, 0, -3, -1, 421),
    Term(2, 1, -1, 1, -366),
    Term(2, 1, 0, 1, -351),
    Term(4, 0, 0, 1, 331),
    Term(2, -1, 1, 1, 315),
    Term(2, -2, 0, -1, 302),
    Term(0, 0, 1, 3, -283),
    Term(2, 1, 1, -1, -229),
    Term(1, 1, 0, -1, 223),
    Term(1, 1, 0, 1, 223),
    Term(0, 1, -2, -1, -220),
    Term(2, 1, -1, -1, -220),
    Term(1, 0, 1, 1, -185),
    Term(2, -1, -2, -1, 181),
    Term(0, 1, 2, 1, -177),
    Term(4, 0, -2, -1, 176),
    Term(4, -1, -1, -1, 166),
    Term(1, 0, 1, -1, -164),
    Term(4, 0, 1, -1, 132),
    Term(1, 0, -1, -1, -119),
    Term(4, -1, 0, -1, 115),
    Term(2, -2, 0, 1, 107),
  ]
}
