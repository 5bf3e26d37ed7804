// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

package struct ThingID: Identifier, ExpressibleByStringLiteral {
  package let id: String

  package init(id: String) {
    self.id = id
  }
}
