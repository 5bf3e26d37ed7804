// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Change: Equatable, Sendable, WireDecodable, WireEncodable {
  case none
  case all
  case map([String: String])
  case image(Image)
}

// MARK: - Coding

extension Change {
  private enum WireMember: ~Copyable {
    case none
    case all
    case map
    case image
  }

  private static let members = WireMembers<WireMember> { members in
    members.add(.value, as: .none)
    members.add(.value, as: .all)
    members.add(.anyObject, as: .map)
    members.add(.object(Image.keys), as: .image)
  }

  public init?(from json: inout JSONReader) {
    var choice = json.choice(of: Self.members)
    while let member = json.next(&choice) {
      switch member.name {
      case .none:
        if json.reads("") {
          self = .none
          return
        }
      case .all:
        if json.reads(0) {
          self = .all
          return
        }
      case .map:
        if let value = json.attempt({ $0.dictionary(of: String.self) }) {
          self = .map(value)
          return
        }
      case .image:
        if let value = json.attempt({ Image(from: &$0) }) {
          self = .image(value)
          return
        }
      }
    }
    json.fail(expected: "one of \"\", 0, [String: String], Image")
    return nil
  }
}

extension Change {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .none:
      json.encode(value: "")
    case .all:
      json.encode(value: 0)
    case .map(let value):
      json.dictionary(value)
    case .image(let value):
      json.encode(value: value)
    }
  }
}
