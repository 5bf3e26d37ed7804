// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Span: Equatable, Sendable, WireEncodable {
  public var from: Date
  public var to: Day?
  public var at: Date?

  public init(from: Date, to: Day? = nil, at: Date? = nil) {
    self.from = from
    self.to = to
    self.at = at
  }
}

// MARK: - Coding

extension Span {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("from", from, .unix)
    json.field("to", to)
    json.field("at", at)
    json.endObject()
  }
}
