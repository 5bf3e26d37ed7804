// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Message: Equatable, Sendable {
  public var attachments: [Attachment]
  public var event: Event
  public var content: Content
  public var moment: Moment?

  public init(attachments: [Attachment], event: Event, content: Content, moment: Moment? = nil) {
    self.attachments = attachments
    self.event = event
    self.content = content
    self.moment = moment
  }
}

extension Message: JSONDecodable {
  private static let keys: JSONKeys = "attachments event content moment"

  public init?(from json: inout JSONReader) {
    var attachments: [Attachment]?
    var event: Event?
    var content: Content?
    var moment: Moment?
    var fields = json.object(Self.keys, nulls: 0b0100)
    while let field = json.next(&fields) {
      switch field {
      case 0: attachments = json.array(of: Attachment.self)
      case 1: event = Event(from: &json)
      case 2: content = Content(from: &json)
      default: moment = Moment(from: &json)
      }
    }
    guard json.finish(fields, required: 0b0111), let attachments, let event, let content
    else { return nil }
    self.init(attachments: attachments, event: event, content: content, moment: moment)
  }
}

extension Message: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("attachments", attachments)
    json.field("event", event)
    json.field("content", content)
    json.field("moment", moment)
    json.endObject()
  }
}
