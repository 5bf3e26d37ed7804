// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Level: Int, ClosedEnum {
  case low = 1
  case high = 10
  case under = -1

  @available(*, deprecated, renamed: "high")
  public static var top: Level { .high }
}
