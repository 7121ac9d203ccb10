/// The help of every command, made from the same tables that read the command line.
enum Help {
  /// What `almanac --help` says, or one command's part of it.
  static func text(for command: Command?) -> String {
    guard let command else { return overview }
    let operand = command.operand.map { " \($0)" } ?? ""
    let name = command == .run ? "[run]" : command.rawValue
    var text =
      "Usage: almanac \(name)\(operand)\(command.options.isEmpty ? "" : " [options]")\n\n\(wrapped(command.summary))\n"
    text += section("Options of \(command.rawValue)", command.ownOptions)
    text += section("Where, and from what", command.sourceOptions)
    text += section("Which service", command.serviceOptions)
    return text + section("How the page looks", command.pageOptions)
  }

  private static var overview: String {
    var text = "Usage: almanac [COMMAND] [options]\n\nA weather almanac for wall panels.\n\nCommands\n"
    for command in Command.allCases {
      text += line(command.rawValue + (command.operand.map { " \($0)" } ?? ""), command.summary)
    }
    text += "\n" + wrapped("Without a command the page is shown, as with run.") + "\n"
    text += wrapped("almanac COMMAND --help lists the options of a command.") + "\n"
    text += "\nOther options\n" + line("--help", "This text.") + line("--version", "The version.")
    text += variables
    text += "\nExit codes\n" + ExitCode.allCases.map { line(String($0.rawValue), $0.meaning) }.joined()
    return text
  }

  private static var variables: String {
    EnvironmentVariables.options.reduce("\nEnvironment, where the command line says nothing\n") { text, each in
      text + line(each.variable, "As --\(each.option).")
    }
  }

  private static func section(_ title: String, _ options: [Option]) -> String {
    options.isEmpty
      ? ""
      : options.reduce("\n\(title)\n") { text, option in
        text + line("--\(option.name)" + (option.placeholder.map { " \($0)" } ?? ""), option.help)
      }
  }

  /// A term and its explanation in two columns.
  private static func line(_ term: String, _ explanation: String) -> String {
    let indent = 26
    let head = "  " + term
    let gap = head.count < indent ? blank(indent - head.count) : "\n" + blank(indent)
    return head + gap + wrapped(explanation, indent: indent) + "\n"
  }

  /// Text broken so that no line is wider than 80 characters; the first line begins at the indent.
  private static func wrapped(_ text: String, indent: Int = 0) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, indent + last.count + 1 + word.count <= 80 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + blank(indent))
  }

  private static func blank(_ count: Int) -> String { String(repeating: " ", count: count) }
}
