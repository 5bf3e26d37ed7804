// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Feeding: Equatable, Sendable, WireDecodable {
  public let meals: [Meal]

  public init(meals: [Meal]) {
    self.meals = meals
  }
}

// MARK: - Coding

extension Feeding {
  private enum WireKey: ~Copyable {
    case meals
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("meals required", as: .meals)
  }

  public init?(from json: inout JSONReader) {
    var meals: [Meal] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .meals: json.array(&meals)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(meals: meals)
  }
}
