// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Recipes {
  /// `GET /recipes`
  public static func list() -> Cookbook.Request<[Recipe]> {
    .init(.get, "/recipes", endpoint: "Recipes.list")
  }

  /// `POST /recipes`
  public static func add(_ ingredient: Ingredient) -> Cookbook.Request<Nothing> {
    .init(.post, "/recipes", endpoint: "Recipes.add", body: .json(ingredient))
  }
}
