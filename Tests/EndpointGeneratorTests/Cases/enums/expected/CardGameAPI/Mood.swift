// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Mood: String, ClosedEnum {
  case glad = "glad"
  @available(*, deprecated)
  case sad = "sad"
  case `in` = "in"

  public static let allCases: [Mood] = ["glad", "sad", "in"].compactMap(Mood.init)

  @available(*, deprecated, renamed: "in")
  public static var inside: Mood { .in }
}
