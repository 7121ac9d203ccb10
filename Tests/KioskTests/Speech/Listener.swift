import ForecastScene
import SceneHarness

@testable import KioskApp

/// Somebody who works the page and hears what it says; time is moved by them alone.
final class Listener {
  /// Keeps what was ordered.
  private final class Notes: Speaking {
    var said: [SpeechOrders.Utterance] = []
    var hushes = 0
    var volumeSteps = 0
    var resets = 0

    func order(_ change: (inout SpeechOrders) -> Void) {
      var orders = SpeechOrders()
      change(&orders)
      said += orders.utterances
      hushes += orders.hushes ? 1 : 0
      volumeSteps += orders.volumeSteps
      resets += orders.resetsVolume ? 1 : 0
    }
  }

  let user: StageHarness
  private(set) var voice: Voice
  private let notes: Notes

  init(_ choice: SpeechSwitch.Choice = .on, _ page: CannedPage = .kilkenny(), settings: SceneSettings = SceneSettings())
  {
    user = StageHarness(page, settings: settings)
    notes = Notes()
    voice = Voice(choice, speaker: notes)
    look()
  }

  /// Everything said so far.
  var said: [String] { notes.said.map(\.text) }
  var lastIsImportant: Bool { notes.said.last?.isImportant == true }
  var hushes: Int { notes.hushes }
  var volumeSteps: Int { notes.volumeSteps }
  var volumeResets: Int { notes.resets }

  /// The sentence of an hour of the page.
  func sentence(_ hour: Int) -> String { user.stage.page?.words.hours[hour].spoken ?? "" }

  /// What is said from now on while something is done.
  func hears(_ work: () -> Void) -> [String] {
    let count = said.count
    work()
    return Array(said[count...])
  }

  func send(_ event: SceneEvent) {
    voice.hear(event, at: user.t)
    user.send(event)
  }

  /// Does something and stays a moment.
  func act(_ event: SceneEvent) {
    send(event)
    wait(0.1)
  }

  func press(_ key: SceneEvent.Key) { act(.key(key)) }

  func readerListens(_ isListening: Bool) { voice.readerListens(isListening) }

  func look() {
    user.look()
    voice.follow(user.frame, on: user.stage, at: user.t)
  }

  /// Time passes at sixty frames a second.
  func wait(_ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded(.up)) {
      user.skip(1 / 60)
      look()
    }
  }

  /// A finger drags the tape by hours at so many hours a second, and stays.
  func drag(hours: Double, speed: Double) {
    let (x, y) = (user.tapeX, user.tapeY)
    send(.pointer(.down, finger: 0, x: x, y: y))
    let count = Int((abs(hours) / speed * 60).rounded(.up))
    for step in 1...count {
      let share = Double(step) / Double(count)
      send(.pointer(.move, finger: 0, x: x - hours * user.hourWidth * share, y: y))
      wait(1 / 60)
    }
  }

  /// The finger lifts where it is.
  func lift(after hours: Double) {
    send(.pointer(.up, finger: 0, x: user.tapeX - hours * user.hourWidth, y: user.tapeY))
  }
}
