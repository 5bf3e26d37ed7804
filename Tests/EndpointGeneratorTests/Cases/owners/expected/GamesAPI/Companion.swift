// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Companion: Equatable, Sendable, WireDecodable {
  @Indirect public private(set) var of: Guest
  public let mood: Mood

  public init(of: Guest, mood: Mood) {
    self.of = of
    self.mood = mood
  }
}

// MARK: - Coding

extension Companion {
  private enum WireKey: ~Copyable {
    case of
    case mood
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("of required", as: .of)
    keys.add("mood required", as: .mood)
  }

  public init?(from json: inout JSONReader) {
    var of: Guest?
    var mood: Mood?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .of: json.value(&of)
      case .mood: json.value(&mood)
      }
    }
    guard json.finish(&object), let of, let mood else { return nil }
    self.init(of: of, mood: mood)
  }
}
