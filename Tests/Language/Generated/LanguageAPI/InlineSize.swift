// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct InlineSize: Equatable, Sendable {
  public var width: Int
  public var unit: InlineSizeUnit

  public init(width: Int, unit: InlineSizeUnit) {
    self.width = width
    self.unit = unit
  }
}

extension InlineSize: JSONDecodable {
  private static let keys: JSONKeys = "width unit"

  public init?(from json: inout JSONReader) {
    var width: Int?
    var unit: InlineSizeUnit?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: width = json.int()
      default: unit = InlineSizeUnit(from: &json)
      }
    }
    guard json.finish(fields, required: 0b11), let width, let unit else { return nil }
    self.init(width: width, unit: unit)
  }
}

extension InlineSize: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("width", width)
    json.field("unit", unit)
    json.endObject()
  }
}
