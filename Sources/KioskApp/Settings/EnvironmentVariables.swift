/// Variables that say what an option says, for whoever starts the almanac by other hands.
///
/// The command line goes before them, the desktop's settings after.
enum EnvironmentVariables {
  /// The variable, and the option without its dashes.
  static let options = [
    (variable: "ALMANAC_TEXT_SCALE", option: "text-scale"), (variable: "ALMANAC_EDITION", option: "edition"),
    (variable: "ALMANAC_CONTRAST", option: "contrast"), (variable: "ALMANAC_REDUCE_MOTION", option: "reduce-motion"),
  ]

  private static let answers = ["1": true, "yes": true, "true": true, "0": false, "no": false, "false": false]

  /// Applies what the environment says. A variable that is empty says nothing.
  static func apply(
    _ options: [String: Option], to settings: inout Settings, from environment: (String) -> String?
  ) throws(UsageError) {
    for (variable, name) in Self.options {
      guard let option = options[name], let text = environment(variable), !text.isEmpty else { continue }
      do throws(Option.Refusal) {
        try apply(option, text, to: &settings)
      } catch {
        throw .badVariable(variable, text: text, expected: error.expected)
      }
    }
  }

  private static func apply(_ option: Option, _ text: String, to settings: inout Settings) throws(Option.Refusal) {
    guard option.placeholder == nil else { return try option.apply(text, &settings) }
    guard let answer = answers[text] else { throw Option.Refusal(expected: "1 or 0") }
    // A no is a choice too: the desktop has no say any more. The one switch among them is that of motion.
    if answer { try option.apply("", &settings) } else { settings.page.chosen.insert(.motion) }
  }
}
