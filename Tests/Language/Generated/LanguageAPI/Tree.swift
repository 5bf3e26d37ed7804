// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public indirect enum Tree: Equatable, Sendable, WireDecodable, WireEncodable {
  case leaf(Leaf)
  case node(Node)
}

public struct Leaf: Equatable, Sendable, WireDecodable, WireEncodable {
  public var value: Int

  public init(value: Int) {
    self.value = value
  }
}

public struct Node: Equatable, Sendable, WireDecodable, WireEncodable {
  public var left: Tree
  public var right: Tree?

  public init(left: Tree, right: Tree? = nil) {
    self.left = left
    self.right = right
  }
}

// MARK: - Coding

extension Tree {
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

extension Tree {
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

extension Leaf {
  enum WireKey: ~Copyable {
    case value
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("value required", as: .value)
  }

  public init?(from json: inout JSONReader) {
    var value = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .value: json.int(&value)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(value: value)
  }
}

extension Leaf {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("value", self.value)
    json.endObject()
  }
}

extension Node {
  enum WireKey: ~Copyable {
    case left
    case right
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("left required", as: .left)
    keys.add("right", as: .right)
  }

  public init?(from json: inout JSONReader) {
    var left: Tree?
    var right: Tree?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .left: json.value(&left)
      case .right: json.value(&right)
      }
    }
    guard json.finish(&object), let left else { return nil }
    self.init(left: left, right: right)
  }
}

extension Node {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("left", left)
    json.field("right", right)
    json.endObject()
  }
}
