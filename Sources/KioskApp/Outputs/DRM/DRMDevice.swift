import ForecastScene

/// What showing pages asks of a graphics card: a real one, or one made of memory.
protocol DRMDevice: AnyObject {
  /// For errors and the log.
  var path: String { get }
  /// Becomes readable when a flip has happened.
  var file: Int32 { get }
  /// Whether the card counts the refreshes of its display. Without that a flip is not tied to one: it brings nothing.
  var countsRefreshes: Bool { get }

  /// Makes memory that the card can show, as large as the mode; black at first.
  func makeBuffer(width: Int, height: Int) throws(PanelError) -> DRMBuffer
  /// Sets the mode, showing a buffer.
  func show(_ buffer: DRMBuffer) throws(KernelError)
  /// Shows another buffer from the next refresh on, and reports then.
  func flip(to buffer: DRMBuffer) throws(KernelError)
  /// Says which rectangles of a buffer that is shown have been written; cards that keep a copy of it need that.
  func markWritten(_ damage: Damage, of buffer: DRMBuffer) throws(KernelError)
  /// The flips that have been reported since the last call.
  func takeFlips() throws(KernelError) -> DRMFlips

  /// Switches the display off or on.
  func setDark(_ isDark: Bool) throws(KernelError)
  /// Lets somebody else be master of the card.
  func release()
  /// Becomes master of the card again.
  func acquire() throws(KernelError)
  /// Gives a buffer's memory back.
  func dispose(of buffer: DRMBuffer)
  /// Shows again what was shown before the first mode was set.
  func restore()
}

/// Memory that a card can show.
struct DRMBuffer {
  /// The kernel's numbers of the picture and of its memory.
  let picture: UInt32
  let handle: UInt32
  let format: PixelFormat
  let memory: PanelMemory
}

/// What a card has reported.
struct DRMFlips: Equatable {
  /// How many flips have happened.
  var count = 0
  /// When the last of them did, in the machine's seconds; nil where it was not told.
  var time: Double?
}
