/// Puts the chunks of a page together: paints what changed, places what moves.
struct PagePrinter {
  private var masthead = ChunkCache<Masthead>()
  private var pageGround = ChunkCache<PageGround>()
  private var heroGround = ChunkCache<HeroGround>()
  private var heroDay = ChunkCache<HeroDay>()
  private var heroHour = ChunkCache<HeroHour>()
  private var drumDigits = ChunkCache<DrumDigit>()
  private var figureSigns = ChunkCache<FigureSigns>()
  private var sidebar = ChunkCache<SidebarValues>()
  private var arcDial = ChunkCache<ArcDial>()
  private var arcSegments = ChunkCache<ArcSegment>()
  private var skyBody = ChunkCache<SkyBody>()
  private var arcFoot = ChunkCache<ArcFoot>()
  private var tapeGround = ChunkCache<TapeGround>()
  private var tapeStrip = ChunkCache<TapeStrip>()
  private var tapeLabels = ChunkCache<TapeLabel>()
  private var tapeFades = ChunkCache<TapeFades>()
  private var tapeNow = ChunkCache<TapeNow>()
  private var tapeIndicator = ChunkCache<TapeIndicator>()
  private var steps = ChunkCache<StepTargets>()
  private var tableHead = ChunkCache<TableHead>()
  private var tableRows = ChunkCache<TableRow>()
  private var ring = ChunkCache<RangeRing>()
  private var cellsGround = ChunkCache<CellsGround>()
  private var compassRose = ChunkCache<CompassRose>()
  private var wind = ChunkCache<WindCompass>()
  private var uv = ChunkCache<UVColumn>()
  private var humidity = ChunkCache<HumidityWords>()
  private var humidityRows = ChunkCache<HumidityRow>()
  private var sun = ChunkCache<SunCell>()
  private var colophon = ChunkCache<Colophon>()
  private var quiet = ChunkCache<QuietPage>()
  private var noticeWords = ChunkCache<NoticeWords>()
  private var noticeSky = ChunkCache<NoticeSky>()
  private var proofPage = ChunkCache<ProofPage>()
  private var retryButton = ChunkCache<RetryButton>()
  private var focusRing = ChunkCache<FocusRing>()
  private var keptGeometry: PrintedGeometry?
  /// The printing of the page that is kept.
  private var revision: Int?

  /// A press without a page.
  init() {}

  /// A press for one printing of a page, with nothing kept of any other.
  private init(revision: Int) { self.revision = revision }

  /// The page's list at a time; bare paper before there is a page. It is written into the memory of an older list.
  mutating func list(of state: SceneState, at t: Double, reusing chunks: consuming [PlacedChunk]) -> DisplayList {
    guard let sheet = state.sheet, let viewport = state.viewport else {
      return DisplayList(
        width: state.viewport?.width ?? 0, height: state.viewport?.height ?? 0,
        paper: Palette(state.settings).paper, chunks: [])
    }
    if sheet.revision != revision { self = PagePrinter(revision: sheet.revision) }
    let scroll = sheet.proof == nil ? state.scroll.value(at: t) : 0
    var placing = Placing(
      sheet: sheet, viewport: viewport, scroll: scroll, drift: state.drift, reusing: consume chunks)
    let printed = Printed(revision: sheet.revision)
    if sheet.proof != nil {
      placing.add(.proof, proofPage.chunk(printed, on: sheet))
      return DisplayList(
        width: viewport.width, height: viewport.height, paper: sheet.palette.paper, chunks: placing.chunks,
        isOneBit: sheet.page.strokes == .twoInks)
    }
    placing.add(.page, pageGround.chunk(printed, on: sheet))
    placing.add(.masthead, masthead.chunk(printed, on: sheet))
    if sheet.content.isNotice {
      printNotice(printed, state, &placing, sheet, at: t)
    } else {
      printForecast(printed, state, &placing, sheet, at: t)
    }
    if let ringed = state.ringed {
      placing.add(.focus, focusRing.chunk(.init(revision: sheet.revision, element: ringed), on: sheet))
    }
    return DisplayList(
      width: viewport.width, height: viewport.height, paper: sheet.palette.paper, chunks: placing.chunks,
      isOneBit: sheet.page.strokes == .twoInks)
  }

