// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Answer: OpenEnum {
  public static let pong = Answer(rawValue: "pong")

  public static let allCases: [Answer] = [
    .pong
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
