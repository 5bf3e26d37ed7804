// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Joker: Equatable, Sendable, WireDecodable {
  public let number: Int

  public init(number: Int) {
    self.number = number
  }
}

extension Joker {
  @available(*, deprecated, renamed: "Tables.laugh()")
  public static func laugh() -> Games.Request<Void> {
    Tables.laugh()
  }
}

// MARK: - Coding

extension Joker {
  private enum WireKey: ~Copyable {
    case number
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("number required", as: .number)
  }

  public init?(from json: inout JSONReader) {
    var number = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .number: json.int(&number)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(number: number)
  }
}
