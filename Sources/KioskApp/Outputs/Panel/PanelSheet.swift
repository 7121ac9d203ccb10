import ForecastScene

/// The page as it is drawn for a panel, in memory of the processor's own, and the way from there to the panel.
final class PanelSheet {
  let copier: PanelCopier
  private let bitmap: Bitmap
  private let renderer: SoftwareRenderer
  /// Frames the damage, where that is asked for.
  private var flash: DamageFlash?

  /// Makes an empty page for a panel.
  init(copier: PanelCopier, look: PanelLook) {
    self.copier = copier
    bitmap = Bitmap(width: copier.page.width, height: copier.page.height)
    renderer = SoftwareRenderer(fonts: look.fonts)
    flash = look.showsDamage ? DamageFlash() : nil
  }

  var bounds: PixelRect { bitmap.pixels.bounds }

  /// Draws the part of a list that changed; all of what is drawn anew.
  func draw(_ list: DisplayList, damage: Damage) -> Damage {
    let drawn = flash?.cover(damage) ?? damage
    renderer.draw(list, damage: drawn, into: bitmap.pixels)
    flash?.draw(damage, into: bitmap.pixels)
    return drawn
  }

  /// Writes what changed on the page into a panel's memory: the panel's pixels that were written.
  func copy(_ damage: Damage, to memory: PanelMemory) -> Damage {
    let changed = copier.panelDamage(of: damage)
    copier.copy(changed, from: bitmap.pixels, to: memory)
    return changed
  }

  /// A copy of the page, not turned.
  func snapshot() -> Bitmap { Bitmap(copying: bitmap.pixels) }
}

/// How pages are put on a panel.
struct PanelLook {
  let turn: QuarterTurn
  let showsDamage: Bool
  let fonts: FontLibrary

  init(turn: QuarterTurn = .none, showsDamage: Bool = false, fonts: FontLibrary) {
    self.turn = turn
    self.showsDamage = showsDamage
    self.fonts = fonts
  }
}
