// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Note: Equatable, Sendable, WireDecodable, WireEncodable {
  case hung(Hung)
  case sold(Sold)
  case lost(Lost)
  case seen(Seen)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

public struct Lost: Equatable, Sendable, WireDecodable, WireEncodable {
  public var event: String?
  public var `where`: String?

  public init(event: String? = nil, where: String? = nil) {
    self.event = event
    self.where = `where`
  }
}

public struct Seen: Equatable, Sendable, WireDecodable, WireEncodable {
  public var event: Seen.Event
  public var by: String

  public init(event: Seen.Event, by: String) {
    self.event = event
    self.by = by
  }
}

extension Seen {
  public struct Event: OpenEnum {
    public static let seen = Event(rawValue: "seen")
    public static let shown = Event(rawValue: "shown")

    public static let allCases: [Event] = [
      .seen,
      .shown,
    ]

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

// MARK: - Coding

extension Note {
  private enum WireMember: ~Copyable {
    case hung
    case sold
    case lost
    case seen
  }

  private static let members = WireMembers<WireMember> { members in
    members.add(.object(Hung.keys), as: .hung)
    members.add(.object(Sold.keys), as: .sold)
    members.add(.object(Lost.keys), as: .lost)
    members.add(.object(Seen.keys), as: .seen)
  }

  public init?(from json: inout JSONReader) {
    var choice = json.choice(of: Self.members)
    while let member = json.next(&choice) {
      switch member.name {
      case .hung:
        if let value = json.attempt({ Hung(from: &$0) }) {
          self = .hung(value)
          return
        }
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
      case .seen:
        if let value = json.attempt({ Seen(from: &$0) }) {
          self = .seen(value)
          return
        }
      }
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Note {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .hung(let value):
      json.encode(value: value)
    case .sold(let value):
      json.encode(value: value)
    case .lost(let value):
      json.encode(value: value)
    case .seen(let value):
      json.encode(value: value)
    case .unknown(let value):
      json.value(value)
    }
  }
}

extension Lost {
  enum WireKey: ~Copyable {
    case event
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("event", as: .event)
    keys.addUnread("lost always only true")
    keys.addUnread("last")
  }

  public init?(from json: inout JSONReader) {
    var event: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .event: json.string(&event)
      }
    }
    let `where` = json.at("last.place", of: object) { $0.string() }
    guard json.finish(&object) else { return nil }
    self.init(event: event, where: `where`)
  }
}

extension Lost {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("event", event)
    json.field("lost", true)
    if `where` != nil {
      json.beginObject("last")
      json.field("place", `where`)
      json.endObject()
    }
    json.endObject()
  }
}

extension Seen {
  enum WireKey: ~Copyable {
    case event
    case by
  }

  static let keys = WireKeys<WireKey> { keys in
    keys.add("event required listed \"seen\", \"shown\"", as: .event)
    keys.add("by required", as: .by)
  }

  public init?(from json: inout JSONReader) {
    var event: Seen.Event?
    var by = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .event: json.value(&event)
      case .by: json.string(&by)
      }
    }
    guard json.finish(&object), let event else { return nil }
    self.init(event: event, by: by)
  }
}

extension Seen {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("event", event)
    json.field("by", by)
    json.endObject()
  }
}
