// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Identified: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
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
}

// MARK: - Coding

extension Identified {
  private enum WireKey: ~Copyable {
    case deck
    case serial
    case account
    case device
    case decks
    case serials
    case spare
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("deck_id required", as: .deck)
    keys.add("serial required", as: .serial)
    keys.add("account required", as: .account)
    keys.add("device required", as: .device)
    keys.add("decks required", as: .decks)
    keys.add("serials", as: .serials)
    keys.add("spare", as: .spare)
  }

  public init?(from json: inout JSONReader) {
    var deck: Deck?
    var serial: Serial?
    var account: Account?
    var device: Device?
    var decks: [Deck] = []
    var serials: [String: Serial]?
    var spare: Deck?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .deck: json.value(&deck)
      case .serial: json.value(&serial)
      case .account: json.value(&account)
      case .device: json.value(&device)
      case .decks: json.array(&decks)
      case .serials: json.dictionary(&serials)
      case .spare: json.value(&spare)
      }
    }
    guard json.finish(&object), let deck, let serial, let account, let device else { return nil }
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

extension Identified {
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

// MARK: - Equality

extension Identified {
  public static func areEqual(_ one: Identified, _ other: Identified) -> Bool {
    guard Equality.of(one.deck, other.deck),
      Equality.of(one.serial, other.serial),
      Equality.of(one.account, other.account),
      Equality.of(one.device, other.device),
      Equality.of(one.decks, other.decks),
      Equality.of(one.serials, other.serials),
      Equality.of(one.spare, other.spare)
    else { return false }
    return true
  }
}
