// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointTesting
@_exported import TillAPI

nonisolated extension Till {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "two",
      endpoint: "Receipts.list",
      status: 200,
      body: #"""
        [
          {
            "id": "1",
            "total": "3 EUR",
            "lines": ["3 EUR"],
            "taxes": { "vat": "1 EUR" },
            "picture": { "width": 3 }
          }
        ]
        """#
    )
  ]
}
