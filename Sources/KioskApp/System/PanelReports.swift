import Glibc

/// What a panel reports: that a frame is seen, so that the next may follow.
final class PanelReports: LoopSource {
  private let panel: any PanelOutput
  private let heed: (any PanelOutput, Double) -> Void

  init(_ panel: any PanelOutput, heed: @escaping (any PanelOutput, Double) -> Void) {
    self.panel = panel
    self.heed = heed
  }

  var waited: [pollfd] { panel.file.map { [pollfd(fd: $0, events: Int16(POLLIN), revents: 0)] } ?? [] }
  var deadline: Double? { panel.deadline }
  // What was drawn while a flip was under way is brought up by its report.
  var isUrgent: Bool { true }
  func serve() { heed(panel, MonotonicClock.now) }
}
