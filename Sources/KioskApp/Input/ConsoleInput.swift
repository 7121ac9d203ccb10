import CLinux
import ForecastScene
import Glibc

/// Every input device of a bare console, read by us: touch panels, mice, keyboards, wheels and knobs, grabbed so that what is
/// typed reaches nobody else. Devices may come and go.
///
/// A call without news costs one system call and no memory.
final class ConsoleInput: InputSource {
  private let open: OpenDevices
  private var desk: InputDesk
  private var isAway = false
  /// Rings when a contact has been still for too long.
  private let alarm = timerfd_create(CLOCK_MONOTONIC, Int32(TFD_CLOEXEC | TFD_NONBLOCK))
  private var alarmTime: Double?

  /// Opens all devices there are, for a page on this panel.
  init(
    surface: PanelSurface, settings: InputSettings = InputSettings(), finder: any DeviceFinder = UdevFinder(),
    log: @escaping (String) -> Void = Log.line
  ) {
    desk = InputDesk(surface: surface)
    desk.matrix = settings.matrix
    desk.digitiserTurn = settings.digitiserTurn
    open = OpenDevices(finder, alarm: alarm, knob: settings.knob, log: log)
    open.look(&desk, at: MonotonicClock.now)
  }

  deinit { close(alarm) }

  /// The panel, which may come to have another size.
  var surface: PanelSurface {
    get { desk.surface }
    set { desk.surface = newValue }
  }

  /// Where the mouse stands, and since when; there is none to be seen before it first moves.
  var mouse: MousePointer? { desk.pointer }

  /// When a sensor last noticed somebody, by the machine's monotonic clock.
  var presence: Double? { desk.presence }

  /// Devices that are there and may not be read: the user is not in the group `input`.
  var barred: [String] { open.barred }

  /// Whether anything that can be touched, turned or pressed is read.
  var hasDevices: Bool { open.devices.contains { $0.roles != .presence } }

  /// What is read, such as "Goodix Capacitive TouchScreen (touch)".
  var described: [String] {
    open.devices.map { "\($0.traits.name) (\($0.roles.names.joined(separator: ", ")))" }
  }

  /// The console that Ctrl, Alt and a function key asked for since the last call: a keyboard that is grabbed can't tell the
  /// kernel.
  func takeConsole() -> Int? {
    defer { desk.console = nil }
    return desk.console
  }

  func setCalibrated(_ isCalibrated: Bool) { desk.isCalibrated = isCalibrated }

  // MARK: - Reading

  var waited: [pollfd] { open.files }

  func read() -> [TimedEvent] {
    desk.book.events.removeAll(keepingCapacity: true)
    let now = MonotonicClock.now
    if poll(&open.files, nfds_t(open.files.count), 0) > 0 {
      if open.hasRung { quietAlarm() }
      open.readWhatSpoke(into: &desk, isHeard: !isAway, at: now)
    }
    desk.book.expire(at: now)
    setAlarm()
    Self.order(&desk.book.events)
    return desk.book.events
  }

  func cancelAll() -> [TimedEvent] {
    desk.book.events.removeAll(keepingCapacity: true)
    let now = MonotonicClock.now
    desk.book.cancelAll(at: now)
    desk.cancelMouse(at: now)
    return desk.book.events
  }

  /// Several devices are read one after the other: their events in the order of time, those of one time as they came.
  private static func order(_ events: inout [TimedEvent]) {
    for index in events.indices.dropFirst() {
      var place = index
      while place > 0, events[place - 1].time > events[place].time {
        events.swapAt(place - 1, place)
        place -= 1
      }
    }
  }

  // MARK: - Another console

  /// Somebody goes to another console: lets go of all devices. Everything that was down is called off.
  func leave() -> [TimedEvent] {
    isAway = true
    open.grab(false)
    return cancelAll()
  }

  /// The console is ours again; what is touched or held now does not count.
  func comeBack() {
    isAway = false
    open.grab(true)
  }

  // MARK: - The alarm

  private func quietAlarm() {
    var count: UInt64 = 0
    _ = Glibc.read(alarm, &count, 8)
    alarmTime = nil
  }

  /// An alarm that rings too early is set again then, so that a drag does not set it with every step.
  private func setAlarm() {
    let deadline = desk.book.deadline
    if deadline == alarmTime { return }
    if let deadline, let alarmTime, alarmTime <= deadline { return }
    alarmTime = deadline
    var time = itimerspec()
    if let deadline {
      time.it_value.tv_sec = Int(deadline)
      // A nanosecond at least: none would switch it off.
      time.it_value.tv_nsec = min(999_999_999, Int((deadline - deadline.rounded(.down)) * 1e9) + 1)
    }
    timerfd_settime(alarm, Int32(TFD_TIMER_ABSTIME), &time, nil)
  }
}
