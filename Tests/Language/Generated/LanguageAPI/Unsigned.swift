// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Unsigned: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var small: UInt32
  public var big: UInt64
  public var text: UInt64?
  public var ticket: Ticket?
  public var all: [UInt32]?

  public init(
    small: UInt32,
    big: UInt64,
    text: UInt64? = nil,
    ticket: Ticket? = nil,
    all: [UInt32]? = nil
  ) {
    self.small = small
    self.big = big
    self.text = text
    self.ticket = ticket
    self.all = all
  }
}

// MARK: - Coding

extension Unsigned {
  private enum WireKey: ~Copyable {
    case small
    case big
    case text
    case ticket
    case all
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("small required", as: .small)
    keys.add("big required", as: .big)
    keys.add("text", as: .text)
    keys.add("ticket", as: .ticket)
    keys.add("all", as: .all)
  }

  public init?(from json: inout JSONReader) {
    var small: UInt32?
    var big: UInt64?
    var text: UInt64?
    var ticket: Ticket?
    var all: [UInt32]?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .small: small = json.uint32()
      case .big: big = json.uint64()
      case .text: text = json.uint64(.string)
      case .ticket: json.value(&ticket)
      case .all: json.array(&all)
      }
    }
    guard json.finish(&object), let small, let big else { return nil }
    self.init(small: small, big: big, text: text, ticket: ticket, all: all)
  }
}

extension Unsigned {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("small", small)
    json.field("big", big)
    json.field("text", text, .string)
    json.field("ticket", ticket)
    json.field("all", all)
    json.endObject()
  }
}

// MARK: - Equality

extension Unsigned {
  public static func areEqual(_ one: Unsigned, _ other: Unsigned) -> Bool {
    guard Equality.of(one.small, other.small),
      Equality.of(one.big, other.big),
      Equality.of(one.text, other.text),
      Equality.of(one.ticket, other.ticket),
      Equality.of(one.all, other.all)
    else { return false }
    return true
  }
}
