// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Card: Equatable, Sendable, WireEncodable {
  public var number: String

  public init(number: String) {
    self.number = number
  }
}

// MARK: - Coding

extension Card {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("number", number)
    json.endObject()
  }
}
