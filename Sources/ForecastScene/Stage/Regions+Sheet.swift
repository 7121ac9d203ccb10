extension Regions {
  /// The regions of an arranged page with its tape at home and its sheet unscrolled.
  init(_ sheet: Sheet) {
    self.init()
    let perPoint = sheet.scale.pixelsPerPoint
    func pixels(_ r: Rect) -> PixelRect {
      PixelRect(
        minX: Int((r.minX * perPoint).rounded()), minY: Int((r.minY * perPoint).rounded()),
        maxX: Int((r.maxX * perPoint).rounded()), maxY: Int((r.maxY * perPoint).rounded()))
    }
    if sheet.content.isNotice {
      arc = sheet.page.noticeSky == .zero ? nil : pixels(sheet.page.arc)
      retry = NoticeFrame(sheet).button.map(pixels)
      return
    }
    let frame = ForecastTape.Frame(sheet.page)
    tape = pixels(sheet.page.tape)
    hourWidth = sheet.page.hourWidth * perPoint
    if sheet.content.state.hasForecast { now = pixels(TapeNow.mark(sheet.content.nowQuarter, frame)) }
    arc = sheet.content.dials.isEmpty ? nil : pixels(sheet.page.arc)
    hero = pixels(sheet.page.hero)
    days = sheet.content.days.indices.map { pixels(sheet.page.row($0)) }
    cells = sheet.page.cells.map(pixels)
  }
}
