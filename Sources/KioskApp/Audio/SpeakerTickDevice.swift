import CSDL2

/// SDL's sound device, used from a task of its own: opening one can take a tenth of a second.
final class SpeakerTickDevice: TickDevice {
  private enum Request {
    case open
    case click
    case close
  }

  private let requests: AsyncStream<Request>.Continuation

  init() {
    let (stream, continuation) = AsyncStream.makeStream(of: Request.self, bufferingPolicy: .bufferingNewest(16))
    requests = continuation
    Task.detached(priority: .userInitiated) {
      var speaker = Speaker()
      for await request in stream {
        switch request {
        case .open: speaker.open()
        case .click: speaker.click()
        case .close: speaker.close()
        }
      }
      speaker.close()
    }
  }

  deinit { requests.finish() }

  func open() { requests.yield(.open) }
  func click() { requests.yield(.click) }
  func close() { requests.yield(.close) }
}

/// The device itself; zero is none.
private struct Speaker {
  private var device: SDL_AudioDeviceID = 0
  private var hasFailed = false

  mutating func open() {
    guard device == 0, !hasFailed else { return }
    guard SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 else { return fail() }
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(TickWave.sampleRate)
    wanted.format = SDL_AudioFormat(AUDIO_S16SYS)
    wanted.channels = 1
    // 5 ms: the click has to be heard with the hour it belongs to.
    wanted.samples = 256
    device = SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
    guard device != 0 else {
      SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
      return fail()
    }
    SDL_PauseAudioDevice(device, 0)
  }

  /// Without a device the page is silent; it is not tried again.
  private mutating func fail() {
    hasFailed = true
    Log.line("no sound: \(String(cString: SDL_GetError()))")
  }

  func click() {
    guard device != 0 else { return }
    // A click that would come late is worse than none.
    SDL_ClearQueuedAudio(device)
    TickWave.samples.withUnsafeBytes { _ = SDL_QueueAudio(device, $0.baseAddress, UInt32($0.count)) }
  }

  mutating func close() {
    guard device != 0 else { return }
    SDL_CloseAudioDevice(device)
    SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO))
    device = 0
  }
}
