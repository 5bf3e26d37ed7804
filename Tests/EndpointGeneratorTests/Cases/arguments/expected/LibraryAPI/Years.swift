// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Years: Equatable, Sendable, WireEncodable {
  /// The first year.
  public var from: Int
  /// The last year.
  public var to: Int?
  public var json: Bool

  public init(from: Int, to: Int? = nil, json: Bool = false) {
    self.from = from
    self.to = to
    self.json = json
  }
}

// MARK: - Coding

extension Years {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("from", from)
    json.field("to", to)
    json.field("json", self.json)
    json.endObject()
  }
}
