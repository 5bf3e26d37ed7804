// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Card: Equatable, Sendable, WireDecodable {
  public let number: String

  public init(number: String) {
    self.number = number
  }
}

// MARK: - Coding

extension Card {
  private enum WireKey: ~Copyable {
    case number
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("number required secret", as: .number)
  }

  public init?(from json: inout JSONReader) {
    var number = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .number: json.string(&number)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(number: number)
  }
}

// MARK: - Printing

extension Card: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "number": Secret.masked
      ]
    )
  }
}
