// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Message: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
  public var attachments: [Attachment]
  public var event: Event
  public var content: Content
  public var moment: Moment?
  public var tagged: Tagged?
  public var days: Days?
  public var change: Change?
  public var setting: Setting

  public init(
    attachments: [Attachment],
    event: Event,
    content: Content,
    moment: Moment? = nil,
    tagged: Tagged? = nil,
    days: Days? = nil,
    change: Change? = nil,
    setting: Setting = .auto
  ) {
    self.attachments = attachments
    self.event = event
    self.content = content
    self.moment = moment
    self.tagged = tagged
    self.days = days
    self.change = change
    self.setting = setting
  }
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
    case change
    case setting
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("attachments required", as: .attachments)
    keys.add("event required", as: .event)
    keys.add("content required nullable", as: .content)
    keys.add("moment", as: .moment)
    keys.add("tagged", as: .tagged)
    keys.add("days", as: .days)
    keys.add("change", as: .change)
    keys.add("setting", as: .setting)
  }

  public init?(from json: inout JSONReader) {
    var attachments: [Attachment] = []
    var event: Event?
    var content: Content?
    var moment: Moment?
    var tagged: Tagged?
    var days: Days?
    var change: Change?
    var setting: Setting = .auto
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .attachments: json.array(&attachments)
      case .event: json.value(&event)
      case .content: json.value(&content)
      case .moment: json.value(&moment)
      case .tagged: json.value(&tagged)
      case .days: json.value(&days)
      case .change: json.value(&change)
      case .setting: json.value(&setting)
      }
    }
    guard json.finish(&object), let event, let content else { return nil }
    self.init(
      attachments: attachments,
      event: event,
      content: content,
      moment: moment,
      tagged: tagged,
      days: days,
      change: change,
      setting: setting
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
    json.field("change", change)
    json.field("setting", setting)
    json.endObject()
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
      Equality.of(one.days, other.days),
      Equality.of(one.change, other.change),
      Equality.of(one.setting, other.setting)
    else { return false }
    return true
  }
}
