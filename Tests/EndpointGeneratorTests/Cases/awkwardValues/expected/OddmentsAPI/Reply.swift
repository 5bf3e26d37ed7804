// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Reply: Equatable, Sendable, WireDecodable {
  public let settings: Settings

  public init(settings: Settings = Settings(note: "n")) {
    self.settings = settings
  }
}

public struct Settings: Equatable, Sendable, WireDecodable {
  public let note: String?
  public let mode: Mode
  public let tone: Tone

  public init(
    note: String? = nil,
    mode: Mode = Mode(rawValue: "SLOW")!,
    tone: Tone = Tone(rawValue: "LOW")
  ) {
    self.note = note
    self.mode = mode
    self.tone = tone
  }
}

public struct Tone: OpenEnum {
  public static let high = Tone(rawValue: "HIGH")
  @available(*, deprecated)
  public static let low = Tone(rawValue: "LOW")

  public static let allCases: [Tone] = [
    .high,
    Tone(rawValue: "LOW"),
  ]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

// MARK: - Coding

extension Reply {
  private enum WireKey: ~Copyable {
    case settings
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("settings", as: .settings)
  }

  public init?(from json: inout JSONReader) {
    var settings: Settings = Settings(note: "n")
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .settings: json.value(&settings)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(settings: settings)
  }
}

extension Settings {
  private enum WireKey: ~Copyable {
    case note
    case mode
    case tone
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("note", as: .note)
    keys.add("mode", as: .mode)
    keys.add("tone", as: .tone)
  }

  public init?(from json: inout JSONReader) {
    var note: String?
    var mode: Mode = Mode(rawValue: "SLOW")!
    var tone: Tone = Tone(rawValue: "LOW")
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .note: json.string(&note)
      case .mode: json.value(&mode)
      case .tone: json.value(&tone)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(note: note, mode: mode, tone: tone)
  }
}
