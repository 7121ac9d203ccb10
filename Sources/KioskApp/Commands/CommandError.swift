import ForecastFeed

/// Why a command can't be carried out: what it says, in one line, and how the program ends.
enum CommandError: Error, Equatable {
  case usage(UsageError)
  case fonts(FontError)
  case picture(PNGError)
  case output(OutputError)
  /// A file the command can't do without.
  case file(FeedError)
  case script(String, ReplayScript.Fault)
  /// Nobody takes the answer: a closed pipe, a full disk.
  case unheard
  /// A virtual terminal that can't be put right.
  case console(String)

  var message: String {
    switch self {
    case .usage(let error): error.message
    case .fonts(let error): error.message
    case .picture(let error): error.message
    case .output(let error): error.message
    case .file(let error): error.reason
    case .script(let name, let fault): "\(name), line \(fault.line): \(fault.reason)"
    case .console(let reason): reason
    case .unheard: "the answer can't be written to standard output"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .usage, .script: .usage
    case .fonts, .picture, .output, .console, .unheard: .setUp
    case .file(let error): ExitCode(error)
    }
  }
}

extension ExitCode {
  /// How the program ends when this kept it from a forecast.
  init(_ error: FeedError?) { self = error.map { ExitCode(rawValue: $0.exitCode) ?? .setUp } ?? .fine }
}
