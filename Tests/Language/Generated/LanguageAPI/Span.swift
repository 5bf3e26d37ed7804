// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Span: Equatable, Sendable, WireEncodable {
  public var from: Date
  public var to: Date?
  public var step: Int

  public init(from: Date, to: Date? = nil, step: Int = 1) {
    self.from = from
    self.to = to
    self.step = step
  }
}

// MARK: - Coding

extension Span {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("from", from, .unix)
    json.field("to", to, .unix)
    json.field("step", step)
    json.endObject()
  }
}
