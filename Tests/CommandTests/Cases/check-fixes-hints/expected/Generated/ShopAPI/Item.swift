// Generated from Specs/Shop.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// An item.
public struct Item: Equatable, Identifiable, Sendable, WireDecodable {
  public let id: Int
  public let tags: [String]

  public init(id: Int, tags: [String]) {
    self.id = id
    self.tags = tags
  }
}

extension Item {
  /// `GET /items/{id}`
  public static func get(id: Int) -> Shop.Request<Item> {
    .init(.get, "/items/\(segment: id)", endpoint: "Item.get")
  }
}

// MARK: - Coding

extension Item {
  private enum WireKey: ~Copyable {
    case id
    case tags
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("tags required", as: .tags)
  }

  public init?(from json: inout JSONReader) {
    var id = 0
    var tags: [String] = []
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.int(&id)
      case .tags: json.array(&tags)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(id: id, tags: tags)
  }
}
