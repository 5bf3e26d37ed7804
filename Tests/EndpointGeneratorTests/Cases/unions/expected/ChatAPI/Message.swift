// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Message: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var attachments: [Attachment]
  public var event: Event
  public var content: Content
  public var moment: Moment?
  public var tagged: Tagged?
  public var days: Days?

  public init(
    attachments: [Attachment],
    event: Event,
    content: Content,
    moment: Moment? = nil,
    tagged: Tagged? = nil,
    days: Days? = nil
  ) {
    self.attachments = attachments
    self.event = event
    self.content = content
    self.moment = moment
    self.tagged = tagged
    self.days = days
  }
}

public struct Image: Equatable, Sendable, WireDecodable, WireEncodable {
  public var url: URL

  public init(url: URL) {
    self.url = url
  }
}

public struct Button: Equatable, Sendable, WireDecodable, WireEncodable {
  public var text: String

  public init(text: String) {
    self.text = text
  }
}

/// What hangs on a message.
public enum Attachment: Equatable, Sendable, WireDecodable, WireEncodable {
  case image(Image)
  case picture(Image)
  case button(Button)
  /// A value that this version does not know.
  case unknown(JSONValue)
}

public enum Event: Equatable, Sendable, WireDecodable, WireEncodable {
  case joined(Button)
  case left(Image)
}

public enum Tagged: Equatable, Sendable, WireDecodable, WireEncodable {
  case `struct`(Tags)
  case dictionary([String: Date?])
  case any(JSONValue)
}

public struct Tags: Equatable, Sendable, WireDecodable, WireEncodable {
  public var name: String
  /// The values of all other keys.
  public var additional: [String: Int]

  public init(name: String, additional: [String: Int] = [:]) {
    self.name = name
    self.additional = additional
  }
}

public enum Days: Equatable, Sendable, WireDecodable, WireEncodable {
  case list([[Date?]])
  case text(String)
}

public enum Content: Equatable, Sendable, WireDecodable, WireEncodable {
  case double(Double)
  case int(Int)
  case string(String)
  case image(Image)
  case attachmentArray([Attachment])
  /// A value that this version does not know.
  case unknown(JSONValue)
}

public enum Moment: Equatable, Sendable, WireDecodable, WireEncodable {
  case exact(Date)
  case day(Day)
  case list([Date])
  case map([String: Int])
}

// MARK: - Coding

extension Message {
  private enum WireKey: ~Copyable {
    case attachments
    case event
    case content
    case moment
    case tagged
    case days
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("attachments required", as: .attachments)
    keys.add("event required", as: .event)
    keys.add("content required nullable", as: .content)
    keys.add("moment", as: .moment)
    keys.add("tagged", as: .tagged)
    keys.add("days", as: .days)
  }

  public init?(from json: inout JSONReader) {
    var attachments: [Attachment] = []
    var event: Event?
    var content: Content?
    var moment: Moment?
    var tagged: Tagged?
    var days: Days?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .attachments: json.array(&attachments)
      case .event: json.value(&event)
      case .content: json.value(&content)
      case .moment: json.value(&moment)
      case .tagged: json.value(&tagged)
      case .days: json.value(&days)
      }
    }
    guard json.finish(&object), let event, let content else { return nil }
    self.init(
      attachments: attachments,
      event: event,
      content: content,
      moment: moment,
      tagged: tagged,
      days: days
    )
  }
}

extension Message {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("attachments", attachments)
    json.field("event", event)
    json.field("content", content)
    json.field("moment", moment)
    json.field("tagged", tagged)
    json.field("days", days)
    json.endObject()
  }
}

extension Image {
  private enum WireKey: ~Copyable {
    case url
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("url required", as: .url)
  }

  public init?(from json: inout JSONReader) {
    var url: URL?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .url: url = json.url()
      }
    }
    guard json.finish(&object), let url else { return nil }
    self.init(url: url)
  }
}

extension Image {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("url", url)
    json.endObject()
  }
}

extension Button {
  private enum WireKey: ~Copyable {
    case text
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("text required", as: .text)
  }

  public init?(from json: inout JSONReader) {
    var text = ""
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .text: json.string(&text)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(text: text)
  }
}

extension Button {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("text", text)
    json.endObject()
  }
}

extension Attachment {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "image":
      guard let value = Image(from: &json) else { return nil }
      self = .image(value)
    case "picture":
      guard let value = Image(from: &json) else { return nil }
      self = .picture(value)
    case "press-button":
      guard let value = Button(from: &json) else { return nil }
      self = .button(value)
    default:
      guard let value = json.unlistedMember() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Attachment {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .image(let value):
      json.beginObject()
      json.field("kind", "image")
      json.members(of: value)
      json.endObject()
    case .picture(let value):
      json.beginObject()
      json.field("kind", "picture")
      json.members(of: value)
      json.endObject()
    case .button(let value):
      json.beginObject()
      json.field("kind", "press-button")
      json.members(of: value)
      json.endObject()
    case .unknown(let value):
      json.value(value)
    }
  }
}

