// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Draft: Equatable, Sendable, WireEncodable {
  @Indirect public var owner: Account
  public var name: String

  public init(owner: Account, name: String) {
    self.owner = owner
    self.name = name
  }
}

// MARK: - Coding

extension Draft {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("owner", owner)
    json.field("name", name)
    json.endObject()
  }
}
