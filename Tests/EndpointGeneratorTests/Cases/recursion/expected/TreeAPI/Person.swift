// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Person: Equatable, Sendable, WireDecodable {
  public let pet: Pet?

  public init(pet: Pet? = nil) {
    self.pet = pet
  }
}

// MARK: - Coding

extension Person {
  private enum WireKey: ~Copyable {
    case pet
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("pet", as: .pet)
  }

  public init?(from json: inout JSONReader) {
    var pet: Pet?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .pet: json.value(&pet)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(pet: pet)
  }
}
