// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public enum Trade: Equatable, Sendable, WireDecodable {
  case sold(Sold)
  case lost(Lost)
  case moved(Moved)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

public struct Sold: Equatable, Sendable, WireDecodable {
  public let buyer: String?
  public let price: Int?

  public init(buyer: String? = nil, price: Int? = nil) {
    self.buyer = buyer
    self.price = price
  }
}

public struct Lost: Equatable, Sendable, WireDecodable {
  public let place: String?
  public let note: String?

  public init(place: String? = nil, note: String? = nil) {
    self.place = place
    self.note = note
  }
}

public struct Moved: Equatable, Sendable, WireDecodable {
  public let origin: String?
  public let target: String?

  public init(origin: String? = nil, target: String? = nil) {
    self.origin = origin
    self.target = target
  }
}

// MARK: - Coding

extension Trade {
  private enum WireMember: ~Copyable {
    case sold
    case lost
    case moved
  }

  private static let members = WireMembers<WireMember> { members in
    members.add(.object(Sold.keys), as: .sold)
    members.add(.object(Lost.keys), as: .lost)
    members.add(.object(Moved.keys), as: .moved)
  }

  public init?(from json: inout JSONReader) {
    var choice = json.choice(of: Self.members)
    while let member = json.next(&choice) {
      switch member.name {
      case .sold:
        if let value = json.attempt({ Sold(from: &$0) }) {
          self = .sold(value)
          return
        }
      case .lost:
        if let value = json.attempt({ Lost(from: &$0) }) {
          self = .lost(value)
          return
        }
      case .moved:
        if let value = json.attempt({ Moved(from: &$0) }) {
          self = .moved(value)
          return
        }
      }
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Sold {
  enum WireKey: ~Copyable {
    case buyer
    case price
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("buyer always", as: .buyer)
    keys.add("price", as: .price)
    keys.addUnread("event always only \"sold\"")
  }

  public init?(from json: inout JSONReader) {
    var buyer: String?
    var price: Int?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .buyer: json.string(&buyer)
      case .price: json.int(&price)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(buyer: buyer, price: price)
  }
}

extension Lost {
  enum WireKey: ~Copyable {
    case place
    case note
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("place always", as: .place)
    keys.add("note", as: .note)
  }

  public init?(from json: inout JSONReader) {
    var place: String?
    var note: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .place: json.string(&place)
      case .note: json.string(&note)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(place: place, note: note)
  }
}

extension Moved {
  static let keys = WireKeys<Never> { keys in
    keys.addUnread("way always")
  }

  public init?(from json: inout JSONReader) {
    var object = json.object(Self.keys)
    json.skipValues(of: &object)
    let origin = json.at("way.from", of: object) { $0.string() }
    let target = json.at("way.to", of: object) { $0.string() }
    guard json.finish(&object) else { return nil }
    self.init(origin: origin, target: target)
  }
}
