// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Note: Equatable, Sendable, WireDecodable, WireEncodable {
  case hung(Hung)
  case sold(Sold)
  case lost(Lost)
  case seen(Seen)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Note {
  private enum WireMember: ~Copyable {
    case hung
    case sold
    case lost
    case seen
  }

  private static let members = WireMembers<WireMember> { members in
    members.add(.object(Hung.keys), as: .hung)
    members.add(.object(Sold.keys), as: .sold)
    members.add(.object(Lost.keys), as: .lost)
    members.add(.object(Seen.keys), as: .seen)
  }

  public init?(from json: inout JSONReader) {
    var choice = json.choice(of: Self.members)
    while let member = json.next(&choice) {
      switch member.name {
      case .hung:
        if let value = json.attempt({ Hung(from: &$0) }) {
          self = .hung(value)
          return
        }
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
      case .seen:
        if let value = json.attempt({ Seen(from: &$0) }) {
          self = .seen(value)
          return
        }
      }
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Note {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .hung(let value):
      json.encode(value: value)
    case .sold(let value):
      json.encode(value: value)
    case .lost(let value):
      json.encode(value: value)
    case .seen(let value):
      json.encode(value: value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
