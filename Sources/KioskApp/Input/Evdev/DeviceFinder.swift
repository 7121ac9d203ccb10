/// Tells which input devices there are, and which come and go.
protocol DeviceFinder: AnyObject {
  /// What the loop waits for; nil where nobody tells of devices that come and go.
  var file: Int32? { get }
  /// What has happened since the last call; the first call tells every device that is there. Never waits.
  func news() -> [DeviceNews]
}

/// A device that has come or gone.
enum DeviceNews {
  case found(any InputDevicePort, DeviceTraits)
  /// A device that is there, but may not be read.
  case barred(node: String)
  case gone(node: String)
}
