// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Payment: Equatable, Sendable, WireDecodable {
  case cash(Cash)
  case card(Card)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

@available(*, deprecated, renamed: "Payment")
public typealias Bill = Payment

public struct Cash: Equatable, Sendable, WireDecodable {
  public let amount: Decimal

  public init(amount: Decimal) {
    self.amount = amount
  }
}

public struct Card: Equatable, Sendable, WireDecodable {
  public let number: String

  public init(number: String) {
    self.number = number
  }
}

// MARK: - Coding

extension Payment {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "cash":
      guard let value = Cash(from: &json) else { return nil }
      self = .cash(value)
    case "card":
      guard let value = Card(from: &json) else { return nil }
      self = .card(value)
    default:
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Cash {
  private enum WireKey: ~Copyable {
    case amount
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("amount required", as: .amount)
  }

  public init?(from json: inout JSONReader) {
    var amount: Decimal?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .amount: amount = json.decimal()
      }
    }
    guard json.finish(&object), let amount else { return nil }
    self.init(amount: amount)
  }
}

extension Card {
  private enum WireKey: ~Copyable {
    case number
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("number required secret", as: .number)
  }

  public init?(from json: inout JSONReader) {
    var number = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .number: json.string(&number)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(number: number)
  }
}

// MARK: - Printing

extension Card: CustomReflectable {
  /// Masks the secrets wherever the value is printed.
  public var customMirror: Mirror {
    Secret.mirror(
      self,
      [
        "number": Secret.masked
      ]
    )
  }
}
