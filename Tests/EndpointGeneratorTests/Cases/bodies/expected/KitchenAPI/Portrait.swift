// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Portrait: Equatable, Sendable, WireEncodable {
  public var name: String
  public var age: Int?

  public init(name: String, age: Int? = nil) {
    self.name = name
    self.age = age
  }
}

// MARK: - Coding

extension Portrait {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("kind", "portrait")
    json.field("name", name)
    json.field("age", age)
    json.endObject()
  }
}
