// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Draft: Equatable, Sendable, WireEncodable {
  @Indirect public var previous: Patch<Draft>
  @Indirect public var next: Draft?

  public init(previous: Patch<Draft> = .keep, next: Draft? = nil) {
    self.previous = previous
    self.next = next
  }
}

// MARK: - Coding

extension Draft {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("previous", previous)
    json.field("next", next)
    json.endObject()
  }
}
