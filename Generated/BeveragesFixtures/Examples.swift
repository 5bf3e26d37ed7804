// Generated from Specs/Beverages.json by endpoints. Do not edit.

@_exported import BeveragesAPI
@_exported import EndpointTesting

nonisolated extension Beverages {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "firstFifty",
      of: Beers.list(from: 0, to: 50),
      status: 200,
      body: #"""
        [
          {
            "name": "Pliny",
            "size": 16,
            "description": "Hoppy",
            "price": 7.5,
            "image_url": "https://beverages.io/images/pliny.png",
            "epoch": 956707200
          },
          { "name": "Duvel", "size": 12, "description": "Golden and strong", "price": 5 }
        ]
        """#
    ),
    Example(
      "ipa",
      of: Beers.search(text: "ipa", from: 0, to: 50),
      status: 200,
      body: #"[{ "name": "Pliny", "size": 16, "description": "Hoppy", "price": 7.5 }]"#
    ),
  ]
}
