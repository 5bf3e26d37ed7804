// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Cages {
  /// `GET /cages`
  public static func list() -> Menagerie.Request<[Cage]> {
    .init(.get, "/cages", endpoint: "Cages.list")
  }

  /// `GET /cages/{id}`
  public static func get(id: Int) -> Menagerie.Request<Cages.GetResponse> {
    .init(.get, "/cages/\(segment: id)", endpoint: "Cages.get")
  }

  /// `POST /cages`
  public static func add(_ cage: Cage) -> Menagerie.Request<Void> {
    .init(.post, "/cages", endpoint: "Cages.add", body: .json(cage))
  }
}

extension Cages {
  public struct GetResponse: Equatable, Sendable, WireDecodable {
    public let created: Date
    public let updated: Date?
    public let cage: Cage

    public init(created: Date, updated: Date? = nil, cage: Cage) {
      self.created = created
      self.updated = updated
      self.cage = cage
    }
  }
}

// MARK: - Coding

extension Cages.GetResponse {
  private enum WireKey: ~Copyable {
    case created
    case updated
    case cage
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("created required", as: .created)
    keys.add("updated", as: .updated)
    keys.add("cage required", as: .cage)
  }

  public init?(from json: inout JSONReader) {
    var created: Date?
    var updated: Date?
    var cage: Cage?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .created: created = json.date()
      case .updated: updated = json.date()
      case .cage: json.value(&cage)
      }
    }
    guard json.finish(&object), let created, let cage else { return nil }
    self.init(created: created, updated: updated, cage: cage)
  }
}
