// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

package struct State: OpenEnum {
  package static let on = State(rawValue: "on")
  package static let off = State(rawValue: "off")

  package static let allCases: [State] = [
    .on,
    .off,
  ]

  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}
