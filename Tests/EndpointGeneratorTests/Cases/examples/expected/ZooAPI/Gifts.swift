// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Gifts {
  /// `POST /gifts`
  public static func give(_ gift: Gift) -> Zoo.Request<String> {
    .init(.post, "/gifts", endpoint: "Gifts.give", body: .json(gift), response: .text)
  }
}
