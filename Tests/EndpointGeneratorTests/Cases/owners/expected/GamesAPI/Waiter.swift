// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Waiter: Equatable, Sendable, WireDecodable {
  @Indirect public private(set) var host: Host?
  public let rank: Rank

  public init(host: Host? = nil, rank: Rank) {
    self.host = host
    self.rank = rank
  }
}

// MARK: - Coding

extension Waiter {
  private enum WireKey: ~Copyable {
    case host
    case rank
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("host", as: .host)
    keys.add("rank required", as: .rank)
  }

  public init?(from json: inout JSONReader) {
    var host: Host?
    var rank: Rank?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .host: json.value(&host)
      case .rank: json.value(&rank)
      }
    }
    guard json.finish(&object), let rank else { return nil }
    self.init(host: host, rank: rank)
  }
}
