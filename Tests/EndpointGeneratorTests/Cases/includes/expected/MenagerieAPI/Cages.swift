// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Cages {}

extension Cages {
  /// `GET /cages`
  public static func list() -> Menagerie.Request<[Cage]> {
    .init(.get, "/cages", endpoint: "Cages.list")
  }

  /// `GET /cages/{id}`
  public static func get(id: Int) -> Menagerie.Request<CagesGetResponse> {
    .init(.get, "/cages/\(segment: id)", endpoint: "Cages.get")
  }

  /// `POST /cages`
  public static func add(_ cage: Cage) -> Menagerie.Request<Void> {
    .init(.post, "/cages", endpoint: "Cages.add", body: .json(cage))
  }
}

public struct CagesGetResponse: Equatable, Sendable {
  public let created: Date
  public let updated: Date?
  public let cage: Cage

  public init(created: Date, updated: Date? = nil, cage: Cage) {
    self.created = created
    self.updated = updated
    self.cage = cage
  }
}

extension CagesGetResponse: JSONDecodable {
  private static let keys: JSONKeys = "created updated cage"

  public init?(from json: inout JSONReader) {
    var created: Date?
    var updated: Date?
    var cage: Cage?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: created = json.date()
      case .f1: updated = json.date()
      default: cage = Cage(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b101), let created, let cage else { return nil }
    self.init(created: created, updated: updated, cage: cage)
  }
}
