import Glibc
import Testing

@testable import KioskApp

struct PNGFileTests {
  private func noise(_ width: Int, _ height: Int) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    var dice = Dice(state: 1)
    for y in 0..<height {
      for x in 0..<width {
        bitmap.pixels.pixel(x: x, y: y).pointee = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &dice)
      }
    }
    return bitmap
  }

  private func contents(_ bitmap: Bitmap) -> [UInt32] {
    (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap[$0, y] } }
  }

  private func temporaryPath() -> String {
    "/tmp/almanac-png-test-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).png"
  }

  private func bytes(of path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var data = [UInt8](repeating: 0, count: 1 << 20)
    data.removeLast(data.count - fread(&data, 1, data.count, file))
    return data
  }

  @Test(arguments: [(1, 1), (3, 200), (257, 31)])
  func aPictureComesBackAsItWas(_ width: Int, _ height: Int) throws {
    let bitmap = noise(width, height)
    let picture = PNGPicture(try PNGFile.encode(bitmap.pixels))
    #expect(picture?.width == width && picture?.height == height)
    let isSame = picture?.pixels == contents(bitmap)
    #expect(isSame)
  }

  @Test func theSamePictureIsTheSameFile() throws {
    #expect(try PNGFile.encode(noise(40, 40).pixels) == PNGFile.encode(noise(40, 40).pixels))
  }

  @Test func aFileIsReplacedAsAWhole() throws {
    let path = temporaryPath()
    defer { unlink(path) }
    for size in [90, 20] {
      try PNGFile.write(noise(size, size).pixels, to: path)
      let isSame = PNGPicture(bytes(of: path))?.pixels == contents(noise(size, size))
      #expect(isSame)
    }
  }

  @Test func aFolderThatIsNotThereIsNamedInTheError() {
    let path = "/no/such/folder/page.png"
    #expect(throws: PNGError.cannotWrite(path: path, reason: "No such file or directory")) {
      try PNGFile.write(noise(2, 2).pixels, to: path)
    }
  }

  @Test func aDeviceIsWrittenIntoAndNotReplaced() throws {
    try PNGFile.write(noise(2, 2).pixels, to: "/dev/null")
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }
}
