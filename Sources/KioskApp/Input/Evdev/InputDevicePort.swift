import CLinux

/// An open input device: what it says, and what it answers.
protocol InputDevicePort: AnyObject {
  /// What the loop waits for.
  var file: Int32 { get }
  /// Takes what has been reported; never waits.
  func read(into events: UnsafeMutableBufferPointer<input_event>) -> InputReading
  /// The value an axis has now; nil where there is no such axis or no such device any more.
  func value(ofAxis axis: Int32) -> Int32?
  /// The values that the slots of a touch panel have now for a code; how many it has told, 0 where it can't.
  func slots(of code: Int32, into values: UnsafeMutableBufferPointer<Int32>) -> Int
  /// Whether a key or a button is down now.
  func isDown(_ key: Int32) -> Bool
  /// Has what it says told to nobody else, or to everybody again; false where somebody else has it already.
  func grab(_ isGrabbed: Bool) -> Bool
}

/// What a look at a device has brought.
enum InputReading: Equatable {
  case events(Int)
  case nothing
  /// The device is no more, or this process may not hear it any more.
  case gone
}
