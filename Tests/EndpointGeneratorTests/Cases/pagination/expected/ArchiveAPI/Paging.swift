// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Paging: Equatable, Sendable, WireEncodable {
  public var offset: Int?
  public var limit: Int?

  public init(offset: Int? = nil, limit: Int? = nil) {
    self.offset = offset
    self.limit = limit
  }
}

// MARK: - Coding

extension Paging {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("offset", offset)
    json.field("limit", limit)
    json.endObject()
  }
}
