// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Setting: Equatable, Sendable, WireDecodable, WireEncodable {
  case unset
  case all
  case level(Int)
  case map([String: String])
  case point(Point)
}

// MARK: - Coding

extension Setting {
  private enum WireMember: ~Copyable {
    case unset
    case all
    case level
    case map
    case point
  }

  private static let members = WireMembers<WireMember> { members in
    members.add(.value, as: .unset)
    members.add(.value, as: .all)
    members.add(.value, as: .level)
    members.add(.anyObject, as: .map)
    members.add(.object(Point.keys), as: .point)
  }

  public init?(from json: inout JSONReader) {
    var choice = json.choice(of: Self.members)
    while let member = json.next(&choice) {
      switch member.name {
      case .unset:
        if json.reads("") {
          self = .unset
          return
        }
      case .all:
        if json.reads(0) {
          self = .all
          return
        }
      case .level:
        if let value = json.attempt({ $0.int() }) {
          self = .level(value)
          return
        }
      case .map:
        if let value = json.attempt({ $0.dictionary(of: String.self) }) {
          self = .map(value)
          return
        }
      case .point:
        if let value = json.attempt({ Point(from: &$0) }) {
          self = .point(value)
          return
        }
      }
    }
    json.fail(expected: "one of \"\", 0, Int, [String: String], Point")
    return nil
  }
}

extension Setting {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .unset:
      json.encode(value: "")
    case .all:
      json.encode(value: 0)
    case .level(let value):
      json.encode(value: value)
    case .map(let value):
      json.dictionary(value)
    case .point(let value):
      json.encode(value: value)
    }
  }
}
