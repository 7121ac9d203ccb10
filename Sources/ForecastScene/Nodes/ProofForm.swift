/// The measures of the proof page: shares of the page's shorter side for the corners, units for all else.
enum ProofForm {
  static let cornerInset = 0.1
  static let cornerRadius = 0.055
  /// A ring's stroke and the dot in its middle, in units.
  static let ringStroke = 0.25
  static let dot = 0.35
  /// Units on the shorter side: as a page without large text has.
  static let unitsAcross = 56.0
  static let uprightUnitsAcross = 72.0
  /// From one baseline to the next.
  static let title = 3.4
  static let titleGap = 3.6
  /// Between the corners' rings and all else.
  static let cornerGap = 2.0
  static let line = 2.7
  static let gap = 1.4
  static let fact = 2.3
  static let factLabel = 11.0
  /// A patch of ink, and the words under it.
  static let inkHeight = 3.0
  static let inkGap = 0.6
  static let words = 1.7
  /// Bars of one thickness: how many, how far apart in their own thickness, how high.
  static let bars = 6
  static let barHeight = 3.0
}
