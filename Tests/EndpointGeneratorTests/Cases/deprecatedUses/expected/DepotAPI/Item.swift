// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Item: Equatable, Sendable {
  let _id: String
  public let crate: DeprecatedCrate?

  public init(id: String, crate: DeprecatedCrate? = nil) {
    self._id = id
    self.crate = crate
  }

  @available(*, deprecated)
  public var id: String { _id }
}

extension Item: JSONDecodable {
  private static let keys: JSONKeys = "id crate"

  public init?(from json: inout JSONReader) {
    var id = ""
    var crate: DeprecatedCrate?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&id)
      default: crate = DeprecatedCrate(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b01) else { return nil }
    self.init(id: id, crate: crate)
  }
}

extension Item {
  /// `GET /items/{item}`
  public func more() -> Depot.Request<Item> {
    .init(.get, "/items/\(segment: _id)", endpoint: "Item.more")
  }
}
