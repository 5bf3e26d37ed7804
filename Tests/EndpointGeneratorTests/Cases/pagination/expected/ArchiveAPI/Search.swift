// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Search: Equatable, Sendable, WireEncodable {
  public var text: String
  public var paging: Paging?

  public init(text: String, paging: Paging? = nil) {
    self.text = text
    self.paging = paging
  }
}

// MARK: - Coding

extension Search {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("text", text)
    json.field("paging", paging)
    json.endObject()
  }
}
