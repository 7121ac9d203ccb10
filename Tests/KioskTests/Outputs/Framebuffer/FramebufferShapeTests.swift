import CLinux
import Testing

@testable import KioskApp

struct FramebufferShapeTests {
  private func shape(_ told: FramebufferTold) throws -> FramebufferShape {
    try FramebufferShape(told.fixed, told.variable, path: "/dev/fb9")
  }

  @Test func theFormatIsReadFromTheChannels() throws {
    let cases: [(UInt32, [(UInt32, UInt32)], PixelFormat)] = [
      (16, [(11, 5), (5, 6), (0, 5)], .rgb565), (16, [(0, 5), (5, 6), (11, 5)], .bgr565),
      (24, [(16, 8), (8, 8), (0, 8)], .packed(ChannelShifts(red: 16, green: 8, blue: 0))),
      (24, [(0, 8), (8, 8), (16, 8)], .packed(ChannelShifts(red: 0, green: 8, blue: 16))),
      (32, [(16, 8), (8, 8), (0, 8)], .xrgb8888),
      (32, [(0, 8), (8, 8), (16, 8)], .wide(ChannelShifts(red: 0, green: 8, blue: 16))),
      (32, [(24, 8), (16, 8), (8, 8)], .wide(ChannelShifts(red: 24, green: 16, blue: 8))),
      (32, [(8, 8), (16, 8), (24, 8)], .wide(ChannelShifts(red: 8, green: 16, blue: 24))),
    ]
    for (bits, channels, format) in cases {
      #expect(try shape(FramebufferTold(80, 48, bits: bits, channels)).format == format)
    }
  }

  @Test func offsetsAndLineLengthSayWhereTheFirstPixelLies() throws {
    let found = try shape(.rgb565(80, 48, driver: "fb_ili9341"))
    #expect(found.lineLength == 83 * 2 + 16 && found.start == 2 * found.lineLength + 6)
    #expect(found.byteCount == 50 * found.lineLength && found.driver == "fb_ili9341")
  }

  @Test func theRateIsThatOfTheTimings() throws {
    var told = FramebufferTold.xrgb(800, 480)
    #expect(try shape(told).refreshRate == 0)
    told.variable.pixclock = 30_000
    (told.variable.left_margin, told.variable.right_margin, told.variable.hsync_len) = (46, 40, 48)
    (told.variable.upper_margin, told.variable.lower_margin, told.variable.vsync_len) = (29, 13, 3)
    #expect(abs(try shape(told).refreshRate - 67.97) < 0.01)
  }

  /// What was seen stands in the error.
  @Test func whatCannotBeDrawnIntoIsRefusedWithWhatWasSeen() {
    let cases: [(String, (inout FramebufferTold) -> Void)] = [
      ("0x0 pixels", { ($0.variable.xres, $0.variable.yres) = (0, 0) }),
      ("80x0 pixels", { $0.variable.yres = 0 }),
      ("4294967295x48 pixels", { $0.variable.xres = .max }),
      ("8 bits a pixel", { $0.variable.bits_per_pixel = 8 }),
      ("red 5 at 10", { $0.variable.red = fb_bitfield(offset: 10, length: 5, msb_right: 0) }),
      ("red 8 at 24", { $0.variable.red = fb_bitfield(offset: 24, length: 8, msb_right: 0) }),
      ("green 6 at 11", { $0.variable.green.offset = 11 }),
      ("bits a pixel (red", { $0.variable.blue.msb_right = 1 }),
      ("visual 3", { $0.fixed.visual = UInt32(FB_VISUAL_PSEUDOCOLOR) }),
      ("type 1", { $0.fixed.type = UInt32(FB_TYPE_PLANES) }),
      ("greys", { $0.variable.grayscale = 1 }),
      ("not standard (2)", { $0.variable.nonstd = 2 }),
      ("rows of 100 bytes", { $0.fixed.line_length = 100 }),
      ("from column 4000 on", { $0.variable.xoffset = 4_000 }),
      ("from row 4000 on", { $0.variable.yoffset = 4_000 }),
      ("from row 4294967295 on", { $0.variable.yoffset = .max }),
      ("64 bytes of memory", { $0.fixed.smem_len = 64 }),
      ("0 bytes of memory", { $0.fixed.smem_len = 0 }),
    ]
    for (saw, change) in cases {
      var told = FramebufferTold.rgb565(80, 48)
      change(&told)
      let error = failure(PanelError.self) { try shape(told) }
      #expect(error?.message.contains(saw) == true, "\(saw): \(error?.message ?? "")")
    }
  }

  @Test func whatCopiesItsMemoryToThePanelIsWrittenTo() {
    for driver in ["virtio_gpudrmfb", "bochs-drmdrmfb", "ili9341drmfb", "panel-mipi-dbid", "fb_ili9341", "udlfb", ""] {
      #expect(FramebufferWay(driver: driver) == .written)
    }
    for driver in ["EFI VGA", "VESA VGA", "simple", "vc4drmfb", "BCM2708 FB"] {
      #expect(FramebufferWay(driver: driver) == .mapped)
    }
  }
}
