extension Option {
  /// The proof page, in the place of the page.
  static let proof = Option(
    "proof", help: "Begins with the proof page: corners to touch, inks and rules to look at, what was chosen."
  ) { $0.run.showsProof = true }

  /// How the input devices of a bare console lie over the panel.
  static let inputOptions: [Option] = [
    proof,
    Option(
      "touch-matrix", "MATRIX", .touchMatrix,
      help: "Calibrates touch on a bare console: libinput's six numbers, such as 0,-1,1,1,0,0."
    ) { $0.run.input.matrix = $1 },
    Option(
      "touch-rotate", "DEGREES", .quarterTurn,
      help: "How the digitiser is mounted on its panel, clockwise: 0, 90, 180 or 270 (0)."
    ) { $0.run.input.digitiserTurn = $1 },
    Option(
      "knob", "DEVICE", .text("a device's name or its file", length: 1...255),
      help: "Takes this input device for a knob, where it can't be told by what it reports."
    ) { $0.run.input.knob = $1 },
  ]
}

extension Reader where Value == TouchMatrix {
  fileprivate static let touchMatrix = Reader(
    expected: "six numbers that do not lay all touches on a line, such as 0,-1,1,1,0,0"
  ) { TouchMatrix($0) }
}

extension Reader where Value == QuarterTurn {
  fileprivate static let quarterTurn = Reader(expected: "one of 0, 90, 180, 270") { text in
    QuarterTurn.allCases.first { String($0.rawValue) == text }
  }
}