extension Event {
  public init?(from json: inout JSONReader) {
    switch json.peek("event\\.type") {
    case 1:
      guard let value = Button(from: &json) else { return nil }
      self = .joined(value)
    case 2:
      guard let value = Image(from: &json) else { return nil }
      self = .left(value)
    default:
      json.fail(expected: "one of 1, 2")
      return nil
    }
  }
}

extension Event {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .joined(let value):
      json.beginObject()
      json.field("event.type", 1)
      json.members(of: value)
      json.endObject()
    case .left(let value):
      json.beginObject()
      json.field("event.type", 2)
      json.members(of: value)
      json.endObject()
    }
  }
}

extension Tagged {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "struct":
      let value = json.hiding("kind") { Tags(from: &$0) }
      guard let value else { return nil }
      self = .struct(value)
    case "dictionary":
      let value = json.hiding("kind") { $0.dictionary { $0.optional { $0.date(.unix) } } }
      guard let value else { return nil }
      self = .dictionary(value)
    case "any":
      let value = json.hiding("kind") { $0.value() }
      guard let value else { return nil }
      self = .any(value)
    default:
      json.fail(expected: "one of struct, dictionary, any")
      return nil
    }
  }
}

extension Tagged {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .struct(let value):
      json.beginObject()
      json.field("kind", "struct")
      json.members(of: value)
      json.endObject()
    case .dictionary(let value):
      json.beginObject()
      json.field("kind", "dictionary")
      for (key, value) in value.sorted(by: { $0.key < $1.key }) {
        json.key(key)
        if let value {
          json.date(value, .unix)
        } else {
          json.null()
        }
      }
      json.endObject()
    case .any(let value):
      json.beginObject()
      json.field("kind", "any")
      json.members(of: value)
      json.endObject()
    }
  }
}

extension Tags {
  private enum WireKey: ~Copyable {
    case name
    case unknown
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("name required", as: .name)
    keys.addOthers(as: .unknown)
  }

  public init?(from json: inout JSONReader) {
    var name = ""
    var additional: [String: Int] = [:]
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .name: json.string(&name)
      case .unknown:
        let key = json.key
        additional[key] = json.int()
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(name: name, additional: additional)
  }
}

extension Tags {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.members(of: additional)
    json.endObject()
  }
}

extension Days {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.array { $0.array { $0.optional { $0.date(.unix) } } } }) {
      self = .list(value)
      return
    }
    if let value = json.attempt({ $0.string() }) {
      self = .text(value)
      return
    }
    json.fail(expected: "one of [[Date?]], String")
    return nil
  }
}

extension Days {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .list(let value):
      json.array(value) { json, value in
        json.array(value) { json, value in
          if let value {
            json.date(value, .unix)
          } else {
            json.null()
          }
        }
      }
    case .text(let value):
      json.string(value)
    }
  }
}

extension Content {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.int() }) {
      self = .int(value)
      return
    }
    if let value = json.attempt({ $0.double() }) {
      self = .double(value)
      return
    }
    if let value = json.attempt({ $0.string() }) {
      self = .string(value)
      return
    }
    if let value = json.attempt({ Image(from: &$0) }) {
      self = .image(value)
      return
    }
    if let value = json.attempt({ $0.array(of: Attachment.self) }) {
      self = .attachmentArray(value)
      return
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Content {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .double(let value):
      json.encode(value: value)
    case .int(let value):
      json.encode(value: value)
    case .string(let value):
      json.string(value)
    case .image(let value):
      json.encode(value: value)
    case .attachmentArray(let value):
      json.array(value)
    case .unknown(let value):
      json.value(value)
    }
  }
}

extension Moment {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.date(.unix) }) {
      self = .exact(value)
      return
    }
    if let value = json.attempt({ $0.day() }) {
      self = .day(value)
      return
    }
    if let value = json.attempt({ $0.array { $0.date(.unix) } }) {
      self = .list(value)
      return
    }
    if let value = json.attempt({ $0.dictionary(of: Int.self) }) {
      self = .map(value)
      return
    }
    json.fail(expected: "one of Date, Day, [Date], [String: Int]")
    return nil
  }
}

extension Moment {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .exact(let value):
      json.date(value, .unix)
    case .day(let value):
      json.encode(value: value)
    case .list(let value):
      json.array(value) { json, value in json.date(value, .unix) }
    case .map(let value):
      json.dictionary(value)
    }
  }
}

// MARK: - Equality

extension Message {
  public static func areEqual(_ one: Message, _ other: Message) -> Bool {
    guard Equality.of(one.attachments, other.attachments),
      Equality.of(one.event, other.event),
      Equality.of(one.content, other.content),
      Equality.of(one.moment, other.moment),
      Equality.of(one.tagged, other.tagged),
      Equality.of(one.days, other.days)
    else { return false }
    return true
  }
}
