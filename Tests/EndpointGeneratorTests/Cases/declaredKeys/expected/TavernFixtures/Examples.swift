// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointTesting
@_exported import TavernAPI

nonisolated extension Tavern {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example("fine", endpoint: "Order.text", status: 200, body: #"as it is"#),
    Example("gone", endpoint: "Order.text", status: 404, body: #""in quotes""#),
  ]
}
