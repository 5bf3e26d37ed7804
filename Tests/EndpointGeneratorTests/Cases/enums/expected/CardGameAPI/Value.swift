// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Value: OpenEnum {
  public static let two = Value(rawValue: "2")
  public static let jack = Value(rawValue: "JACK")
  @available(*, deprecated, message: "There are none any more.")
  public static let knight = Value(rawValue: "KNIGHT")
  /// Above the king.
  public static let ace = Value(rawValue: "ACE")
  public static let `default` = Value(rawValue: "DEFAULT")

  public static let allCases: [Value] = [
    .two,
    .jack,
    Value(rawValue: "KNIGHT"),
    .ace,
    .default,
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  @available(*, deprecated, renamed: "jack")
  public static var knave: Value { .jack }
}
