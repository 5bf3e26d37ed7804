// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Node: Equatable, Sendable {
  public var left: Tree
  public var right: Tree?

  public init(left: Tree, right: Tree? = nil) {
    self.left = left
    self.right = right
  }
}

extension Node: JSONDecodable {
  private static let keys: JSONKeys = "left right"

  public init?(from json: inout JSONReader) {
    var left: Tree?
    var right: Tree?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: left = Tree(from: &json)
      default: right = Tree(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b01), let left else { return nil }
    self.init(left: left, right: right)
  }
}

extension Node: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("left", left)
    json.field("right", right)
    json.endObject()
  }
}
