import CSDL2
import ForecastScene
import Testing

@testable import KioskApp

extension VideoTests {
  /// Under a private X server without a window manager, where windows lie as they were opened.
  @Suite(.serialized)
  struct CoveredWindowTests {
    private func drain(into state: inout WindowState) {
      var event = SDL_Event()
      while SDL_WaitEventTimeout(&event, 200) != 0 {
        if event.type == SDL_SYSWMEVENT.rawValue { state.take(event.syswm) }
      }
    }

    @Test func aWindowUnderAnotherIsNotSeenUntilItIsUncovered() throws {
      guard let screen = VirtualScreen.start() else { return }
      try withExtendedLifetime(screen) {
        let output = try WindowOutput(
          title: "Below", size: Size(width: 300, height: 200), fullscreen: false, fonts: try FontLibrary { _ in })
        var state = WindowState(output, PageSettings())
        drain(into: &state)
        #expect(state.isVisible)
        let above = SDL_CreateWindow("Above", AlmanacWindowCentred, AlmanacWindowCentred, 400, 300, 0)
        drain(into: &state)
        #expect(!state.isVisible)
        SDL_DestroyWindow(above)
        drain(into: &state)
        #expect(state.isVisible)
      }
    }
  }
}