  private mutating func printForecast(
    _ printed: Printed, _ state: SceneState, _ placing: inout Placing, _ sheet: Sheet, at t: Double
  ) {
    let position = state.scrubber.position(at: t)
    let hour = PrintedHour(revision: sheet.revision, hour: state.selection)
    let day = PrintedHour(revision: sheet.revision, hour: sheet.content.firstHour(ofDayAt: state.selection))
    let isLoading = sheet.content.state == .loading
    placing.add(.dayLabel, heroDay.chunk(day, slot: day.hour, on: sheet))
    placing.add(.hero, heroHour.chunk(hour, slot: hour.hour, on: sheet))
    if !isLoading { printFigure(state, &placing, sheet, at: t) }
    placing.add(.sidebar, heroGround.chunk(printed, on: sheet))
    if !isLoading { placing.add(.sidebar, sidebar.chunk(hour, slot: hour.hour, on: sheet)) }
    printArc(state.arcInstant(position), &placing, sheet)
    printTape(state, position, &placing, sheet, at: t)
    if sheet.hasSteps { printSteps(state.scrubber.target(at: t), &placing, sheet) }
    printTable(state, position, &placing, sheet)
    printCells(hour, day, printed, &placing, sheet)
    printColophon(state, &placing, sheet)
    if isLoading { placing.add(.quiet, quiet.chunk(printed, on: sheet)) }
  }

  private mutating func printNotice(
    _ printed: Printed, _ state: SceneState, _ placing: inout Placing, _ sheet: Sheet, at t: Double
  ) {
    if sheet.page.noticeSky != .zero { printArc(state.arcInstant(0), &placing, sheet) }
    printColophon(state, &placing, sheet)
    placing.add(.failed, noticeWords.chunk(printed, on: sheet))
    placing.add(.failed, noticeSky.chunk(printed, on: sheet))
    let isPressed = if case .undecided(_, _, .retry) = state.gesture { true } else { false }
    placing.add(
      .failed, retryButton.chunk(.init(revision: sheet.revision, isPressed: isPressed), on: sheet))
  }

  private mutating func printColophon(_ state: SceneState, _ placing: inout Placing, _ sheet: Sheet) {
    let isLocked = state.lockedUntil != nil
    let input = Colophon.Input(revision: sheet.revision, isLocked: isLocked)
    placing.add(.colophon, colophon.chunk(input, slot: isLocked ? 1 : 0, on: sheet))
  }

  private mutating func geometry(_ sheet: Sheet) -> PrintedGeometry {
    if let keptGeometry { return keptGeometry }
    let new = PrintedGeometry(sheet)
    keptGeometry = new
    return new
  }

  // MARK: Hero

  private mutating func printFigure(_ state: SceneState, _ placing: inout Placing, _ sheet: Sheet, at t: Double) {
    guard !sheet.isWithdrawn else { return }
    let figure = geometry(sheet).figure
    let known = state.drums.figure
    let signs = FigureSigns.Input(
      revision: sheet.revision, minusBefore: known?.isNegative == true ? known?.digitCount ?? 0 : 0,
      isKnown: known != nil)
    placing.add(.hero, figureSigns.chunk(signs, on: sheet))
    guard known != nil else { return }
    for place in 0..<figure.cells {
      state.drums.forEachDigit(place: place, at: t) { digit, rise in
        let chunk = drumDigits.chunk(.init(revision: sheet.revision, digit: digit), slot: digit, on: sheet)
        placing.add(
          .hero, chunk, x: -Double(place) * HeroFrame.FigureFrame.cell * figure.size,
          y: -rise * HeroFrame.FigureFrame.pitch * figure.size, clip: figure.window)
      }
    }
  }

  // MARK: Arc

  private mutating func printArc(_ instant: Instant, _ placing: inout Placing, _ sheet: Sheet) {
    guard let dial = sheet.content.dial(at: instant) else { return }
    let input = ArcDial.Input(revision: sheet.revision, dial: dial)
    let geometry = geometry(sheet)
    let frame = geometry.arc
    let content = sheet.content.dials[dial]
    let f = content.fraction(at: instant)
    placing.add(.arc, arcDial.chunk(input, slot: dial, on: sheet))
    let count = geometry.segments
    for index in 0..<count {
      let isTravelled = content.body != nil && (Double(index) + 0.5) / Double(count) < f
      placing.add(
        .arc,
        arcSegments.chunk(
          .init(revision: sheet.revision, index: index, isTravelled: isTravelled),
          slot: index * 2 + (isTravelled ? 1 : 0), on: sheet))
    }
    if content.body != nil {
      let p = frame.point(f)
      // What lies under the horizon is hidden: a body rises and sets.
      let sky = Rect(x: 0, y: 0, width: sheet.page.sheet.width, height: frame.base)
      placing.add(.arc, skyBody.chunk(input, slot: dial, on: sheet), x: p.x, y: p.y, clip: sky)
    }
    placing.add(.arcFoot, arcFoot.chunk(input, slot: dial, on: sheet))
  }

  // MARK: Tape

