// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Party: Equatable, Sendable, WireDecodable {
  public let first: Host
  public let second: Waiter
  public let joker: Joker

  public init(first: Host, second: Waiter, joker: Joker) {
    self.first = first
    self.second = second
    self.joker = joker
  }
}

public struct Host: Equatable, Sendable, WireDecodable {
  public let waiter: Waiter?
  public let rank: Rank

  public init(waiter: Waiter? = nil, rank: Rank) {
    self.waiter = waiter
    self.rank = rank
  }
}

public struct Waiter: Equatable, Sendable, WireDecodable {
  @Indirect public private(set) var host: Host?
  public let rank: Rank

  public init(host: Host? = nil, rank: Rank) {
    self.host = host
    self.rank = rank
  }
}

public typealias Rank = Step

public struct Step: Equatable, Sendable, WireDecodable {
  public let height: Int

  public init(height: Int) {
    self.height = height
  }
}

// MARK: - Coding

extension Party {
  private enum WireKey: ~Copyable {
    case first
    case second
    case joker
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("first required", as: .first)
    keys.add("second required", as: .second)
    keys.add("joker required", as: .joker)
  }

  public init?(from json: inout JSONReader) {
    var first: Host?
    var second: Waiter?
    var joker: Joker?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .first: json.value(&first)
      case .second: json.value(&second)
      case .joker: json.value(&joker)
      }
    }
    guard json.finish(&object), let first, let second, let joker else { return nil }
    self.init(first: first, second: second, joker: joker)
  }
}

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

extension Step {
  private enum WireKey: ~Copyable {
    case height
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("height required", as: .height)
  }

  public init?(from json: inout JSONReader) {
    var height = 0
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .height: json.int(&height)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(height: height)
  }
}
