// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Reply: Equatable, Sendable, WireDecodable {
  public let settings: Settings

  public init(settings: Settings = Settings(note: "n")) {
    self.settings = settings
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
