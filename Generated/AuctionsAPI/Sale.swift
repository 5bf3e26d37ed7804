// Generated from Specs/Auctions.json by endpoints. Do not edit.

import EndpointRuntime

/// One sale, of many lots.
public struct Sale: Equatable, Sendable {
  public let id: String
  public let name: String
  public let startAt: Date
  /// Whether bids are taken now.
  public let isLive: Bool

  public init(id: String, name: String, startAt: Date, isLive: Bool) {
    self.id = id
    self.name = name
    self.startAt = startAt
    self.isLive = isLive
  }
}

extension Sale: JSONDecodable {
  private static let keys: JSONKeys = "id name start_at is_live"

  public init?(from json: inout JSONReader) {
    var id = ""
    var name = ""
    var startAt: Date?
    var isLive = false
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&id)
      case .f1: json.string(&name)
      case .f2: startAt = json.date()
      default: json.bool(&isLive)
      }
    }
    guard json.finish(&fields, required: 0b1111), let startAt else { return nil }
    self.init(id: id, name: name, startAt: startAt, isLive: isLive)
  }
}
