/// A page without a forecast: what happened, Retry, and below it what needs no forecast.
struct NoticeLayout {
  let input: PageLayout.Input

  /// Heights in units of the words with their button, and of the sky with its facts.
  static let words = 28.0
  static let sky = (head: 2.9, facts: 8.5)

  func arrange(_ page: inout Arrangement) {
    let u = page.unit
    let skyHeight = input.hasSky ? (Self.sky.head + arcHeight(page) + Self.sky.facts) * u : 0
    let foot = StackedLayout.colophonHeight(page)
    let top = page.masthead.bottom * u
    let width = input.viewport.width - 2 * page.margin
    page.dividers = []
    if page.shape == .stacked || !input.hasSky {
      let spare = input.viewport.height - top - foot - Self.words * u - skyHeight
      let gap = min(7 * u, max(1.5 * u, spare * 0.25))
      page.notice = Rect(x: page.margin, y: top + gap, width: width, height: Self.words * u)
      place(skyAt: Rect(x: page.margin, y: page.notice.maxY + gap, width: width, height: skyHeight), &page)
      page.sheet.height = max(input.viewport.height, page.notice.maxY + gap + skyHeight + foot)
    } else {
      let gutter = ColumnsLayout.gutter * 1.4 * u
      let half = width / 2 - gutter
      let body = input.viewport.height - top - foot
      let middle = top + max(0, body - max(Self.words * u, skyHeight)) / 2
      page.notice = Rect(x: page.margin, y: middle, width: half, height: Self.words * u)
      place(skyAt: Rect(x: page.margin + width - half, y: middle, width: half, height: skyHeight), &page)
      page.sheet.height = max(input.viewport.height, middle + max(Self.words * u, skyHeight) + foot)
    }
    page.colophon = Rect(x: page.margin, y: page.sheet.height - foot, width: width, height: foot)
  }

  private func arcHeight(_ page: Arrangement) -> Double {
    page.shape == .stacked && !page.isLarge ? Spacing.Arc.stackedHeight : Spacing.Arc.columnsHeight
  }

  private func place(skyAt rect: Rect, _ page: inout Arrangement) {
    guard input.hasSky else { return page.arc = .zero }
    page.noticeSky = rect
    page.arc = Rect(
      x: rect.x, y: rect.y + Self.sky.head * page.unit, width: rect.width, height: arcHeight(page) * page.unit)
  }
}
