// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Party: Equatable, Sendable {
  public let first: Host
  public let second: Waiter
  public let joker: Joker

  public init(first: Host, second: Waiter, joker: Joker) {
    self.first = first
    self.second = second
    self.joker = joker
  }
}

extension Party: JSONDecodable {
  private static let keys: JSONKeys = "first second joker"

  public init?(from json: inout JSONReader) {
    var first: Host?
    var second: Waiter?
    var joker: Joker?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: first = Host(from: &json)
      case .f1: second = Waiter(from: &json)
      default: joker = Joker(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b111), let first, let second, let joker
    else { return nil }
    self.init(first: first, second: second, joker: joker)
  }
}

public struct Host: Equatable, Sendable {
  public let waiter: Waiter?
  public let rank: Rank

  public init(waiter: Waiter? = nil, rank: Rank) {
    self.waiter = waiter
    self.rank = rank
  }
}

extension Host: JSONDecodable {
  private static let keys: JSONKeys = "waiter rank"

  public init?(from json: inout JSONReader) {
    var waiter: Waiter?
    var rank: Rank?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: waiter = Waiter(from: &json)
      default: rank = Step(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b10), let rank else { return nil }
    self.init(waiter: waiter, rank: rank)
  }
}

public struct Waiter: Equatable, Sendable {
  @Indirect public private(set) var host: Host?
  public let rank: Rank

  public init(host: Host? = nil, rank: Rank) {
    self.host = host
    self.rank = rank
  }
}

extension Waiter: JSONDecodable {
  private static let keys: JSONKeys = "host rank"

  public init?(from json: inout JSONReader) {
    var host: Host?
    var rank: Rank?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: host = Host(from: &json)
      default: rank = Step(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b10), let rank else { return nil }
    self.init(host: host, rank: rank)
  }
}

public typealias Rank = Step

public struct Step: Equatable, Sendable {
  public let height: Int

  public init(height: Int) {
    self.height = height
  }
}

extension Step: JSONDecodable {
  private static let keys: JSONKeys = "height"

  public init?(from json: inout JSONReader) {
    var height = 0
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.int(&height)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(height: height)
  }
}
