// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Note: Equatable, Sendable, WireEncodable {
  public var text: String?

  public init(text: String? = nil) {
    self.text = text
  }
}

// MARK: - Coding

extension Note {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("text", text)
    json.endObject()
  }
}
