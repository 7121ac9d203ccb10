import CSDL2
import Synchronization

/// SDL's sound device, open as long as it lives. Without one everything is silent.
struct Speaker {
  /// Zero is none.
  private var device: SDL_AudioDeviceID = 0

  /// Whether it was said that there is no sound: once is enough.
  private static let isSilenceLogged = Atomic<Bool>(false)

  init() {
    if SDL_InitSubSystem(UInt32(SDL_INIT_AUDIO)) == 0 {
      SDL_ClearError()
      // Opening what is not there makes some sound libraries print pages.
      if SDL_GetNumAudioDevices(0) != 0 { device = Self.openDevice() }
      if device == 0 { SDL_QuitSubSystem(UInt32(SDL_INIT_AUDIO)) }
    }
    if device == 0 { Self.logSilence() } else { SDL_PauseAudioDevice(device, 0) }
  }

  private static func openDevice() -> SDL_AudioDeviceID {
    var wanted = SDL_AudioSpec()
    wanted.freq = Int32(TickWave.sampleRate)
    wanted.format = SDL_AudioFormat(AUDIO_S16SYS)
    wanted.channels = 1
    // 5 ms: the click has to be heard with the hour it belongs to.
    wanted.samples = 256
    return SDL_OpenAudioDevice(nil, 0, &wanted, nil, 0)
  }

  private static func logSilence() {
    let reason = String(cString: SDL_GetError())
    guard !isSilenceLogged.exchange(true, ordering: .relaxed) else { return }
    Log.line("no sound: " + (reason.isEmpty ? "there is no sound device" : reason))
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
