/// How input devices are laid over the panel.
struct InputSettings: Equatable, Sendable {
  /// libinput's six numbers; nil leaves them to udev's property of the device.
  var matrix: TouchMatrix?
  /// How the digitiser is mounted on its panel.
  var digitiserTurn = QuarterTurn.none
  /// The name or the file of a device that is a knob, where it can't be told by what it reports.
  var knob: String?
}
