import CCurl

/// One transfer on a borrowed handle.
final class CurlTransfer {
  enum Outcome {
    case answer(HTTPResponse)
    case failure(CurlFailure)
  }

  private let easy: UnsafeMutableRawPointer
  private let multi: UnsafeMutableRawPointer
  private let limits: CurlFetcher.Limits
  private var headers = HTTPHeaders()
  private var body: [UInt8] = []
  private var isTooLarge = false
  private var message = [CChar](repeating: 0, count: Int(CURL_ERROR_SIZE))

  init(easy: UnsafeMutableRawPointer, multi: UnsafeMutableRawPointer, limits: CurlFetcher.Limits) {
    self.easy = easy
    self.multi = multi
    self.limits = limits
  }

  /// Runs the transfer to its end, or until `isCancelled` says so.
  func run(_ request: HTTPRequest, userAgent: String, isCancelled: () -> Bool) -> Outcome {
    curl_easy_reset(easy)
    let list = headerList(request)
    defer { curl_slist_free_all(list) }
    almanac_curl_set_headers(easy, list)
    almanac_curl_set_text(easy, CURLOPT_URL, request.url)
    almanac_curl_set_text(easy, CURLOPT_USERAGENT, userAgent)
    setMethod(request.method)
    setLimits()
    setSinks()
    let code = message.withUnsafeMutableBufferPointer { buffer -> CURLcode? in
      almanac_curl_set_pointer(easy, CURLOPT_ERRORBUFFER, buffer.baseAddress)
      defer { almanac_curl_set_pointer(easy, CURLOPT_ERRORBUFFER, nil) }
      return perform(isCancelled)
    }
    return outcome(code, request)
  }

  /// A redirect keeps the method: it is the same service at another address.
  private func setMethod(_ method: HTTPRequest.Method) {
    guard case .post(let body, _) = method else { return }
    almanac_curl_set_long(easy, CURLOPT_POSTREDIR, Int(CURL_REDIR_POST_301 | CURL_REDIR_POST_302 | CURL_REDIR_POST_303))
    // libcurl copies as many bytes as were announced.
    almanac_curl_set_long(easy, CURLOPT_POSTFIELDSIZE, body.count)
    body.withUnsafeBytes { bytes in
      _ = almanac_curl_set_pointer(
        easy, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress))
    }
  }

  private func headerList(_ request: HTTPRequest) -> UnsafeMutablePointer<curl_slist>? {
    var fields = request.headers
    if !fields.contains(where: { $0.name.lowercased() == "accept" }) {
      fields.append(HTTPHeaders.Field("Accept", "application/json"))
    }
    if case .post(_, let type) = request.method { fields.append(HTTPHeaders.Field("Content-Type", type)) }
    return fields.reduce(nil) { curl_slist_append($0, "\($1.name): \($1.value)") }
  }

  private func setLimits() {
    almanac_curl_set_long(easy, CURLOPT_NOSIGNAL, 1)
    almanac_curl_set_text(easy, CURLOPT_ACCEPT_ENCODING, "gzip")
    almanac_curl_set_text(easy, CURLOPT_PROTOCOLS_STR, "http,https")
    almanac_curl_set_text(easy, CURLOPT_REDIR_PROTOCOLS_STR, "http,https")
    almanac_curl_set_long(easy, CURLOPT_FOLLOWLOCATION, 1)
    almanac_curl_set_long(easy, CURLOPT_MAXREDIRS, limits.redirects)
    almanac_curl_set_long(easy, CURLOPT_CONNECTTIMEOUT_MS, Int(limits.connect * 1_000))
    almanac_curl_set_long(easy, CURLOPT_TIMEOUT_MS, Int(limits.total * 1_000))
    almanac_curl_set_long(easy, CURLOPT_LOW_SPEED_LIMIT, 30)
    almanac_curl_set_long(easy, CURLOPT_LOW_SPEED_TIME, limits.silence)
    // A name look-up that hangs is left to its own thread; else the end of the transfer would wait for it.
    almanac_curl_set_long(easy, CURLOPT_QUICK_EXIT, 1)
    if let authorities = limits.authorities { almanac_curl_set_text(easy, CURLOPT_CAINFO, authorities) }
  }

  private func setSinks() {
    let context = Unmanaged.passUnretained(self).toOpaque()
    almanac_curl_set_pointer(easy, CURLOPT_WRITEDATA, context)
    almanac_curl_set_pointer(easy, CURLOPT_HEADERDATA, context)
    almanac_curl_set_sink(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      CurlTransfer.from(context).takeBody(UnsafeRawBufferPointer(start: bytes, count: size * count))
    }
    almanac_curl_set_sink(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      CurlTransfer.from(context).takeHeader(UnsafeRawBufferPointer(start: bytes, count: size * count))
    }
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> CurlTransfer {
    guard let context else { preconditionFailure("A sink of libcurl is called with the context it was given.") }
    return Unmanaged<CurlTransfer>.fromOpaque(context).takeUnretainedValue()
  }

  private func takeBody(_ bytes: UnsafeRawBufferPointer) -> Int {
    isTooLarge = body.count + bytes.count > limits.body
    if isTooLarge { return 0 }
    body.append(contentsOf: bytes)
    return bytes.count
  }

  private func takeHeader(_ bytes: UnsafeRawBufferPointer) -> Int {
    headers.take(line: String(decoding: bytes, as: UTF8.self))
    return bytes.count
  }

  /// nil when cancelled. The multi interface is used for one thing: its wait can be ended at once from another thread.
  private func perform(_ isCancelled: () -> Bool) -> CURLcode? {
    curl_multi_add_handle(multi, easy)
    defer { curl_multi_remove_handle(multi, easy) }
    var running: Int32 = 0
    while !isCancelled() {
      guard curl_multi_perform(multi, &running) == CURLM_OK else { return CURLE_FAILED_INIT }
      let result = almanac_curl_outcome(multi)
      if result >= 0 { return CURLcode(rawValue: UInt32(result)) }
      curl_multi_poll(multi, nil, 0, 1_000, nil)
    }
    return nil
  }

  private func outcome(_ code: CURLcode?, _ request: HTTPRequest) -> Outcome {
    guard code == CURLE_OK else {
      let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      return .failure(CurlFailure(code: code, isTooLarge: isTooLarge, message: text))
    }
    let url = almanac_curl_get_text(easy, CURLINFO_EFFECTIVE_URL).map { String(cString: $0) }
    let status = almanac_curl_get_long(easy, CURLINFO_RESPONSE_CODE)
    return .answer(HTTPResponse(status: status, headers: headers, body: body, url: url ?? request.url))
  }
}