  private mutating func printTape(
    _ state: SceneState, _ position: Double, _ placing: inout Placing, _ sheet: Sheet, at t: Double
  ) {
    let printed = Printed(revision: sheet.revision)
    let frame = geometry(sheet).tape
    let x = frame.middle - position * frame.hourWidth
    placing.add(.tape, tapeGround.chunk(printed, on: sheet))
    placing.add(.tape, tapeStrip.chunk(printed, on: sheet), x: x, clip: frame.rect)
    let reach = Int((frame.rect.width / 2 / frame.hourWidth).rounded(.up)) + 1
    let middle = Int(position.rounded())
    for hour in max(0, middle - reach)..<max(0, min(sheet.content.hours.count, middle + reach + 1)) {
      if abs(Double(hour) - position) * frame.hourWidth > frame.labelReach { continue }
      let isSelected = hour == state.selection
      let label = tapeLabels.chunk(
        .init(revision: sheet.revision, hour: hour, isSelected: isSelected), slot: hour * 2 + (isSelected ? 1 : 0),
        on: sheet)
      placing.add(.tape, label, x: x + Double(hour) * frame.hourWidth, clip: frame.rect)
    }
    if sheet.content.state.hasForecast, !sheet.content.hours.isEmpty {
      let now = tapeNow.chunk(.init(revision: sheet.revision, quarter: sheet.content.nowQuarter), on: sheet)
      placing.add(.tape, now, x: x, clip: frame.rect)
    }
    placing.add(.tape, tapeFades.chunk(printed, on: sheet))
    let dip = state.crossing.map { IndicatorDip.depth(t - $0) } ?? 0
    let depth = state.settings.motion == .reduced ? 0 : dip * Spacing.Tape.dip * sheet.u
    placing.add(.tape, tapeIndicator.chunk(printed, on: sheet), y: depth)
  }

  private mutating func printSteps(_ hour: Int, _ placing: inout Placing, _ sheet: Sheet) {
    let last = sheet.content.hours.count - 1
    for (slot, isOpen) in [hour > 0, hour < last].enumerated() {
      let input = StepTargets.Input(revision: sheet.revision, isEarlier: slot == 0, isOpen: isOpen)
      placing.add(.steps, steps.chunk(input, slot: slot, on: sheet))
    }
  }

  // MARK: Days and cells

  private mutating func printTable(
    _ state: SceneState, _ position: Double, _ placing: inout Placing, _ sheet: Sheet
  ) {
    placing.add(.table, tableHead.chunk(Printed(revision: sheet.revision), on: sheet))
    guard sheet.content.state != .loading else { return }
    let selected =
      sheet.content.hours.indices.contains(state.selection) ? sheet.content.hours[state.selection].day : nil
    for row in sheet.content.days.indices {
      let isSelected = row == selected
      let chunk = tableRows.chunk(
        .init(revision: sheet.revision, row: row, isSelected: isSelected), slot: row * 2 + (isSelected ? 1 : 0),
        on: sheet)
      placing.add(.table, chunk)
    }
    guard let ring = state.ring(at: position) else { return }
    let chunk = self.ring.chunk(Printed(revision: sheet.revision), on: sheet)
    let table = geometry(sheet).table
    placing.add(.ring, chunk, x: table.x(ring.at), y: table.capsuleMiddle(ring.day, sheet.scale))
  }

  private mutating func printCells(
    _ hour: PrintedHour, _ day: PrintedHour, _ printed: Printed, _ placing: inout Placing, _ sheet: Sheet
  ) {
    guard sheet.page.cells.count == 4 else { return }
    placing.add(.cells, cellsGround.chunk(printed, on: sheet))
    guard sheet.content.state != .loading else { return }
    placing.add(.cells, compassRose.chunk(printed, on: sheet))
    placing.add(.wind, wind.chunk(hour, slot: hour.hour, on: sheet))
    placing.add(.uv, uv.chunk(hour, slot: hour.hour, on: sheet))
    placing.add(.humidity, humidity.chunk(hour, slot: hour.hour, on: sheet))
    printHumidity(hour, &placing, sheet)
    placing.add(.sun, sun.chunk(day, slot: day.hour, on: sheet))
  }

  private mutating func printHumidity(_ hour: PrintedHour, _ placing: inout Placing, _ sheet: Sheet) {
    guard let grid = geometry(sheet).humidity else { return }
    let percent = sheet.humidity(of: hour.hour) ?? 0
    for row in 0..<HumidityRow.dots {
      let filled = min(HumidityRow.dots, max(0, percent - row * HumidityRow.dots))
      let dots = humidityRows.chunk(.init(revision: sheet.revision, filled: filled), slot: filled, on: sheet)
      placing.add(.humidity, dots, y: -Double(row) * grid.pitch)
    }
  }
}

extension PageContent {
  /// The first hour of the tape that has the same day as the hour at `index`.
  func firstHour(ofDayAt index: Int) -> Int {
    guard hours.indices.contains(index) else { return index }
    return hours.firstIndex { $0.day == hours[index].day && ($0.day != nil || $0.start == hours[index].start) } ?? index
  }

  /// Whole quarters of an hour that have passed since the tape's first hour.
  var nowQuarter: Int {
    guard let first = hours.first else { return 0 }
    return min(3, max(0, Int((now.seconds(since: first.start) / 900).rounded(.down))))
  }
}
