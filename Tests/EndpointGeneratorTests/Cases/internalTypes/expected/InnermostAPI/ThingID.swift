// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

struct ThingID: Identifier, ExpressibleByStringLiteral {
  let id: String
}
