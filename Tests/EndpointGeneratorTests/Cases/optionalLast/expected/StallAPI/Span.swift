// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Span: Equatable, Sendable, WireEncodable {
  public var from: Int
  public var to: Int?

  public init(from: Int, to: Int? = nil) {
    self.from = from
    self.to = to
  }
}

// MARK: - Coding

extension Span {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("from", from)
    json.field("to", to)
    json.endObject()
  }
}
