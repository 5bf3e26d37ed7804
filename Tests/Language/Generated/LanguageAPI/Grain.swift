// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Grain: Equatable, Sendable, WireDecodable, WireEncodable {
  case fine(Fine)
  case coarse(Coarse)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

// MARK: - Coding

extension Grain {
  private enum WireMember: ~Copyable {
    case fine
    case coarse
  }

  private static let members = WireMembers<WireMember> { members in
    members.add(.object(Fine.keys), as: .fine)
    members.add(.object(Coarse.keys), as: .coarse)
  }

  public init?(from json: inout JSONReader) {
    var choice = json.choice(of: Self.members)
    while let member = json.next(&choice) {
      switch member.name {
      case .fine:
        if let value = json.attempt({ Fine(from: &$0) }) {
          self = .fine(value)
          return
        }
      case .coarse:
        if let value = json.attempt({ Coarse(from: &$0) }) {
          self = .coarse(value)
          return
        }
      }
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Grain {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .fine(let value):
      json.encode(value: value)
    case .coarse(let value):
      json.encode(value: value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
