import CLinux

/// An output on the bare console, without a window system: what the one poll loop has to know of it.
protocol PanelOutput: DisplayOutput, PanelPower {
  /// For the log, such as "dumb buffer on /dev/dri/card0, HDMI-A-1, 1920x1080 at 60 Hz".
  var summary: String { get }
  /// Hertz; 0 where it is not told.
  var refreshRate: Double { get }
  /// The file that the device reports by, for reading; nil where it reports nothing.
  var file: Int32? { get }
  /// The machine's time in seconds by which it has to have reported; nil while nothing is due.
  var deadline: Double? { get }

  /// Takes what the device reports, after its file has become readable or the deadline has passed: when the last frame was
  /// seen first, in the machine's seconds, if that was reported. Throws `lost` past the deadline.
  func attend(at t: Double) throws(OutputError) -> Double?
  /// Waits for the next refresh of the panel, at most a few of them; false at once where that can't be had.
  func waitForRefresh() -> Bool

  /// Lets go of the panel, since another console is shown. What is presented meanwhile is only drawn.
  func suspend()
  /// Takes the panel back and shows the page on it.
  func resume() throws(OutputError)
}
