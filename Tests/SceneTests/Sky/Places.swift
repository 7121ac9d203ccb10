import ForecastScene

extension SkyTests {
  /// The places of the reference tables.
  enum Places {
    static let berlin = Place("Berlin", 52.52, 13.405, Zones.berlin)
    static let london = Place("London", 51.5074, -0.1278, Zones.london)
    static let newYork = Place("New York", 40.7128, -74.006, Zones.newYork)
    static let tokyo = Place("Tokyo", 35.6895, 139.6917, Zones.fixed(9))
    static let sydney = Place("Sydney", -33.8688, 151.2093, Zones.sydney)
    static let capeTown = Place("Cape Town", -33.9249, 18.4241, Zones.fixed(2))
    static let quito = Place("Quito", -0.1807, -78.4678, Zones.fixed(-5))
    static let reykjavik = Place("Reykjavik", 64.1466, -21.9426, Zones.fixed(0))
    static let anchorage = Place("Anchorage", 61.2181, -149.9003, Zones.anchorage)
    static let honolulu = Place("Honolulu", 21.3069, -157.8583, Zones.fixed(-10))
    static let kathmandu = Place("Kathmandu", 27.7172, 85.324, Zones.fixed(5.75))
    /// The point of the sample answer in the manual of MET Norway's Sunrise 3.0.
    static let oslo = Place("Oslo", 59.933333, 10.716667, Zones.fixed(1))
    static let tromsø = Place("Tromsø", 69.6492, 18.9553, Zones.berlin)
    static let longyearbyen = Place("Longyearbyen", 78.2232, 15.6267, Zones.berlin)
    static let utqiagvik = Place("Utqiagvik", 71.2906, -156.7886, Zones.anchorage)
    static let ushuaia = Place("Ushuaia", -54.8019, -68.303, Zones.fixed(-3))
    static let mcMurdo = Place("McMurdo", -77.8419, 166.6863, Zones.mcMurdo)
    static let lordHowe = Place("Lord Howe", -31.55, 159.08, Zones.lordHowe)
    static let santiago = Place("Santiago", -33.45, -70.67, Zones.santiago)
    static let apia = Place("Apia", -13.83, -171.77, Zones.fixed(13))
    static let kiritimati = Place("Kiritimati", 1.87, -157.43, Zones.fixed(14))
    static let murmansk = Place("Murmansk", 68.9585, 33.0827, Zones.fixed(3))
    static let rovaniemi = Place("Rovaniemi", 66.5039, 25.7294, Zones.helsinki)
  }
}
