// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Trade: Equatable, Sendable, WireDecodable {
  case sold(Sold)
  case lost(Lost)
  case moved(Moved)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Trade {
  private enum WireMember: ~Copyable {
    case sold
    case lost
    case moved
  }

  private static let members = WireMembers<WireMember> { members in
    members.add(.object(Sold.keys), as: .sold)
    members.add(.object(Lost.keys), as: .lost)
    members.add(.object(Moved.keys), as: .moved)
  }

  public init?(from json: inout JSONReader) {
    var choice = json.choice(of: Self.members)
    while let member = json.next(&choice) {
      switch member.name {
      case .sold:
        if let value = json.attempt({ Sold(from: &$0) }) {
          self = .sold(value)
          return
        }
      case .lost:
        if let value = json.attempt({ Lost(from: &$0) }) {
          self = .lost(value)
          return
        }
      case .moved:
        if let value = json.attempt({ Moved(from: &$0) }) {
          self = .moved(value)
          return
        }
      }
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}
