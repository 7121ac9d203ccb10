/// Tells the page in words or in JSON.
struct DescribeCommand {
  let settings: Settings

  func perform() throws(CommandError) -> ExitCode {
    let page = try StandingPage(settings, measuring: FontMeasurer(fonts: FontLibrary.open()))
    let report = PageReport(page)
    try Answer.write(settings.answersInJSON ? report.json.lines + "\n" : PageProse(report).text)
    return report.page.ending
  }
}
