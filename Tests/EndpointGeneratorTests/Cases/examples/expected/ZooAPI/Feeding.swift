// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

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

  private static let keys: WireKeys = """
    meals required
    """

  public init?(from json: inout JSONReader) {
    var meals: [Meal] = []
    var object = json.object(Self.keys)
    while let key: WireKey = json.next(&object) {
      switch key {
      case .meals: json.array(&meals)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(meals: meals)
  }
}
