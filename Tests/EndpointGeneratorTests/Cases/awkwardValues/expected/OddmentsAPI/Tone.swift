// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Tone: OpenEnum {
  public static let high = Tone(rawValue: "HIGH")
  @available(*, deprecated)
  public static let low = Tone(rawValue: "LOW")

  public static let allCases: [Tone] = [
    .high,
    Tone(rawValue: "LOW"),
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
