/// The page's measures in its unit `u`: where rules, lines and columns stand inside each part.
enum Spacing {
  /// Rules by rank.
  static let heavy = 0.5
  static let medium = 0.2
  /// A hairline is one device pixel, or this many millimetres where the panel's size is known.
  static let hairlineMillimetres = 0.12

  /// Side margins by shape of page.
  static let stackedMargin = 3.6
  static let columnsMargin = 2.2
  static let smallMargin = 1.8

  /// Where the lines of a masthead stand, from the top of the sheet.
  struct Masthead: Hashable {
    enum Form: Hashable {
      /// Weekday and date on the place's baseline, the issue rule under it.
      case full
      /// The place alone on its line, date and issue under it.
      case placeAlone
      /// Everything in one line.
      case oneLine
    }

    var form: Form
    var heavyRule: Double
    var hairline: Double?
    var placeBaseline: Double
    var divider: Double?
    var issueBaseline: Double
    var mediumRule: Double
    var placeSize: Double
    var placeTracking = 0.18

    var bottom: Double { mediumRule + Spacing.medium }

    /// Between the place and what stands beside it.
    static let dateGap = 1.6
    /// The least share of its size and of its letter-spacing that a long name keeps.
    static let leastPlace = 0.4
    static let leastTracking = 0.3
    /// The most of a small panel's line that the issue takes.
    static let lineIssueShare = 0.4

    static let stacked = Masthead(
      form: .full, heavyRule: 2.4, hairline: 3.4, placeBaseline: 8.75, divider: 10.2, issueBaseline: 12.2,
      mediumRule: 13.2, placeSize: 5.6)
    static let square = Masthead(
      form: .full, heavyRule: 1.5, hairline: 2.35, placeBaseline: 6.2, divider: 7.2, issueBaseline: 8.75,
      mediumRule: 9.4, placeSize: 4.2)
    static let columns = Masthead(
      form: .full, heavyRule: 1.4, hairline: 2.2, placeBaseline: 6.6, divider: 7.75, issueBaseline: 9.4,
      mediumRule: 10.3, placeSize: 4.4)
    static let large = Masthead(
      form: .placeAlone, heavyRule: 1.7, hairline: 2.45, placeBaseline: 6.8, divider: 8.0, issueBaseline: 10.1,
      mediumRule: 11.2, placeSize: 4.6)
    static let columnsLarge = Masthead(
      form: .placeAlone, heavyRule: 1.2, hairline: 1.9, placeBaseline: 5.3, divider: 6.2, issueBaseline: 7.9,
      mediumRule: 8.7, placeSize: 3.6)
    static let small = Masthead(
      form: .oneLine, heavyRule: 0.7, placeBaseline: 3.6, issueBaseline: 3.6, mediumRule: 4.5, placeSize: 2.6,
      placeTracking: 0.1)
    static let smallLarge = Masthead(
      form: .placeAlone, heavyRule: 0.7, placeBaseline: 3.8, divider: 4.7, issueBaseline: 6.6, mediumRule: 7.4,
      placeSize: 2.8, placeTracking: 0.12)
  }

  enum Gap {
    /// Kept free under the masthead for an official warning.
    static let warning = 1.6
    /// The same on pages too low for large text: what is told now goes before what may come.
    static let lowWarning = 0.8
    static let columnsTop = 1.0
    static let columnsLowTop = 0.6
    static let section = 1.6
    /// Between the hero and a tape right under it.
    static let tape = 0.9
    static let colophonRule = 3.9
    static let colophonBaseline = 2.1
    static let colophonLine = 1.9
    static let columnsColophonBaseline = 1.75
  }

  enum Hero {
    static let stackedHeight = 27.0
    static let squareHeight = 20.0
    static let columnsHeight = 18.3
    static let smallHeight = 18.0
    /// Large text: the figure, at least and at most, and the sidebar's two rows under it.
    static let leastFigure = 12.0
    /// The least where the page is too low even for that: the words under it, or the tape's labels, stay on the screen.
    static let lowFigure = 11.4
    static let columnsLowFigure = 10.8
    static let largeFigure = 23.3
    static let largeSidebarGap = 1.2
    /// Below the top of the part.
    static let headBaseline = 1.85
    static let headRule = 2.85
    /// Between head rule and the tops of the digits.
    static let figureTop = 1.0
    /// Above the foot of the part.
    static let conditionBaseline = 0.7
    /// Between the digits' feet and the condition's baseline.
    static let figureFoot = 4.3
    static let columnsFigureFoot = 3.6
    /// The sidebar's share of the width, and the gaps on both sides of its rule.
    static let sidebarShare = 0.25
    static let columnsSidebarShare = 0.315
    static let wideSidebarShare = 0.27
    static let sidebarGapLeft = 0.8
    static let sidebarGapRight = Cells.pad
    static let columnsSidebarGapRight = 1.6
    /// Large text: one of the sidebar's rows.
    static let stackedRow = 4.0
    static let stackedRowFoot = 1.2
    /// Between a label and the widest figure beside it.
    static let labelGap = 0.5
    static let stackedGutter = 2.1
    /// Between the right edge of the sidebar's digits and the margin: the per cent sign fills it.
    static let unitHang = 1.9
  }

