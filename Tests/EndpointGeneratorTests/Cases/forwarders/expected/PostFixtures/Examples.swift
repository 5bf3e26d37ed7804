// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointTesting
@_exported import PostAPI

nonisolated extension Post {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example("few", endpoint: "Stamps.old", status: 200, body: #"[{ "price": 1.2 }]"#)
  ]
}
