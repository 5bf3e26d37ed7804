// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Guest: Equatable, Sendable {
  public let name: String
  public let companion: Companion?
  public let mood: Mood

  public init(name: String, companion: Companion? = nil, mood: Mood) {
    self.name = name
    self.companion = companion
    self.mood = mood
  }
}

extension Guest: JSONDecodable {
  private static let keys: JSONKeys = "name companion mood"

  public init?(from json: inout JSONReader) {
    var name = ""
    var companion: Companion?
    var mood: Mood?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&name)
      case .f1: companion = Companion(from: &json)
      default: mood = Mood(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b101), let mood else { return nil }
    self.init(name: name, companion: companion, mood: mood)
  }
}

public struct Companion: Equatable, Sendable {
  @Indirect public private(set) var of: Guest
  public let mood: Mood

  public init(of: Guest, mood: Mood) {
    self.of = of
    self.mood = mood
  }
}

extension Companion: JSONDecodable {
  private static let keys: JSONKeys = "of mood"

  public init?(from json: inout JSONReader) {
    var of: Guest?
    var mood: Mood?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: of = Guest(from: &json)
      default: mood = Mood(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b11), let of, let mood else { return nil }
    self.init(of: of, mood: mood)
  }
}

public struct Mood: OpenEnum {
  public static let glad = Mood(rawValue: "glad")
  public static let sad = Mood(rawValue: "sad")

  public static let allCases: [Mood] = [.glad, .sad]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
