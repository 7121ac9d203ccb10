extension Option {
  /// How the screen is lit, and when it is dark.
  static let lightOptions: [Option] = [
    Option(
      "dark", "FROM-TO", .dailyHours,
      help: "Hours in which the screen is off, by the place's clock, such as 23:00-06:30; a touch lights it."
    ) { $0.light.darkHours = $1 },
    Option(
      "presence", "WHAT", .presence,
      help: """
        What tells that someone is here, so that the screen is lit: key:NAME or key:NUMBER of an input device, or \
        gpio:CHIP:LINE, with :low where it is active low. Without --dark the screen is off whenever nobody is.
        """
    ) { $0.light.presence = $1 },
    Option(
      "lit-for", "MINUTES", .number(0.1...1_440, "minutes from 0.1 to 1440"),
      help: "How long a touch, or somebody who has gone, keeps the screen lit (2)."
    ) { $0.light.minutesLit = $1 },
    Option(
      "brightness", "DAY[,NIGHT]", .brightness, help: "The backlight in per cent, by day and by night (as it is found)."
    ) { $0.light.brightness = $1 },
    Option(
      "backlight", "NAME", .backlight,
      help: "Which one of /sys/class/backlight: auto is the largest where the page has the screen for itself (auto)."
    ) { $0.light.backlight = $1 },
    Option(
      "drift", "WHEN", Reader<LightSettings.Drift>.oneOf,
      help: "Moves the page by up to 2 pixels within the hour, against burn-in: on, off or auto, on the console (auto)."
    ) { $0.light.drift = $1 },
  ]
}

extension Reader where Value == DailyHours {
  /// Hours of every day.
  static let dailyHours = Reader(expected: "hours of the day such as 23:00-06:30") { DailyHours($0) }
}

extension Reader where Value == PresenceSensor {
  /// A key or a line of a GPIO chip.
  static let presence = Reader(
    expected: "key:WAKEUP, key: and a number of the kernel's, or gpio:CHIP:LINE such as gpio:gpiochip0:17"
  ) { PresenceSensor($0) }
}

extension Reader where Value == Brightness {
  /// One or two shares of the full light.
  static let brightness = Reader(expected: "per cent from 1 to 100, by day and by night, such as 80,25") {
    Brightness($0)
  }
}

extension Reader where Value == LightSettings.Choice {
  /// A name of the kernel's, or one of two words.
  static let backlight = Reader(expected: "auto, none, or a name in /sys/class/backlight") { text in
    switch text {
    case "auto": .auto
    case "none": .nothing
    default: text.isEmpty || text.contains("/") || text.hasPrefix(".") ? nil : .named(text)
    }
  }
}
