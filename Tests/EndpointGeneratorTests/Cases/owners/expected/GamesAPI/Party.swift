// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Party: Equatable, Sendable, WireDecodable {
  public let first: Host
  public let second: Waiter
  public let joker: Joker

  public init(first: Host, second: Waiter, joker: Joker) {
    self.first = first
    self.second = second
    self.joker = joker
  }
}

// MARK: - Coding

extension Party {
  private enum WireKey: ~Copyable {
    case first
    case second
    case joker
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("first required", as: .first)
    keys.add("second required", as: .second)
    keys.add("joker required", as: .joker)
  }

  public init?(from json: inout JSONReader) {
    var first: Host?
    var second: Waiter?
    var joker: Joker?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .first: json.value(&first)
      case .second: json.value(&second)
      case .joker: json.value(&joker)
      }
    }
    guard json.finish(&object), let first, let second, let joker else { return nil }
    self.init(first: first, second: second, joker: joker)
  }
}
