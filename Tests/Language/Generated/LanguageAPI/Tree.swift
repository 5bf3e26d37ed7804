// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public indirect enum Tree: Equatable, Sendable {
  case leaf(Leaf)
  case node(Node)
}

extension Tree: JSONDecodable {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "leaf":
      guard let value = Leaf(from: &json) else { return nil }
      self = .leaf(value)
    case "node":
      guard let value = Node(from: &json) else { return nil }
      self = .node(value)
    default:
      json.fail(expected: "one of leaf, node")
      return nil
    }
  }
}

extension Tree: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .leaf(let value):
      json.beginObject()
      json.field("kind", "leaf")
      json.members(of: value)
      json.endObject()
    case .node(let value):
      json.beginObject()
      json.field("kind", "node")
      json.members(of: value)
      json.endObject()
    }
  }
}

public struct Leaf: Equatable, Sendable {
  public var value: Int

  public init(value: Int) {
    self.value = value
  }
}

extension Leaf: JSONDecodable {
  private static let keys: JSONKeys = "value"

  public init?(from json: inout JSONReader) {
    var value = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&value)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(value: value)
  }
}

extension Leaf: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("value", self.value)
    json.endObject()
  }
}

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
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: left = Tree(from: &json)
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
