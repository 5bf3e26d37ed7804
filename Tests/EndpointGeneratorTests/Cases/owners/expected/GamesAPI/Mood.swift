// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Mood: OpenEnum {
  public static let glad = Mood(rawValue: "glad")
  public static let sad = Mood(rawValue: "sad")

  public static let allCases: [Mood] = [
    .glad,
    .sad,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
