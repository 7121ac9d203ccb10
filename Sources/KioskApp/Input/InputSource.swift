import ForecastScene
import Glibc

/// What a device reported, and when it happened by the kernel's monotonic clock.
struct TimedEvent: Sendable {
  let event: SceneEvent
  /// Seconds of the machine's monotonic clock.
  let time: Double
}

/// Devices that are read without a window system: files to wait for, and what they have said.
protocol InputSource: AnyObject {
  /// What the loop waits for.
  var waited: [pollfd] { get }
  /// Everything that has happened since the last call, oldest first; never waits.
  func read() -> [TimedEvent]
  /// Calls off every contact: whoever looks at the page does not see it any more.
  func cancelAll() -> [TimedEvent]
  /// Lets go of the devices, since another console is shown, and calls off every contact.
  func leave() -> [TimedEvent]
  /// Takes the devices again.
  func comeBack()
  /// When a sensor among the devices last noticed somebody; nil where none has.
  var presence: Double? { get }
  /// The console that a key combination asked for since the last call.
  func takeConsole() -> Int?
  /// Where the mouse stands; nil where no mouse can.
  var mouse: MousePointer? { get }
  /// What is read, for the proof page.
  var described: [String] { get }
  /// Has touches told as they come from the digitiser, while they are being proved.
  func setCalibrated(_ isCalibrated: Bool)
}

extension InputSource {
  func leave() -> [TimedEvent] { cancelAll() }
  func comeBack() {}
  var presence: Double? { nil }
  func takeConsole() -> Int? { nil }
  var mouse: MousePointer? { nil }
  var described: [String] { [] }
  func setCalibrated(_ isCalibrated: Bool) {}
}
