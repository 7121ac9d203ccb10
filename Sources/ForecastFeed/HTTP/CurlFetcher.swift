import CCurl
import Synchronization

/// Fetches over HTTP by libcurl: one handle that keeps its connection, one transfer at a time.
public final class CurlFetcher: HTTPFetching {
  /// How much of time and memory an answer may take, and who may give it.
  public struct Limits: Hashable, Sendable {
    /// Seconds until the connection stands.
    public var connect = 10.0
    /// Seconds until the whole answer is there.
    public var total = 30.0
    /// Seconds in which less than 30 bytes a second may come.
    public var silence = 15
    /// Bytes of the decoded body.
    public var body = 2 << 20
    /// Redirects that are followed.
    public var redirects = 5
    /// A file of certificates (PEM) that are trusted like those of the system, for a server with one of its own.
    public var authorities: String?

    /// Makes the limits the almanac uses.
    public init() {}
  }

  private static let isReady: Bool = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  // Handles are not typed as safe to share: `transferring` guards the easy one, and the one function that is called on
  // the multi handle from elsewhere, curl_multi_wakeup, may be.
  nonisolated(unsafe) private let easy: UnsafeMutableRawPointer?
  nonisolated(unsafe) private let multi: UnsafeMutableRawPointer?
  private let transferring = Mutex<Void>(())
  private let isCancelled = Atomic<Bool>(false)
  private let userAgent: String
  private let limits: Limits

  /// Makes a fetcher that calls itself `userAgent`, "name/version (contact)".
  public init(userAgent: String, limits: Limits = Limits()) {
    self.userAgent = userAgent
    self.limits = limits
    easy = Self.isReady ? curl_easy_init() : nil
    multi = Self.isReady ? curl_multi_init() : nil
  }

  deinit {
    if let easy { curl_easy_cleanup(easy) }
    if let multi { curl_multi_cleanup(multi) }
  }

  /// Fetches one answer, following redirects to http and https.
  public func fetch(_ request: HTTPRequest) throws(FeedError) -> HTTPResponse {
    guard let easy, let multi else { throw .misconfigured(.refused, "libcurl can't be started") }
    guard let host = URLText.host(of: request.url) else {
      throw .misconfigured(.refused, "\"\(request.url.prefix { $0 != "?" }.prefix(80))\" is not a URL of http or https")
    }
    let outcome = transferring.withLock { _ in
      let transfer = CurlTransfer(easy: easy, multi: multi, limits: limits)
      return transfer.run(request, userAgent: userAgent) { isCancelled.load(ordering: .acquiring) }
    }
    switch outcome {
    case .answer(let response): return response
    case .failure(let failure): throw failure.error(host: host, limits: limits)
    }
  }

  /// Ends the transfer that runs at once, and refuses all later ones.
  public func cancel() {
    isCancelled.store(true, ordering: .releasing)
    if let multi { curl_multi_wakeup(multi) }
  }
}
