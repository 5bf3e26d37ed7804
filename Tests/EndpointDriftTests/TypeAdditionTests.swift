import EndpointDrift
import EndpointJSON
import EndpointSpec
import TestTraits
import Testing

/// `infer --into` gives new endpoints a type of the spec, if all their values are values of it.
@Suite("infer --into uses the types of a spec", .serialized, .computing)
struct TypeAdditionTests {
  private static let user: JSONValue = ["id": "int", "name": "string", "avatar": "url?"]

  private static let spec: JSONValue = [
    "api": "Club", "version": "1.0.0", "servers": ["production": "https://club.example.com"],
    "types": ["User": ["fields": user], "Flag": ["fields": ["isOn": "bool"]]],
    "endpoints": [
      "Users.get": ["path": "/users/{id}", "parameters": ["id": "int"], "response": "User"],
      "Flags.get": ["path": "/flag", "response": "Flag"],
    ],
  ]

  @Test(arguments: [
    // The keys, or the end of the name.
    ("GET /me", #"{"id": 1, "name": "a", "avatar": null}"#, "User"),
    ("GET /teams/1/users", #"[{"id": 1, "name": "a", "avatar": "https://a.example/b"}]"#, "[User]"),
    ("GET /teams/1/users", #"[{"id": 1, "name": "a"}]"#, "[User]"),
    ("POST /users", #"{"id": 1, "name": "a", "avatar": null}"#, "User"),
    // Another key, a missing one, another kind, and a type that may be equal by chance.
    ("GET /me", #"{"id": 1, "name": "a", "avatar": null, "age": 7}"#, "Me"),
    ("GET /teams/1/users", #"[{"id": 1, "avatar": null}]"#, "[TeamUser]"),
    ("GET /me", #"{"id": 1, "name": 5, "avatar": null}"#, "Me"),
    ("GET /me", #"{"isOn": true}"#, "Me"),
  ])
  func newEndpointsHaveTypesThatFit(call: String, body: String, type: String) async throws {
    let added = try await IdentifierAdditionTests.added([(call, body)], to: Self.spec)
    let known = ["Users.get", "Flags.get"]
    let new = added["endpoints"]?.objectValue?.first { !known.contains($0.key) }
    #expect(new?.value["response"] == .string(type))
    let isKnown = ["User", "[User]"].contains(type)
    #expect(
      added["types"]?.objectValue?.contains { ["Me", "TeamUser"].contains($0.key) } == !isKnown
    )
    #expect(added["types"]?["User"]?["fields"] == Self.user)
  }

  /// Of several structs with the same keys, none is used.
  @Test func equalStructsAreAmbiguous() async throws {
    var spec = try #require(Self.spec.objectValue)
    spec["types"] = ["User": ["fields": Self.user], "Bot": ["fields": Self.user]]
    spec["endpoints"] = [
      "Users.get": ["path": "/user", "response": "User"],
      "Bots.get": ["path": "/bot", "response": "Bot"],
    ]
    let call = ("GET /me", #"{"id": 1, "name": "a", "avatar": null}"#)
    let added = try await IdentifierAdditionTests.added([call], to: .object(spec))
    #expect(added["endpoints"]?["Me.get"]?["response"] == "Me")
  }
}
