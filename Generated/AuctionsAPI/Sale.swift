// Generated from Specs/Auctions.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// One sale, of many lots.
public struct Sale: Equatable, Identifiable, Sendable, WireDecodable {
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

// MARK: - Coding

extension Sale {
  private enum WireKey: ~Copyable {
    case id
    case name
    case startAt
    case isLive
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("name required", as: .name)
    keys.add("start_at required", as: .startAt)
    keys.add("is_live required", as: .isLive)
  }

  public init?(from json: inout JSONReader) {
    var id = ""
    var name = ""
    var startAt: Date?
    var isLive = false
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: json.string(&id)
      case .name: json.string(&name)
      case .startAt: startAt = json.date()
      case .isLive: json.bool(&isLive)
      }
    }
    guard json.finish(&object), let startAt else { return nil }
    self.init(id: id, name: name, startAt: startAt, isLive: isLive)
  }
}
