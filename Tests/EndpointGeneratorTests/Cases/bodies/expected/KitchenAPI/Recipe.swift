// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Recipe: Equatable, Sendable, WireEncodable {
  public var title: String
  public var minutes: Int?

  public init(title: String, minutes: Int? = nil) {
    self.title = title
    self.minutes = minutes
  }
}

// MARK: - Coding

extension Recipe {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("title", title)
    json.field("minutes", minutes)
    json.endObject()
  }
}
