import Glibc

/// A speaker on a thread of its own, for opening one can take a tenth of a second. The thread lives while the device is open.
final class SpeakerTickDevice: TickDevice {
  private enum Request: UInt8 {
    case click
    case close
  }

  /// The end of the pipe on which the thread is told what to do; nil while there is no thread.
  private var requests: Int32?

  deinit { close() }

  func open() {
    var ends: [Int32] = [-1, -1]
    guard requests == nil, pipe(&ends) == 0 else { return }
    // The loop never waits: a request that finds the pipe full is dropped.
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    guard Self.startThread(reading: ends[0]) else { return ends.forEach { _ = Glibc.close($0) } }
    requests = ends[1]
  }

  func click() { send(.click) }

  func close() {
    send(.close)
    if let requests { _ = Glibc.close(requests) }
    requests = nil
  }

  private func send(_ request: Request) {
    guard let requests else { return }
    var byte = request.rawValue
    _ = write(requests, &byte, 1)
  }

  private static func startThread(reading file: Int32) -> Bool {
    var thread = pthread_t()
    let code = pthread_create(
      &thread, nil,
      { context in
        SpeakerTickDevice.serve(Int32(Int(bitPattern: context)))
        return nil
      }, UnsafeMutableRawPointer(bitPattern: Int(file)))
    if code == 0 { pthread_detach(thread) }
    return code == 0
  }

  /// Does what it is told until it is told to close, or nobody is left to tell.
  private static func serve(_ file: Int32) {
    var speaker = Speaker()
    var byte = Request.close.rawValue
    while read(file, &byte, 1) == 1, Request(rawValue: byte) == .click { speaker.click() }
    speaker.close()
    _ = Glibc.close(file)
  }
}
