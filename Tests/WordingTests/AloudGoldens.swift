/// What whole pages say.
enum AloudGoldens {
  static let kilkenny = """
    Weather almanac for Kilkenny
    Kilkenny, Tuesday, 14 July 2026, edition 195
    Issued 14:52
    ! Loading the forecast
    ! Forecast loaded. Issued 14:52
    Ten-day forecast
    15:00, 24 degrees, Sunny intervals, rain chance 55 percent
    16:00, 25 degrees, Showers, rain chance 60 percent
    17:00, 26 degrees, Showers, rain chance 65 percent
    18:00, 25 degrees, Sunny intervals, rain chance 55 percent
    19:00, 23 degrees, Sunny intervals, rain chance 40 percent
    20:00, 21 degrees, Sunny intervals, rain chance 20 percent
    21:00, 19 degrees, Sunny intervals, rain chance 10 percent
    22:00, 18 degrees, Partly cloudy
    23:00, 17 degrees, Partly cloudy
    00:00, Wednesday, 16 degrees, Partly cloudy
    01:00, 15 degrees, Partly cloudy
    02:00, 15 degrees, Partly cloudy
    03:00, 14 degrees, Partly cloudy
    04:00, 14 degrees, Partly cloudy
    05:00, 14 degrees, Partly cloudy
    06:00, 15 degrees, Sunny intervals
    07:00, 16 degrees, Sunny intervals
    08:00, 17 degrees, Sunny intervals
    09:00, 18 degrees, Sunny intervals, rain chance 10 percent
    10:00, 20 degrees, Sunny intervals, rain chance 10 percent
    11:00, 21 degrees, Sunny intervals, rain chance 10 percent
    12:00, 22 degrees, Sunny intervals
    13:00, 23 degrees, Sunny intervals
    14:00, 24 degrees, Sunny intervals
    - 15:00
    Feels like 23 degrees, low 14, high 26 degrees, rain chance 55 percent
    Wind: 18 kilometres an hour, from the south-west
    UV index: 6, high
    Humidity: 58 percent, dew point 15 degrees
    - 00:00
    Feels like 13 degrees, low 13, high 24 degrees, rain chance 0 percent
    Wind: 9 kilometres an hour, from the south-west
    UV index: 0
    Humidity: 80 percent, dew point 13 degrees
    - 14:00
    Feels like 22 degrees, low 13, high 24 degrees, rain chance 0 percent
    Wind: 18 kilometres an hour, from the south-west
    UV index: 5, moderate
    Humidity: 51 percent, dew point 13 degrees
    Today: showers, rain chance 80 percent, low 14, high 26 degrees
      Sun and moon: sunrise 05:22, sunset 21:47, new moon
    Wednesday: sunny intervals, rain chance 10 percent, low 13, high 24 degrees
      Sun and moon: sunrise 05:24, sunset 21:46, waxing crescent moon
    Thursday: rain, rain chance 85 percent, low 11, high 19 degrees
      Sun and moon: sunrise 05:25, sunset 21:45, waxing crescent moon
    Friday: rain, rain chance 60 percent, low 9, high 17 degrees
      Sun and moon: sunrise 05:26, sunset 21:43, waxing crescent moon
    Saturday: overcast, rain chance 20 percent, low 8, high 18 degrees
      Sun and moon: sunrise 05:27, sunset 21:42, waxing crescent moon
    Sunday: sunny, low 10, high 21 degrees
      Sun and moon: sunrise 05:29, sunset 21:41, waxing crescent moon
    Monday: sunny, low 12, high 25 degrees
      Sun and moon: sunrise 05:30, sunset 21:40, waxing crescent moon
    Tuesday 21 July: sunny intervals, low 15, high 28 degrees
      Sun and moon: sunrise 05:32, sunset 21:38, first quarter moon
    Wednesday 22 July: thunderstorm, rain chance 30 percent, low 16, high 29 degrees
      Sun and moon: sunrise 05:33, sunset 21:37, waxing gibbous moon
    Thursday 23 July: showers, rain chance 55 percent, low 13, high 22 degrees
      Sun and moon: sunrise 05:34, sunset 21:36, waxing gibbous moon
    Sun rises 05:22, sets 21:47, 16 hours 25 minutes of daylight
    Sun sets 21:47, rises 05:24. Moon: waxing crescent, 1 percent lit
    Sun rises 05:24, sets 21:46, 16 hours 22 minutes of daylight
    """

