import CSDL2
import ForecastScene

// What shows the page may fail, come, go and change.

extension DisplayLoop {
  /// Whatever the loop knows of its output is that of another one now.
  func follow() {
    outputSources.forEach(wait.remove)
    outputSources = []
    input = nil
    if !SystemVideo.hasWindowSystem(screen) { input = screen.output.map(openInput) }
    if let input { outputSources.append(InputFiles(input)) }
    if let panel = screen.panel {
      outputSources.append(PanelReports(panel) { [unowned self] in heed($0, at: $1) })
    } else {
      outputSources.append(WindowEvents(screen.window))
    }
    outputSources.forEach(wait.add)
    light.use(screen.output as? any PanelPower)
    SystemVideo.listen(toDevices: input == nil)
    pacer = FramePacer(refreshRate: screen.panel?.refreshRate ?? SystemVideo.refreshRate)
  }

  /// A panel reports by its file, or is late.
  func heed(_ panel: any PanelOutput, at t: Double) {
    attempt { () throws(OutputError) in
      if let time = try panel.attend(at: t) { pacer.seen(at: time) }
    }
  }

  /// Another output may have another size.
  func follow(ifChanged change: () throws(OutputError) -> Bool) {
    attempt { () throws(OutputError) in
      if try change() { adopt() }
    }
  }

  func adopt() {
    follow()
    guard let output = screen.output else { return }
    window.adopt(output, performance, at: now)
    owesPage = true
  }

  /// An output that fails is followed by the next that can; without one the loop ends.
  func attempt(_ work: () throws(OutputError) -> Void) {
    do throws(OutputError) {
      try work()
    } catch {
      replace(error)
    }
  }

  func replace(_ error: OutputError) {
    do throws(OutputError) {
      try screen.giveUp(error)
      adopt()
    } catch {
      fault = error
      isOver = true
    }
  }
}
