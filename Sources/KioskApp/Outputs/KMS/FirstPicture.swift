import ForecastScene

/// Compares what a graphics processor has drawn with what the software renderer draws of the same page: some show black, and
/// report no error.
enum FirstPicture {
  /// The mean difference of a channel, of 255, up to which it is the same page.
  static let tolerance = 4.0

  /// What is wrong with the picture, for the log; nil where it shows the page.
  static func fault(in seen: Bitmap, of list: DisplayList, fonts: FontLibrary) -> String? {
    guard seen.width == list.width, seen.height == list.height else {
      return "it drew \(seen.width)x\(seen.height) pixels of a page of \(list.width)x\(list.height)"
    }
    let reference = MemoryOutput(width: list.width, height: list.height, fonts: fonts)
    reference.present(list, damage: Damage(reference.pixels.bounds))
    let difference = difference(seen.pixels, reference.pixels)
    guard difference > tolerance else { return nil }
    return "what it drew is not the page: channels differ by \(Int(difference.rounded())) of 255"
  }

  /// The mean of all channels' differences.
  private static func difference(_ a: PixelBuffer, _ b: PixelBuffer) -> Double {
    var sum = 0
    for y in 0..<a.height {
      let (left, right) = (a.pixel(x: 0, y: y), b.pixel(x: 0, y: y))
      for x in 0..<a.width {
        for shift: UInt32 in [0, 8, 16] {
          sum += abs(Int(left[x] >> shift & 0xFF) - Int(right[x] >> shift & 0xFF))
        }
      }
    }
    return Double(sum) / Double(max(1, a.width * a.height * 3))
  }
}