  static let negative = """
    Weather almanac for Tromsø
    Tromsø, Friday, 6 February 2026, edition 37
    Issued 12:52
    ! Loading the forecast
    ! Forecast loaded. Issued 12:52
    Ten-day forecast
    13:00, minus 12 degrees, Light snow, rain chance 70 percent
    14:00, minus 8 degrees, Light snow, rain chance 70 percent
    15:00, minus 8 degrees, Light snow, rain chance 70 percent
    16:00, minus 8 degrees, Light snow, rain chance 70 percent
    17:00, minus 8 degrees, Light snow, rain chance 70 percent
    18:00, minus 9 degrees, Light snow, rain chance 70 percent
    19:00, minus 9 degrees, Light snow, rain chance 70 percent
    20:00, minus 10 degrees, Light snow, rain chance 70 percent
    21:00, minus 11 degrees, Light snow, rain chance 70 percent
    22:00, minus 12 degrees, Light snow, rain chance 70 percent
    23:00, minus 13 degrees, Light snow, rain chance 70 percent
    00:00, Saturday, minus 12 degrees, Overcast, rain chance 40 percent
    01:00, minus 13 degrees, Overcast, rain chance 40 percent
    02:00, minus 13 degrees, Overcast, rain chance 40 percent
    03:00, minus 13 degrees, Overcast, rain chance 40 percent
    04:00, minus 13 degrees, Overcast, rain chance 40 percent
    05:00, minus 13 degrees, Overcast, rain chance 40 percent
    06:00, minus 12 degrees, Overcast, rain chance 40 percent
    07:00, minus 11 degrees, Overcast, rain chance 40 percent
    08:00, minus 10 degrees, Overcast, rain chance 40 percent
    09:00, minus 10 degrees, Overcast, rain chance 40 percent
    10:00, minus 9 degrees, Overcast, rain chance 40 percent
    11:00, minus 8 degrees, Overcast, rain chance 40 percent
    12:00, minus 7 degrees, Overcast, rain chance 40 percent
    - 13:00
    Feels like minus 19 degrees, low minus 14, high minus 8 degrees, rain chance 70 percent
    Wind: 17 kilometres an hour, from the south-west
    UV index: 5, moderate
    Humidity: 52 percent, dew point minus 20 degrees
    - 22:00
    Feels like minus 13 degrees, low minus 14, high minus 8 degrees, rain chance 70 percent
    Wind: 11 kilometres an hour, from the south-west
    UV index: 0
    Humidity: 72 percent, dew point minus 16 degrees
    - 12:00
    Feels like minus 9 degrees, low minus 13, high minus 6 degrees, rain chance 40 percent
    Wind: 16 kilometres an hour, from the south-west
    UV index: 4, moderate
    Humidity: 55 percent, dew point minus 15 degrees
    Today: light snow, rain chance 70 percent, low minus 14, high minus 8 degrees
      Sun and moon: sunrise 08:59, sunset 14:59, waning gibbous moon
    Saturday: overcast, rain chance 40 percent, low minus 13, high minus 6 degrees
      Sun and moon: sunrise 08:54, sunset 15:04, waning gibbous moon
    Sunday: sunny intervals, rain chance 10 percent, low minus 11, high minus 4 degrees
      Sun and moon: sunrise 08:49, sunset 15:09, waning gibbous moon
    Monday: sunny, low minus 9, high minus 2 degrees
      Sun and moon: sunrise 08:44, sunset 15:14, last quarter moon
    Tuesday: overcast, rain chance 20 percent, low minus 7, high minus 1 degree
      Sun and moon: sunrise 08:39, sunset 15:19, waning crescent moon
    Wednesday: snow, rain chance 55 percent, low minus 5, high 2 degrees
      Sun and moon: sunrise 08:34, sunset 15:24, waning crescent moon
    Thursday: sleet showers, rain chance 30 percent, low minus 4, high 3 degrees
      Sun and moon: sunrise 08:29, sunset 15:29, waning crescent moon
    Friday 13 February: sunny intervals, rain chance 10 percent, low minus 6, high 1 degree
      Sun and moon: sunrise 08:25, sunset 15:34, waning crescent moon
    Saturday 14 February: sunny, low minus 8, high 0 degrees
      Sun and moon: sunrise 08:20, sunset 15:38, waning crescent moon
    Sunday 15 February: sunny intervals, low minus 10, high minus 3 degrees
      Sun and moon: sunrise 08:15, sunset 15:43, waning crescent moon
    Sun rises 08:59, sets 14:59, 6 hours of daylight
    Sun sets 14:59, rises 08:54. Moon: waning gibbous, 74 percent lit
    Sun rises 08:54, sets 15:04, 6 hours 10 minutes of daylight
    """

  static let fahrenheit = "13:00, 10 degrees, Light snow, rain chance 70 percent"
}
