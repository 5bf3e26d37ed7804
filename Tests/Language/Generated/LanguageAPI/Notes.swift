// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public enum Notes: Equatable, Sendable, WireDecodable, WireEncodable {
  case text(String)
  case day(Day)
  case hung([Hung])
  case sold([Sold])
  case tree(Tree)
  case other([String: Int])
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Notes {
  private enum WireMember: ~Copyable {
    case day
    case text
    case hung
    case sold
    case tree
    case other
  }

  private static let members: WireMembers = [
    .value,
    .value,
    .array(.object(Hung.keys)),
    .array(.object(Sold.keys)),
    .either([.object(Leaf.keys, tag: "kind", "leaf"), .object(Node.keys, tag: "kind", "node")]),
    .anyObject,
  ]

  public init?(from json: inout JSONReader) {
    var choice = json.choice(of: Self.members)
    while let member: WireMember = json.next(&choice) {
      switch member {
      case .day:
        guard let value = json.attempt({ $0.day() }) else { continue }
        self = .day(value)
      case .text:
        guard let value = json.attempt({ $0.string() }) else { continue }
        self = .text(value)
      case .hung:
        guard let value = json.attempt({ $0.array(of: Hung.self) }) else { continue }
        self = .hung(value)
      case .sold:
        guard let value = json.attempt({ $0.array(of: Sold.self) }) else { continue }
        self = .sold(value)
      case .tree:
        guard let value = json.attempt({ Tree(from: &$0) }) else { continue }
        self = .tree(value)
      case .other:
        guard let value = json.attempt({ $0.dictionary(of: Int.self) }) else { continue }
        self = .other(value)
      }
      return
    }
    guard let value = json.value() else { return nil }
    self = .unknown(value)
  }
}

extension Notes {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .text(let value):
      json.string(value)
    case .day(let value):
      json.encode(value: value)
    case .hung(let value):
      json.array(value)
    case .sold(let value):
      json.array(value)
    case .tree(let value):
      json.encode(value: value)
    case .other(let value):
      json.dictionary(value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
