// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Feeding: Equatable, Sendable {
  public let meals: [Meal]

  public init(meals: [Meal]) {
    self.meals = meals
  }
}

extension Feeding: JSONDecodable {
  private static let keys: JSONKeys = "meals"

  public init?(from json: inout JSONReader) {
    var meals: [Meal] = []
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.array(&meals)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(meals: meals)
  }
}
