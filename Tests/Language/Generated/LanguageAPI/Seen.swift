// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

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
