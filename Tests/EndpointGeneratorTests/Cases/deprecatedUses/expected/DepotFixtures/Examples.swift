// Generated from spec.json by endpoints. Do not edit.

@_exported import DepotAPI
@_exported import EndpointTesting

nonisolated extension Depot {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "x",
      of: DeprecatedCrate(id: "c").items(kind: .steel, from: 1),
      status: 200,
      body: #"[]"#
    )
  ]
}
