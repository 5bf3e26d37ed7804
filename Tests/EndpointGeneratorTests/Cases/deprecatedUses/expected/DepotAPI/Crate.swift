// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct DeprecatedCrate: Identifier, ExpressibleByStringLiteral {
  public let id: String

  public init(id: String) {
    self.id = id
  }
}

@available(*, deprecated, message: "Use Box.")
public typealias Crate = DeprecatedCrate

extension DeprecatedCrate {
  /// `GET /crates/{crate}/items`
  ///
  /// - Parameters:
  ///   - kind: Deprecated.
  ///   - other: Deprecated. Nobody reads it.
  public func items(
    kind: DeprecatedKind,
    from: Int,
    other: DeprecatedKind = .wood
  ) -> Depot.Request<[Item]> {
    .init(
      .get,
      "/crates/\(segment: id)/items",
      endpoint: "Crate.items",
      query: ["filter": DeprecatedFilter(kind: kind, from: from), "kind": other]
    )
  }
}
