// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

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

// MARK: - Coding

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
