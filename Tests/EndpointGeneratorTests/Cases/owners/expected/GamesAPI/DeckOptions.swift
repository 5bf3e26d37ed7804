// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct DeckOptions: Equatable, Sendable, WireEncodable {
  public var jokers: Bool

  public init(jokers: Bool) {
    self.jokers = jokers
  }
}

// MARK: - Coding

extension DeckOptions {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("jokers", jokers)
    json.endObject()
  }
}
