// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Identified: MemberwiseEquatable, Sendable {
  public var deck: Deck
  public var serial: Serial
  public var account: Account
  public var device: Device
  public var decks: [Deck]
  public var serials: [String: Serial]?
  public var spare: Deck?

  public init(
    deck: Deck,
    serial: Serial,
    account: Account,
    device: Device,
    decks: [Deck],
    serials: [String: Serial]? = nil,
    spare: Deck? = nil
  ) {
    self.deck = deck
    self.serial = serial
    self.account = account
    self.device = device
    self.decks = decks
    self.serials = serials
    self.spare = spare
  }

  public static func areEqual(_ one: Identified, _ other: Identified) -> Bool {
    guard Equality.of(one.deck, other.deck), Equality.of(one.serial, other.serial),
      Equality.of(one.account, other.account), Equality.of(one.device, other.device),
      Equality.of(one.decks, other.decks), Equality.of(one.serials, other.serials),
      Equality.of(one.spare, other.spare)
    else { return false }
    return true
  }
}

extension Identified: JSONDecodable {
  private static let keys: JSONKeys = "deck_id serial account device decks serials spare"

  public init?(from json: inout JSONReader) {
    var deck: Deck?
    var serial: Serial?
    var account: Account?
    var device: Device?
    var decks: [Deck] = []
    var serials: [String: Serial]?
    var spare: Deck?
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: deck = Deck(from: &json)
      case .f1: serial = Serial(from: &json)
      case .f2: account = Account(from: &json)
      case .f3: device = Device(from: &json)
      case .f4: json.array(&decks)
      case .f5: json.dictionary(&serials)
      default: spare = Deck(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b0011111), let deck, let serial, let account, let device
    else { return nil }
    self.init(
      deck: deck,
      serial: serial,
      account: account,
      device: device,
      decks: decks,
      serials: serials,
      spare: spare
    )
  }
}

extension Identified: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("deck_id", deck)
    json.field("serial", serial)
    json.field("account", account)
    json.field("device", device)
    json.field("decks", decks)
    json.field("serials", serials)
    json.field("spare", spare)
    json.endObject()
  }
}

public struct Account: Identifier, ExpressibleByIntegerLiteral {
  public let id: Int64

  public init(id: Int64) {
    self.id = id
  }
}

public struct Device: Identifier {
  public let id: UUID

  public init(id: UUID) {
    self.id = id
  }
}
