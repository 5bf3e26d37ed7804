// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

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

  private static let members = WireMembers<WireMember> { members in
    members.add(.value, as: .day)
    members.add(.value, as: .text)
    members.add(.array(.object(Hung.keys)), as: .hung)
    members.add(.array(.object(Sold.keys)), as: .sold)
    members.add(
      .either([.object(Leaf.keys, tag: "kind", "leaf"), .object(Node.keys, tag: "kind", "node")]),
      as: .tree
    )
    members.add(.anyObject, as: .other)
  }

  public init?(from json: inout JSONReader) {
    var choice = json.choice(of: Self.members)
    while let member = json.next(&choice) {
      switch member.name {
      case .day:
        if let value = json.attempt({ $0.day() }) {
          self = .day(value)
          return
        }
      case .text:
        if let value = json.attempt({ $0.string() }) {
          self = .text(value)
          return
        }
      case .hung:
        if let value = json.attempt({ $0.array(of: Hung.self) }) {
          self = .hung(value)
          return
        }
      case .sold:
        if let value = json.attempt({ $0.array(of: Sold.self) }) {
          self = .sold(value)
          return
        }
      case .tree:
        if let value = json.attempt({ Tree(from: &$0) }) {
          self = .tree(value)
          return
        }
      case .other:
        if let value = json.attempt({ $0.dictionary(of: Int.self) }) {
          self = .other(value)
          return
        }
      }
    }
    guard let value = json.unlistedMember() else { return nil }
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
