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
    while let field = json.next(&fields) {
      switch field {
      case 0: json.array(&attachments)
      case 1: event = Event(from: &json)
      case 2: content = Content(from: &json)
      case 3: moment = Moment(from: &json)
      case 4: tagged = Tagged(from: &json)
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
