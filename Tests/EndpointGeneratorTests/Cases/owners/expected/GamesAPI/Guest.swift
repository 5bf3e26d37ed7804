// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Guest: Equatable, Sendable, WireDecodable {
  public let name: String
  public let companion: Companion?
  public let mood: Mood

  public init(name: String, companion: Companion? = nil, mood: Mood) {
    self.name = name
    self.companion = companion
    self.mood = mood
  }
}

// MARK: - Coding

extension Guest {
  private enum WireKey: ~Copyable {
    case name
    case companion
    case mood
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.add("companion", as: .companion)
    keys.add("mood required", as: .mood)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var companion: Companion?
    var mood: Mood?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .companion: json.value(&companion)
      case .mood: json.value(&mood)
      }
    }
    guard json.finish(&object), let mood else { return nil }
    self.init(name: name, companion: companion, mood: mood)
  }
}
