/// Where on a graphics card a page is shown: chosen once, then given to the output.
///
/// The card must not be open elsewhere in the process when an output opens it: whoever opens it first is its master.
struct DRMTarget: Equatable, Sendable {
  /// Such as "/dev/dri/card0".
  var cardPath: String
  /// The kernel's numbers of the connector and of the part of the card that feeds it.
  var connector: UInt32
  var crtc: UInt32
  var mode: DisplayMode
  /// For the log, such as "HDMI-A-1".
  var connectorName: String
}
