/// The hour as the tape counts it.
enum Hour {
  /// Seconds.
  static let length = 3_600.0
}
