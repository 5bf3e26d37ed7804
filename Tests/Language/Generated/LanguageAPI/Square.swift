// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Square: Equatable, Sendable {
  public var side: Double
  public var label: String?

  public init(side: Double, label: String? = nil) {
    self.side = side
    self.label = label
  }
}

extension Square: JSONDecodable {
  private static let keys: JSONKeys = "side label"

  public init?(from json: inout JSONReader) {
    var side = 0.0
    var label: String?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.double(&side)
      default: json.string(&label)
      }
    }
    guard json.finish(&fields, required: 0b01) else { return nil }
    self.init(side: side, label: label)
  }
}

extension Square: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("side", side)
    json.field("label", label)
    json.endObject()
  }
}
