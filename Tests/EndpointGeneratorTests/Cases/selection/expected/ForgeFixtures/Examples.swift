// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointTesting
@_exported import ForgeAPI

nonisolated extension Forge {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example("none", endpoint: "Issues.list", status: 200, body: #"[]"#)
  ]
}
