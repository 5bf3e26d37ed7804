// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Message: MemberwiseEquatable, Sendable {
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

  public static func areEqual(_ one: Message, _ other: Message) -> Bool {
    guard Equality.of(one.attachments, other.attachments), Equality.of(one.event, other.event),
      Equality.of(one.content, other.content), Equality.of(one.moment, other.moment),
      Equality.of(one.tagged, other.tagged), Equality.of(one.days, other.days)
    else { return false }
    return true
  }
}

extension Message: JSONDecodable {
  private static let keys: JSONKeys = "attachments event content moment tagged days"

  public init?(from json: inout JSONReader) {
    var attachments: [Attachment] = []
    var event: Event?
    var content: Content?
    var moment: Moment?
    var tagged: Tagged?
    var days: Days?
    var fields = json.object(Self.keys, nulls: 0b000100)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.array(&attachments)
      case .f1: event = Event(from: &json)
      case .f2: content = Content(from: &json)
      case .f3: moment = Moment(from: &json)
      case .f4: tagged = Tagged(from: &json)
      default: days = Days(from: &json)
      }
    }
    guard json.finish(&fields, required: 0b000111), let event, let content else { return nil }
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

extension Message: JSONEncodable {
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

public struct Image: Equatable, Sendable {
  public var url: URL

  public init(url: URL) {
    self.url = url
  }
}

extension Image: JSONDecodable {
  private static let keys: JSONKeys = "url"

  public init?(from json: inout JSONReader) {
    var url: URL?
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      url = json.url()
    }
    guard json.finish(&fields, required: 0b1), let url else { return nil }
    self.init(url: url)
  }
}

extension Image: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("url", url)
    json.endObject()
  }
}

public struct Button: Equatable, Sendable {
  public var text: String

  public init(text: String) {
    self.text = text
  }
}

extension Button: JSONDecodable {
  private static let keys: JSONKeys = "text"

  public init?(from json: inout JSONReader) {
    var text = ""
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil {
      json.string(&text)
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(text: text)
  }
}

extension Button: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("text", text)
    json.endObject()
  }
}

/// What hangs on a message.
public enum Attachment: Equatable, Sendable {
  case image(Image)
  case picture(Image)
  case button(Button)
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Attachment: JSONDecodable {
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
      guard let value = json.value() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Attachment: JSONEncodable {
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

public enum Event: Equatable, Sendable {
  case joined(Button)
  case left(Image)
}

extension Event: JSONDecodable {
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

extension Event: JSONEncodable {
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

public enum Tagged: Equatable, Sendable {
  case `struct`(Tags)
  case dictionary([String: Date?])
  case any(JSONValue)
}

extension Tagged: JSONDecodable {
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

extension Tagged: JSONEncodable {
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

public struct Tags: Equatable, Sendable {
  public var name: String
  /// The values of all other keys.
  public var additional: [String: Int]

  public init(name: String, additional: [String: Int] = [:]) {
    self.name = name
    self.additional = additional
  }
}

extension Tags: JSONDecodable {
  private static let keys: JSONKeys = "name"

  public init?(from json: inout JSONReader) {
    var name = ""
    var additional: [String: Int] = [:]
    var fields = json.object(Self.keys, additional: true)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.string(&name)
      default:
        let key = json.key
        additional[key] = json.int()
      }
    }
    guard json.finish(&fields, required: 0b1) else { return nil }
    self.init(name: name, additional: additional)
  }
}

extension Tags: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("name", name)
    json.members(of: additional)
    json.endObject()
  }
}

public enum Days: Equatable, Sendable {
  case list([[Date?]])
  case text(String)
}

extension Days: JSONDecodable {
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

extension Days: JSONEncodable {
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

public enum Content: Equatable, Sendable {
  case double(Double)
  case int(Int)
  case string(String)
  case image(Image)
  case attachmentArray([Attachment])
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Content: JSONDecodable {
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
    guard let value = json.value() else { return nil }
    self = .unknown(value)
  }
}

extension Content: JSONEncodable {
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

public enum Moment: Equatable, Sendable {
  case exact(Date)
  case day(Day)
  case list([Date])
  case map([String: Int])
}

extension Moment: JSONDecodable {
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

extension Moment: JSONEncodable {
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
