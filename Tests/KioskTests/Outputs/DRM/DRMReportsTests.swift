import CDRM
import Testing

@testable import KioskApp

struct DRMReportsTests {
  private func record(type: Int32, seconds: UInt32 = 0, micros: UInt32 = 0) -> [UInt8] {
    var event = drm_event_vblank()
    event.base.type = UInt32(type)
    event.base.length = UInt32(MemoryLayout<drm_event_vblank>.size)
    (event.tv_sec, event.tv_usec) = (seconds, micros)
    return withUnsafeBytes(of: event) { Array($0) }
  }

  private func flips(_ bytes: [UInt8]) -> DRMFlips {
    var flips = DRMFlips()
    bytes.withUnsafeBytes { DRMReports.take($0, into: &flips) }
    return flips
  }

  @Test func flipsAreCountedAndTheLastOnesTimeIsTaken() {
    let bytes =
      record(type: DRM_EVENT_VBLANK, seconds: 3) + record(type: DRM_EVENT_FLIP_COMPLETE, seconds: 5, micros: 250_000)
      + record(type: DRM_EVENT_FLIP_COMPLETE, seconds: 6, micros: 500_000)
    #expect(flips(bytes) == DRMFlips(count: 2, time: 6.5))
  }

  @Test func aFlipWithoutATimeCountsAllTheSame() {
    #expect(flips(record(type: DRM_EVENT_FLIP_COMPLETE)) == DRMFlips(count: 1, time: nil))
  }

  @Test func recordsThatAreCutOrLieAboutTheirLengthEndTheReading() {
    let whole = record(type: DRM_EVENT_FLIP_COMPLETE, seconds: 1)
    for count in 0..<whole.count { #expect(flips(Array(whole.prefix(count))) == DRMFlips()) }
    var empty = whole
    empty.replaceSubrange(4..<8, with: [0, 0, 0, 0])
    #expect(flips(empty + whole) == DRMFlips())
    var long = whole
    long[4] = 200
    #expect(flips(long + whole) == DRMFlips())
  }

  @Test func aModeComesBackFromTheKernelsFormAsItWas() {
    var info = drmModeModeInfo()
    info.clock = 33_300
    (info.hdisplay, info.hsync_start, info.hsync_end, info.htotal) = (800, 849, 851, 900)
    (info.vdisplay, info.vsync_start, info.vsync_end, info.vtotal) = (480, 487, 489, 510)
    (info.vrefresh, info.flags, info.type) = (73, 0xA, UInt32(DRM_MODE_TYPE_PREFERRED))
    withUnsafeMutableBytes(of: &info.name) { $0.copyBytes(from: "800x480".utf8) }
    let mode = DisplayMode(info)
    #expect(mode.name == "800x480" && mode.width == 800 && mode.height == 480 && mode.isPreferred)
    #expect(abs(mode.refreshRate - 72.549) < 0.001)
    let back = withUnsafeBytes(of: mode.info) { Array($0) }
    #expect(back == withUnsafeBytes(of: info) { Array($0) })
  }
}
