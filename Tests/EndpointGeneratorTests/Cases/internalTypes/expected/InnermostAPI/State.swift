// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

struct State: OpenEnum {
  static let on = State(rawValue: "on")
  static let off = State(rawValue: "off")

  static let allCases: [State] = [
    .on,
    .off,
  ]

  let rawValue: String
}
