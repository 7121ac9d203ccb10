/// How the program ends, as the shell sees it.
enum ExitCode: Int32, CaseIterable, Sendable {
  case fine = 0
  case usage = 2
  case answerRefused = 65
  case fileMissing = 66
  case unreachable = 69
  case temporary = 75
  case keyRefused = 77
  case setUp = 78

  /// For the help.
  var meaning: String {
    switch self {
    case .fine: "Fine."
    case .usage: "The command line is wrong, or a value is out of range."
    case .answerRefused: "The service's answer can't be used."
    case .fileMissing: "A file is missing."
    case .unreachable: "The host can't be reached."
    case .temporary: "A failure that may pass: a timeout, too many requests, a service in trouble."
    case .keyRefused: "The service refuses the key."
    case .setUp: "Permissions or set-up: a file that can't be read or written, a missing font or display."
    }
  }
}
