// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct CageDoor: Equatable, Sendable {
  public var isOpen: Bool

  public init(isOpen: Bool) {
    self.isOpen = isOpen
  }
}

extension CageDoor: JSONDecodable {
  private static let keys: JSONKeys = "is_open"

  public init?(from json: inout JSONReader) {
    var isOpen: Bool?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      isOpen = json.bool()
    }
    guard json.finish(fields, required: 0b1), let isOpen else { return nil }
    self.init(isOpen: isOpen)
  }
}

extension CageDoor: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("is_open", isOpen)
    json.endObject()
  }
}
