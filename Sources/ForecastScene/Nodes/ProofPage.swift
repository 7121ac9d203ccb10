/// The proof page: what a panel has to show and to feel before it goes on the wall.
enum ProofPage: Node {
  static func paint(_ input: Printed, on sheet: Sheet) -> Chunk {
    guard let proof = sheet.proof else { return Chunk(items: []) }
    var pen = ProofPen(proof, sheet)
    pen.corners()
    pen.words()
    pen.inks()
    pen.rules()
    pen.facts()
    return pen.painter.chunk
  }
}

/// Sets the parts of the proof page one under the other, between the corners.
struct ProofPen {
  private(set) var painter: Painter
  private let proof: ProofContent
  private let palette: Palette
  private let types: TypeScale
  private let size: Size
  private let u: Double
  /// What the corners leave free.
  private let body: Rect
  private var y: Double

  init(_ proof: ProofContent, _ sheet: Sheet) {
    self.proof = proof
    palette = sheet.palette
    painter = sheet.painter()
    size = sheet.page.viewport
    let isUpright = size.width < size.height
    let short = min(size.width, size.height)
    u = short / (isUpright ? ProofForm.uprightUnitsAcross : ProofForm.unitsAcross)
    types = TypeScale(unit: u, scale: sheet.scale, isNarrowSet: false)
    let corner = (ProofForm.cornerInset + ProofForm.cornerRadius) * short + ProofForm.cornerGap * u
    let margin = Spacing.stackedMargin * u
    body = Rect(
      x: isUpright ? margin : corner, y: isUpright ? corner : margin,
      width: size.width - 2 * (isUpright ? margin : corner), height: size.height - 2 * (isUpright ? corner : margin))
    y = body.y
  }

  // MARK: - Corners

  mutating func corners() {
    let radius = ProofForm.cornerRadius * min(size.width, size.height)
    for (index, corner) in proof.corners.enumerated() {
      let middle = ProofContent.middle(ofCorner: index, width: size.width, height: size.height)
      let color = corner == .wanted ? palette.spot : corner == .touched ? palette.ink : palette.mute
      painter.ring(middle, radius: radius, width: ProofForm.ringStroke * u * (corner == .wanted ? 2 : 1), color)
      painter.disc(middle, radius: ProofForm.dot * u * (corner == .waiting ? 1 : 2), color)
    }
  }

  // MARK: - Words

  mutating func words() {
    y += ProofForm.title * u
    painter.fittedText(proof.title, types.style(.noticeTitle), x: body.x, y: y, width: body.width, palette.ink)
    y += ProofForm.titleGap * u
    paragraph(proof.instruction, .noticeText, palette.ink)
    if !proof.result.isEmpty { paragraph(proof.result, .noticeText, palette.spot) }
    if !proof.setting.isEmpty { paragraph(proof.setting, .retry, palette.ink) }
  }

  private mutating func paragraph(_ text: String, _ role: TextRole, _ color: Color) {
    var style = types.style(role)
    style.tracking = 0.01
    let fitted = painter.fitting.fit(text, style, width: body.width, lines: 2)
    for line in fitted.lines {
      painter.text(line, fitted.style, x: body.x, y: y, color)
      y += ProofForm.line * u
    }
  }

  // MARK: - Inks and rules

  mutating func inks() {
    y += (ProofForm.gap - ProofForm.line / 2) * u
    let columns = Rect(x: body.x, y: y, width: body.width, height: ProofForm.inkHeight * u)
      .split(into: max(1, proof.inks.count))
    for (column, ink) in zip(columns, proof.inks) {
      let patch = column.inset(right: ProofForm.inkGap * u)
      // Paper on paper has an edge.
      painter.block(patch, palette.hair)
      painter.block(patch.inset(left: hair, top: hair, right: hair, bottom: hair), ink.color)
      caption(ink.words, patch)
    }
    y += (ProofForm.inkHeight + ProofForm.words + ProofForm.gap) * u
  }

  private var hair: Double { painter.scale.pixel }

  private mutating func caption(_ words: String, _ patch: Rect) {
    painter.fittedText(
      words, types.style(.colophon), x: patch.x, y: patch.maxY + ProofForm.words * u, width: patch.width, palette.mute)
  }

  /// Bars of whole and of broken pixels: broken ones are even and grey on a panel that shows every pixel.
  mutating func rules() {
    let columns = Rect(x: body.x, y: y, width: body.width, height: ProofForm.barHeight * u)
      .split(into: max(1, proof.rules.count))
    for (column, rule) in zip(columns, proof.rules) {
      let thick = rule.pixels * painter.scale.pixel
      let left = painter.scale.snap(column.x)
      let top = painter.scale.snap(column.y)
      for bar in 0..<ProofForm.bars {
        painter.rect(
          Rect(x: left + Double(2 * bar) * thick, y: top, width: thick, height: ProofForm.barHeight * u), palette.ink)
        painter.rect(
          Rect(
            x: left + Double(2 * ProofForm.bars) * thick + u / 2, y: top + Double(2 * bar) * thick,
            width: max(0, column.width - Double(2 * ProofForm.bars) * thick - 1.5 * u), height: thick), palette.ink)
      }
      caption(rule.words, column)
    }
    y += (ProofForm.barHeight + ProofForm.words + ProofForm.gap) * u
  }

  // MARK: - Facts

  /// As many as there is room for.
  mutating func facts() {
    for fact in proof.facts {
      y += ProofForm.fact * u
      guard y <= body.maxY else { return }
      let label = ProofForm.factLabel * u
      painter.fittedText(
        fact.label.uppercased(), types.style(.factLabel), x: body.x, y: y, width: label - u, palette.mute)
      painter.fittedText(
        fact.value, types.style(.noticeReason), x: body.x + label, y: y, width: body.width - label, palette.ink)
    }
  }
}
