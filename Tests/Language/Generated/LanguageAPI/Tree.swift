// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public indirect enum Tree: Equatable, Sendable, WireDecodable, WireEncodable {
  case leaf(Leaf)
  case node(Node)
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
