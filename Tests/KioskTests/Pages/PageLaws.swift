@testable import ForecastScene

/// What holds of every page that is set, as sentences for what is broken.
extension PageProof {
  /// Every law that the page breaks.
  func broken() -> [String] {
    crossedRuns() + strayRuns() + smallRuns() + cutRuns() + blurredBlocks() + strayCapsules() + collidingParts()
      + brokenRegions()
  }

  /// Type of one line may touch, not cross, another's by more than this, in device pixels.
  private static let touch = 0.75

  /// Runs whose ink crosses another's. The digits of the giant figure stand in cells narrower than a nought's box.
  func crossedRuns() -> [String] {
    var broken: [String] = []
    for (index, a) in runs.enumerated() {
      for b in runs[..<index] where !(a.node == .hero && b.node == .hero && a.size == b.size) {
        let x = min(a.ink.maxX, b.ink.maxX) - max(a.ink.minX, b.ink.minX)
        let y = min(a.ink.maxY, b.ink.maxY) - max(a.ink.minY, b.ink.minY)
        if x > Self.touch, y > Self.touch { broken.append("\(a.text) (\(a.node)) crosses \(b.text) (\(b.node))") }
      }
    }
    return broken
  }

  /// Runs that leave the part of the page they belong to. Italics hang over by a little.
  func strayRuns() -> [String] {
    runs.compactMap { run in
      let home = pixels(home(of: run.node))
      let spare = max(1.5, 0.14 * run.size)
      let isInside =
        run.ink.minX >= home.minX - spare && run.ink.maxX <= home.maxX + spare && run.ink.minY >= home.minY - spare
        && run.ink.maxY <= home.maxY + spare
      return isInside ? nil : "\(run.text) (\(run.node)) at \(run.ink) leaves \(home)"
    }
  }

  /// The part of the sheet, in points, that a node's type stays in.
  private func home(of node: NodeID) -> Rect {
    let page = sheet.page
    let cells: [NodeID: Int] = [.wind: 0, .uv: 1, .humidity: 2, .sun: 3]
    switch node {
    case .masthead: return page.content.inset(bottom: page.sheet.height - page.masthead.bottom * page.unit)
    case .hero, .dayLabel: return HeroFrame(sheet).main
    case .sidebar: return HeroFrame(sheet).sidebar
    case .arc, .arcFoot: return page.arc
    case .tape: return page.tape
    case .table: return page.table
    case .wind, .uv, .humidity, .sun: return CellFrame(cells[node] ?? 0, page).rect
    case .colophon: return page.colophon
    default: return page.content
    }
  }

  /// Type under the floor of its cut.
  func smallRuns() -> [String] {
    runs.filter { $0.size < floor(of: $0) - 0.02 }
      .map { "\($0.text) (\($0.node)) is set in \($0.size) pixels of \($0.face.map { "\($0)" } ?? "a stand-in")" }
  }

  private func floor(of run: Run) -> Double {
    switch run.face {
    case .roman: run.color == sheet.palette.mute ? 20 : 16
    case .italic: 20
    case .bold: 16
    case .label, .labelBold, nil: 9
    }
  }

  /// Lines that end in an ellipsis; a place name of one endless word may.
  func cutRuns() -> [String] {
    runs.filter { $0.text.hasSuffix("…") && !(settings.content == .longName && $0.node == .masthead) }
      .map { "\($0.text) (\($0.node)) is cut" }
  }

  /// Rules and blocks with an edge between two pixels.
  func blurredBlocks() -> [String] {
    blocks.filter { block in
      [block.rect.minX, block.rect.minY, block.rect.maxX, block.rect.maxY].contains { $0.raw % 64 != 0 }
    }
    .map { "A block of \($0.node) has edges off the pixels: \($0.rect.minX.pixels), \($0.rect.minY.pixels)" }
  }

  /// Capsules that leave their track or lie between two pixels in height. A row paints its capsule last.
  func strayCapsules() -> [String] {
    let frame = ForecastTable.Frame(sheet)
    let left = frame.columns.trackLeft * perPoint - 0.1
    let right = frame.columns.trackRight * perPoint + 0.1
    let rows = chunks.filter { $0.node == .table }.dropFirst()
    return zip(rows, sheet.content.days).compactMap { chunk, day in
      guard day.range != nil, case .fill(let path, _, _)? = chunk.chunk.items.last else { return nil }
      let box = path.bounds
      let isWithin = box.minX.pixels >= left && box.maxX.pixels <= right
      let isWhole = box.minY.raw % 64 == 0 && box.maxY.raw % 64 == 0
      return isWithin && isWhole ? nil : "The capsule of \(day.forecast.date) lies at \(box)"
    }
  }

  /// Parts that reach into another or past the sheet.
  func collidingParts() -> [String] {
    let page = sheet.page
    let head = page.content.inset(bottom: page.sheet.height - page.masthead.bottom * page.unit)
    var parts: [(String, Rect)] = [("masthead", head), ("colophon", page.colophon)]
    if sheet.content.isNotice {
      parts += [("notice", page.notice), ("sky", page.noticeSky)]
    } else {
      parts += [("hero", page.hero), ("arc", page.arc), ("tape", page.tape), ("table", page.table)]
      if page.isLarge { parts.append(("sidebar", page.sidebar)) }
      parts += page.cells.enumerated().map { ("cell \($0)", $1) }
    }
    return collisions(parts) + parts.filter { !isInside($0.1, page.sheet) }.map { "The \($0.0) leaves the sheet" }
  }

  private func isInside(_ a: Rect, _ b: Rect) -> Bool {
    a.minX >= b.minX - 0.01 && a.maxX <= b.maxX + 0.01 && a.minY >= b.minY - 0.01 && a.maxY <= b.maxY + 0.01
  }

  private func collisions(_ parts: [(String, Rect)]) -> [String] {
    parts.indices.flatMap { index in
      parts[..<index].compactMap { other in
        let (a, b) = (parts[index].1, other.1)
        let x = min(a.maxX, b.maxX) - max(a.minX, b.minX)
        let y = min(a.maxY, b.maxY) - max(a.minY, b.minY)
        return x > 0.01 && y > 0.01 ? "The \(parts[index].0) reaches into the \(other.0)" : nil
      }
    }
  }

  /// Days whose regions overlap, and an hour that is not a whole number of quarter pixels.
  func brokenRegions() -> [String] {
    var broken = zip(regions.days, regions.days.dropFirst()).filter { $0.maxY > $1.minY }.map { "\($0) meets \($1)" }
    if let width = regions.hourWidth, width.truncatingRemainder(dividingBy: 4) != 0 {
      broken.append("An hour is \(width) pixels wide")
    }
    return broken
  }
}
