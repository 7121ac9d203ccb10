import CCurl

/// How a transfer of libcurl ended when it did not end well.
struct CurlFailure {
  /// nil when the almanac ended it.
  let code: CURLcode?
  let isTooLarge: Bool
  /// What libcurl says in detail; may be empty.
  let message: String

  /// The failure in the feed's terms.
  func error(host: String, limits: CurlFetcher.Limits) -> FeedError {
    guard let code else { return .cancelled }
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST: return .hostNotFound(host)
    case CURLE_COULDNT_RESOLVE_PROXY: return .hostNotFound("the proxy's name")
    case CURLE_OPERATION_TIMEDOUT: return .timedOut(detail)
    case CURLE_TOO_MANY_REDIRECTS: return .portal("more than \(limits.redirects) redirects")
    case CURLE_FILESIZE_EXCEEDED: return .tooLarge(limit: limits.body)
    case CURLE_WRITE_ERROR where isTooLarge: return .tooLarge(limit: limits.body)
    case CURLE_PARTIAL_FILE, CURLE_BAD_CONTENT_ENCODING, CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL:
      return .malformed(detail)
    case CURLE_SSL_CACERT_BADFILE:
      return .misconfigured(.tls, limits.authorities == nil ? "\(detail); is ca-certificates installed?" : detail)
    case CURLE_URL_MALFORMAT, CURLE_FAILED_INIT, CURLE_OUT_OF_MEMORY, CURLE_NOT_BUILT_IN:
      return .misconfigured(.refused, detail)
    default: return Self.trust.contains(code.rawValue) ? .untrusted(detail) : .unreachable(detail)
    }
  }

  private static let trust: Set<UInt32> = Set(
    [
      CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
      CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS, CURLE_USE_SSL_FAILED,
    ].map(\.rawValue))

  private var detail: String {
    message.isEmpty ? code.map { String(cString: curl_easy_strerror($0)) } ?? "" : message
  }
}
