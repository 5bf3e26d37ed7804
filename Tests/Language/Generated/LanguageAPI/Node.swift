// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Node: Equatable, Sendable, WireDecodable, WireEncodable {
  public var left: Tree
  public var right: Tree?

  public init(left: Tree, right: Tree? = nil) {
    self.left = left
    self.right = right
  }
}

// MARK: - Coding

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
