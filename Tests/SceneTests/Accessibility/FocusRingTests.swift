import ForecastScene
import SceneHarness
import Testing

/// The ring: thick enough, and seen on what it lies on.
@Suite struct FocusRingTests {
  private func ring(_ element: AccessibilityTree.ElementID, _ user: StageHarness) -> Chunk? {
    user.ask(.focus(element))
    user.settle()
    return user.frame.list.chunks.first { $0.node == .focus }?.chunk
  }

  /// Relative luminance. Source: WCAG 2.2, definition of relative luminance.
  private func luminance(_ color: Color) -> Double {
    let linear = [16, 8, 0].map { shift -> Double in
      let share = Double((color.argb >> UInt32(shift)) & 0xFF) / 255
      return share <= 0.040_45 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// To the power of 2.4: the fifth root of the twelfth power.
  private func power(_ x: Double) -> Double {
    var root = x
    for _ in 0..<60 { root -= (root * root * root * root * root - x) / (5 * root * root * root * root) }
    return x * x * root * root
  }

  private func contrast(_ a: Color, _ b: Color) -> Double {
    let (high, low) = (max(luminance(a), luminance(b)), min(luminance(a), luminance(b)))
    return (high + 0.05) / (low + 0.05)
  }

  @Test(arguments: SceneSettings.Edition.allCases) func itStandsOutFromItsPaperInEveryEdition(
    edition: SceneSettings.Edition
  ) throws {
    let user = StageHarness(settings: SceneSettings(edition: edition))
    let chunk = try #require(ring(.tape, user))
    let colors = chunk.items.compactMap { if case .rect(_, let color) = $0 { color } else { nil } }
    let palette = Palette(edition)
    #expect(colors == [Color](repeating: palette.paper, count: 4) + [Color](repeating: palette.ink, count: 4))
    #expect(contrast(palette.ink, palette.paper) >= 3)
  }

  @Test(arguments: [(720, 1280, 1.0), (800, 480, 1), (480, 320, 1), (1920, 1080, 2), (320, 240, 1)])
  func itIsAtLeastTwoPixelsThick(width: Int, height: Int, scale: Double) throws {
    let user = StageHarness(width: width, height: height, scale: scale)
    for element in user.tree.elements where element.isFocusable {
      let chunk = try #require(ring(element.id, user), "\(element.id) has no ring")
      for item in chunk.items.suffix(4) {
        guard case .rect(let rect, _) = item else { continue }
        let bounds = rect.pixelBounds
        #expect(min(bounds.width, bounds.height) >= 2, "\(element.id): \(bounds)")
      }
    }
  }

  @Test(arguments: [(720, 1280), (1280, 800), (800, 480), (1920, 1080), (480, 320)])
  func itLiesOnTheSheetAndAroundItsPart(width: Int, height: Int) throws {
    let user = StageHarness(width: width, height: height, settings: SceneSettings(targets: .large))
    for element in user.tree.elements where element.isFocusable {
      let chunk = try #require(ring(element.id, user))
      let frame = try #require(user.tree[element.id]).frame.offset(x: 0, y: Int(user.scroll.rounded()))
      let reach = chunk.bounds
      #expect(reach.minX >= 0 && reach.maxX <= width && reach.minY >= 0, "\(element.id): \(reach)")
      #expect(reach.intersection(frame).area * 10 >= frame.area * 9, "\(element.id) is not ringed: \(reach), \(frame)")
    }
  }
}
