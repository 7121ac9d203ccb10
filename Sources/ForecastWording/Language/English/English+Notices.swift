import ForecastScene

extension English {
  var failedTitle: String { "No forecast could be printed" }
  var waitingTitle: String { "Waiting for the clock" }
  var waitingExplanation: String { "The time is not known yet. The page appears by itself as soon as it is." }
  var retry: String { "Retry now" }
  var skyHead: String { "What needs no forecast" }
  var tryingNow: String { "Trying again now." }
  var moonFact: String { "Moon" }
  var fullMoonFact: String { "Next full moon" }

  func daysTo(_ turn: SeasonTurn.Kind) -> String { turn.isEquinox ? "Days to equinox" : "Days to solstice" }

  func explanation(_ kind: FailureKind?) -> String {
    switch kind {
    case .dns: "The weather service could not be found. The network may be down."
    case .refused: "The weather service refused the connection."
    case .timeout: "The weather service did not answer."
    case .tls: "No safe connection to the weather service could be made."
    case .portal: "The network wants someone to sign in before it lets a forecast through."
    case .rateLimited: "The weather service has been asked too often and wants to be left alone for a while."
    case .unauthorized: "The weather service did not accept the key."
    case .outsideCoverage: "The weather service does not cover this place."
    case .malformed: "The answer of the weather service could not be read."
    case .empty: "The answer of the weather service held no forecast."
    case .missingFile: "The file with the forecast is missing."
    case nil: "The weather service gave no forecast."
    }
  }

  func tryingAgain(in wait: Wait) -> String {
    switch wait {
    case .minutes(let number): "Trying again in \(count(number, "minute"))."
    case .hours(let number): "Trying again in \(count(number, "hour"))."
    }
  }

  func reason(_ reason: String, attempts: Int) -> String {
    let attempt: String? =
      switch attempts {
      case ...1: nil
      case 2...10: "\(English.ordinals[attempts - 2]) attempt"
      default: "attempt \(attempts)"
      }
    return [reason, attempt].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static let ordinals = [
    "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]
}
