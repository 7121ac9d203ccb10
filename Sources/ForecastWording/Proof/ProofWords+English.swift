extension ProofWords {
  static let english = ProofWords(
    title: "Proof",
    touchCorners:
      "Is the page upright, and are all four rings whole? Touch the middle of each ring, the red one first.",
    leave: "The page comes back by itself in a minute, or by Escape.",
    isRight: "Touch lies where the picture is: nothing has to be set.",
    isTurned: "The digitiser is turned against the picture.",
    isStretched: "Touch lies beside the picture.",
    isUnclear: "These touches do not fit together. Touch the rings again, slowly, one after the other.",
    put: "Add to ALMANAC_OPTIONS in /etc/almanac/almanac.env:",
    names: Names(
      output: "Output", renderer: "Renderer", page: "Page", touch: "Touch", input: "Input", frame: "Frame",
      wakeUps: "Wake-ups", reach: "Read from"))
}
