// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Item: Equatable, Sendable, WireDecodable {
  let _id: String
  public let crate: DeprecatedCrate?

  public init(id: String, crate: DeprecatedCrate? = nil) {
    self._id = id
    self.crate = crate
  }

  @available(*, deprecated)
  public var id: String { _id }
}

extension Item {
  /// `GET /items/{item}`
  public func more() -> Depot.Request<Item> {
    .init(.get, "/items/\(segment: _id)", endpoint: "Item.more")
  }
}

// MARK: - Coding

extension Item {
  private enum WireKey: ~Copyable {
    case id
    case crate
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("crate", as: .crate)
  }

  public init?(from json: inout JSONReader) {
    var id = ""
    var crate: DeprecatedCrate?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.string(&id)
      case .crate: json.value(&crate)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, crate: crate)
  }
}
