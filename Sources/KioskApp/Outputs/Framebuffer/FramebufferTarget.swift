import ForecastScene
import Glibc

/// The memory that pixels of a framebuffer are put into, and how they get from there to the device.
final class FramebufferTarget {
  let way: FramebufferWay
  let memory: PanelMemory
  private let shape: FramebufferShape
  /// A copy of the device's memory, where rows of it are written.
  private let copy: UnsafeMutableRawPointer?

  /// Takes the device's memory, or memory of its own of the same shape.
  init(_ device: any FramebufferDevice, _ shape: FramebufferShape, _ way: FramebufferWay) throws(PanelError) {
    (self.shape, self.way) = (shape, way)
    let base: UnsafeMutableRawPointer
    switch way {
    case .mapped:
      copy = nil
      do throws(KernelError) {
        base = try device.map(byteCount: shape.byteCount)
      } catch {
        throw PanelError(error, path: device.path, what: "its memory")
      }
    case .written:
      base = .allocate(byteCount: shape.byteCount, alignment: 4_096)
      base.initializeMemory(as: UInt8.self, repeating: 0, count: shape.byteCount)
      copy = base
    }
    memory = PanelMemory(first: base + shape.start, lineLength: shape.lineLength)
  }

  deinit { copy?.deallocate() }

  /// Hands the rows that have been written to the device, each once, in as few bands as they allow.
  func pass(_ written: Damage, to device: any FramebufferDevice) throws(KernelError) {
    guard let copy else { return }
    var bands = Damage()
    for rect in written.rects {
      bands.add(PixelRect(minX: 0, minY: rect.minY, maxX: shape.width, maxY: rect.maxY))
    }
    for band in bands.rects {
      let first = shape.start + band.minY * shape.lineLength
      let count = (band.height - 1) * shape.lineLength + shape.width * shape.format.bytesPerPixel
      try device.write(UnsafeRawBufferPointer(start: copy + first, count: count), at: first)
    }
  }
}

/// Waiting for a panel's refreshes, where its driver can; it is asked once.
struct FramebufferWaiting {
  private enum Ability {
    case untried
    case there
    case missing
  }

  private let device: any FramebufferDevice
  private let clock: () -> Double
  private var ability = Ability.untried
  /// No panel refreshes sooner: a driver that comes back at once has not waited.
  private static let shortest = 1.0 / 500

  init(_ device: any FramebufferDevice, clock: @escaping () -> Double = { MonotonicClock.now }) {
    (self.device, self.clock) = (device, clock)
  }

  /// Waits for the next refresh; false at once where that cannot be had.
  mutating func wait() -> Bool {
    switch ability {
    case .untried:
      // The first wait may begin just before a refresh; the second has a whole one before it.
      let isThere = waited() && lasted(waited)
      ability = isThere ? .there : .missing
      return isThere
    case .there:
      if !waited() { ability = .missing }
      return ability == .there
    case .missing: return false
    }
  }

  private func waited() -> Bool { (try? device.waitForRefresh()) != nil }

  private func lasted(_ work: () -> Bool) -> Bool {
    let began = clock()
    return work() && clock() - began >= Self.shortest
  }
}
