// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct DeprecatedRoom: Identifier, ExpressibleByIntegerLiteral {
  public let id: Int

  public init(id: Int) {
    self.id = id
  }
}

@available(*, deprecated, message: "May be removed after 2027-03-01.")
public typealias Room = DeprecatedRoom
