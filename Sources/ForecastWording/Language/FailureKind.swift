/// The kinds of failure that have an explanation of their own.
enum FailureKind: String, CaseIterable, Hashable, Sendable {
  case dns
  case refused
  case timeout
  case tls
  case portal
  case rateLimited = "rate-limited"
  case unauthorized
  case outsideCoverage = "outside-coverage"
  case malformed
  case empty
  case missingFile = "missing-file"
}
