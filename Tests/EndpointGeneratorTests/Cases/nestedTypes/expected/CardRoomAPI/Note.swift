// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct DeprecatedNote: Equatable, Sendable, WireDecodable {
  public let kind: DeprecatedNote.DeprecatedKind?
  public let text: String

  public init(kind: DeprecatedNote.DeprecatedKind? = nil, text: String) {
    self.kind = kind
    self.text = text
  }
}

@available(*, deprecated, message: "Notes are gone.")
public typealias Note = DeprecatedNote

extension DeprecatedNote {
  public struct DeprecatedKind: OpenEnum {
    public static let short = DeprecatedKind(rawValue: "short")
    public static let long = DeprecatedKind(rawValue: "long")

    public static let allCases: [DeprecatedKind] = [
      .short,
      .long,
    ]

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension DeprecatedNote {
  @available(*, deprecated)
  public typealias Kind = DeprecatedNote.DeprecatedKind
}

// MARK: - Coding

extension DeprecatedNote {
  private enum WireKey: ~Copyable {
    case kind
    case text
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("kind", as: .kind)
    keys.add("text required", as: .text)
  }

  public init?(from json: inout JSONReader) {
    var kind: DeprecatedNote.DeprecatedKind?
    var text = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .kind: json.value(&kind)
      case .text: json.string(&text)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(kind: kind, text: text)
  }
}
