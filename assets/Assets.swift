/// Files built into the binary, so that it runs from any directory.
public enum Assets {
  /// The demonstration forecast, in Open-Meteo's answer shape, UTF-8 JSON.
  public static var demonstration: [UInt8] { PackageResources.demonstration_json }
}
