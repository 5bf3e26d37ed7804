// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointTesting
@_exported import OfficeClient

nonisolated extension Office {
  /// The examples of the spec, for a `StubTransport`.
  package static let examples: [Example] = [
    Example("booked", of: Room(id: "r").book(), status: 200, body: #""yes""#)
  ]
}