  enum Arc {
    static let stackedHeight = 18.0
    static let columnsHeight = 14.8
    static let largeHeight = 15.4
    /// Base line above the foot of the part.
    static let base = 4.2
    /// Below the base: the middle of the foot's line, and in its size from there to its baseline.
    static let footMiddle = 2.1
    static let footDrop = 0.42
    /// Between the foot's two times.
    static let footGap = 1.0
    /// Between the top of the part and the crown of the arc: the sun's rays stand there.
    static let crown = 3.7
    static let reach = 0.401
    static let tickShort = 0.85
    static let tickLong = 1.6
    static let tickClearance = 0.5
    static let innerGap = 0.85
    static let line = 0.09
    static let travelled = 0.26
    static let hatch = 1.05
    static let hatchHeight = 0.55
    static let hatchGap = 0.35
    /// The words inside: their baseline above the base, and the height of their capitals in their size.
    static let insideBaseline = 1.4
    static let columnsInsideBaseline = 1.0
    static let insideCapitals = 0.7
    static let segment = 1.8
    static let sunRadius = 1.5
    static let rayInner = 1.9
    static let rayOuter = 2.7
    static let moonRadius = 1.9
    static let halo = 2.85
    /// The share of their stacked size that sun and moon have in columns.
    static let columnsBody = 0.87
  }

  enum Tape {
    static let stackedHeight = 9.6
    static let columnsHeight = 8.4
    /// Below the top of the part.
    static let rule = 1.4
    static let quarter = 1.75
    static let hour = 3.2
    static let rainQuarter = 2.1
    static let rainHour = 3.5
    static let rainGrowth = 0.9
    static let rainWidth = 0.36
    static let labelBaseline = 7.9
    static let columnsLabelBaseline = 7.0
    static let markHalfWidth = 0.95
    static let markHeight = 1.6
    static let markWidth = 0.22
    static let dip = 0.5
    /// Hours shown across the tape, and how large text thins them.
    static let hoursAcross = 9.5
    static let thinning = 1.6
    static let fadeShare = 0.28
    static let nowHeight = 0.55
    static let nowHalfWidth = 0.45
  }

  /// The triangles at the tape's ends.
  enum Steps {
    /// The least side of what may be touched, in points.
    static let leastSide = 44.0
    static let halfHeight = 1.5
    /// Half a triangle's width against half its height.
    static let slenderness = 0.62
    /// Between the ruler's line and a triangle.
    static let gap = 0.7
  }

  /// The ring around what has the focus: its line, at least two pixels, and the paper outside it, at least one.
  enum Focus {
    static let width = 0.3
    static let edge = 0.1
    /// How far it stands outside its part, to the left and the right.
    static let out = 0.7
    /// Kept free above and below a part that is scrolled into view.
    static let clearance = 2.0
  }

  enum Table {
    static let headHeight = 2.9
    static let headBaseline = 1.55
    static let headRule = 2.5
    static let leastRow = 2.2
    static let naturalRow = 2.8
    static let mostRow = 4.2
    static let largeRow = 6.3
    static let columnsLargeRow = 5.4
    /// Columns as shares of the width, from the left.
    static let pictogram = 0.205
    static let chanceRight = 0.345
    static let lowRight = 0.44
    static let capsuleLeft = 0.5
    static let capsuleRight = 0.905
    static let capsule = 0.8
    /// A capsule's height, at most this share of its row.
    static let capsuleShare = 0.32
    /// Of a capsule's height.
    static let ringRadius = 0.94
    static let ringWidth = 0.38
    /// The least room between two columns: half a ring reaches into it.
    static let columnGap = 1.2
    /// The least room for a day's name beside its pictogram; in a row with its capsule, this share of it.
    static let leastName = 4.2
    static let narrowName = 0.76
    static let pictogramSize = 2.4
    /// The most of its row that a pictogram takes.
    static let pictogramRow = 0.9
    /// Large text: columns as shares of the width; words, pictogram and capsule as shares of the row's height.
    static let largePictogramMiddle = 0.262
    static let largeChanceRight = 0.465
    static let largeLowRight = 0.8
    static let largePictogram = 2.76
    static let largePictogramRow = 0.56
    static let largeWords = 0.335
    static let largeCapsule = 0.755
    /// Of a line's size: from the middle of its capitals to its baseline.
    static let baselineDrop = 0.34
  }

  enum Cells {
    static let stackedHeight = 22.0
    static let leastHeight = 16.0
    static let headBaseline = 2.05
    static let pad = 0.85
    static let figureTop = 3.0
    static let valueBaseline = 3.6
    static let noteBaseline = 1.35
    static let figureFoot = 5.9
    static let largeHeight = 22.5
    static let mostHeight = 26.0
  }

  enum Notice {
    /// From the top of the words.
    static let titleBaseline = 4.2
    static let titleLine = 4.6
    static let textGap = 4.0
    static let line = 2.7
    static let buttonGap = 2.6
    static let buttonHeight = 5.5
    static let buttonPad = 3.4
    static let buttonRule = 0.2
    static let reasonGap = 3.2
    static let reasonLine = 1.9
    /// From the top of the sky.
    static let headBaseline = 1.55
    static let headRule = 2.5
    /// From its foot.
    static let factRule = 8.0
    static let factLabel = 5.2
    static let factValue = 2.2
  }
}
