// Generated from Specs/Auctions.json by endpoints. Do not edit.

@_exported import AuctionsAPI
@_exported import EndpointTesting

nonisolated extension Auctions {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "oneSale",
      endpoint: "Sales.active",
      status: 200,
      body: #"""
        [
          {
            "id": "old-masters",
            "name": "Old Masters",
            "start_at": "2026-11-21T10:00:00Z",
            "is_live": true
          }
        ]
        """#
    ),
    Example(
      "impressionism",
      of: Categories.named("impressionism"),
      status: 200,
      body: #"""
        [
          {
            "id": "7",
            "name": "Impressionism",
            "image_url": "https://images.auctions.example.com/impressionism.jpg"
          }
        ]
        """#
    ),
    Example(
      "gone",
      of: Categories.named("cubism"),
      status: 404,
      body: #"{ "ErrorMessage": "There is no such category any more." }"#
    ),
  ]
}
