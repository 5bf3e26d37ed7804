// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Sum: Equatable, Sendable {
  public var left: Expression
  public var right: Expression

  public init(left: Expression, right: Expression) {
    self.left = left
    self.right = right
  }
}

extension Sum: JSONDecodable {
  private static let keys: JSONKeys = "left right"

  public init?(from json: inout JSONReader) {
    var left: Expression?
    var right: Expression?
    var fields = json.object(Self.keys, nulls: 0b11)
    while let field = json.next(&fields) {
      switch field {
      case 0: left = Expression(from: &json)
      default: right = Expression(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b11), let left, let right else { return nil }
    self.init(left: left, right: right)
  }
}

extension Sum: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("left", left)
    json.field("right", right)
    json.endObject()
  }
}
