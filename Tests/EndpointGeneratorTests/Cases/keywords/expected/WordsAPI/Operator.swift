// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Operator: String, ClosedEnum {
  case `let` = "let"
  case `var` = "var"
  case some = "some"
  case `true` = "true"
}
