// Generated from API/Specs/Depot.json by endpoints. Do not edit.
// The templates of the shop.

@_exported import DepotAPI
@_exported import EndpointTesting

nonisolated extension Depot {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "one",
      endpoint: "Articles.list",
      status: 200,
      body: #"""
        [{ "id": "a1", "title": "Hello", "kind": "news", "published_at": "2026-01-31T12:00:00Z" }]
        """#
    ),
    Example(
      "hello",
      endpoint: "Article.details",
      status: 200,
      body: #"{ "id": "a1", "title": "Hello", "kind": "news" }"#
    ),
    Example(
      "gone",
      endpoint: "Article.details",
      status: 404,
      body: #"{ "message": "There is no such article." }"#
    ),
  ]
}
