// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Reply: Equatable, Sendable {
  public let settings: Settings

  public init(settings: Settings = Settings(note: "n")) {
    self.settings = settings
  }
}

extension Reply: JSONDecodable {
  private static let keys: JSONKeys = "settings"

  public init?(from json: inout JSONReader) {
    var settings: Settings = Settings(note: "n")
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      settings = Settings(from: &json) ?? settings
    }
    guard json.finish(&fields) else { return nil }
    self.init(settings: settings)
  }
}

public struct Settings: Equatable, Sendable {
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

extension Settings: JSONDecodable {
  private static let keys: JSONKeys = "note mode tone"

  public init?(from json: inout JSONReader) {
    var note: String?
    var mode: Mode = Mode(rawValue: "SLOW")!
    var tone: Tone = Tone(rawValue: "LOW")
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&note)
      case .f1: mode = Mode(from: &json) ?? mode
      default: tone = Tone(from: &json) ?? tone
      }
    }
    guard json.finish(&fields) else { return nil }
    self.init(note: note, mode: mode, tone: tone)
  }
}

public struct Tone: OpenEnum {
  public static let high = Tone(rawValue: "HIGH")
  @available(*, deprecated)
  public static let low = Tone(rawValue: "LOW")

  public static let allCases: [Tone] = [.high, Tone(rawValue: "LOW")]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
