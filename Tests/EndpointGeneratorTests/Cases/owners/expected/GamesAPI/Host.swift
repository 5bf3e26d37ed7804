// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Host: Equatable, Sendable, WireDecodable {
  public let waiter: Waiter?
  public let rank: Rank

  public init(waiter: Waiter? = nil, rank: Rank) {
    self.waiter = waiter
    self.rank = rank
  }
}

// MARK: - Coding

extension Host {
  private enum WireKey: ~Copyable {
    case waiter
    case rank
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("waiter", as: .waiter)
    keys.add("rank required", as: .rank)
  }

  public init?(from json: inout JSONReader) {
    var waiter: Waiter?
    var rank: Rank?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .waiter: json.value(&waiter)
      case .rank: json.value(&rank)
      }
    }
    guard json.finish(&object), let rank else { return nil }
    self.init(waiter: waiter, rank: rank)
  }
}
