// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Mood: String, ClosedEnum {
  case glad = "glad"
  @available(*, deprecated)
  case sad = "sad"
  case `in` = "in"

  public static let allCases: [Mood] = [
    "glad",
    "sad",
    "in",
  ].compactMap(Mood.init)

  @available(*, deprecated, renamed: "sad")
  public static var blue: Mood { .sad }

  @available(*, deprecated, renamed: "in")
  public static var inside: Mood { .in }
}
