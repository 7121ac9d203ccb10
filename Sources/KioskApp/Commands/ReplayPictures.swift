import ForecastScene
import Glibc

/// A picture of every sample of a replay, numbered from 0.
final class ReplayPictures {
  private let directory: String
  private let fonts: FontLibrary
  private var output: MemoryOutput?
  private var count = 0

  /// Makes the directory where there is none.
  init(directory: String, fonts: FontLibrary) throws(CommandError) {
    self.directory = directory
    self.fonts = fonts
    guard mkdir(directory, 0o777) == 0 || errno == EEXIST else {
      throw .picture(.cannotWrite(path: directory, reason: String(cString: strerror(errno))))
    }
  }

  /// Draws what changed and writes the whole.
  func add(_ frame: Frame) throws(CommandError) {
    let output = output(for: frame.list)
    output.present(frame.list, damage: frame.damage)
    let number = String(count)
    let name = "frame-" + String(repeating: "0", count: max(0, 5 - number.count)) + number + ".png"
    try PNGFile.save(output.pixels, to: directory + "/" + name)
    count += 1
  }

  /// The output of this size; a page of another size begins a new one, and its damage is the whole of it.
  private func output(for list: DisplayList) -> MemoryOutput {
    if let output, output.pixels.width == list.width, output.pixels.height == list.height {
      return output
    }
    let new = MemoryOutput(width: list.width, height: list.height, fonts: fonts)
    output = new
    return new
  }
}
