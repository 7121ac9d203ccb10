/// Clicks at each hour crossed. Its device opens at the first touch and closes ten seconds after the last, so that rest costs
/// nothing; opening may take a moment and happens on a thread of its own.
struct TickSound {
  /// Seconds from the last touch or crossing until the device is given back.
  static let keepOpen = 10.0

  private let isWanted: Bool
  private let device: any TickDevice
  private var limit = TickLimit()
  private var closing: Double?

  init(_ choice: RunSettings.Tick, device: any TickDevice) {
    isWanted = choice != .off
    self.device = device
  }

  /// When the device is due to be closed; nil while it is not open.
  var wake: Double? { closing }

  /// A finger came down: hours may be crossed soon.
  mutating func touched(at t: Double) { keepOpen(at: t) }

  /// Hours were crossed.
  mutating func crossed(_ count: Int, at t: Double) {
    guard isWanted, count > 0 else { return }
    keepOpen(at: t)
    if limit.allows(at: t) { device.click() }
  }

  /// Closes the device when it is due.
  mutating func rest(at t: Double) {
    guard let closing, t >= closing else { return }
    device.close()
    self.closing = nil
  }

  private mutating func keepOpen(at t: Double) {
    guard isWanted else { return }
    if closing == nil { device.open() }
    closing = t + Self.keepOpen
  }
}

/// Something that clicks. No call waits.
protocol TickDevice: AnyObject {
  func open()
  func click()
  func close()
}
