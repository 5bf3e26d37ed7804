// Generated from Spec/Language by endpoints. Do not edit.

import EndpointRuntime

public struct Unions: MemberwiseEquatable, Sendable {
  public var shape: Shape
  public var event: Event
  public var content: Content
  public var answer: Answer?
  public var shapes: [Shape]?
  public var events: [Event]
  public var lossy: [Shape]?

  public init(
    shape: Shape,
    event: Event,
    content: Content,
    answer: Answer? = nil,
    shapes: [Shape]? = nil,
    events: [Event] = [],
    lossy: [Shape]? = nil
  ) {
    self.shape = shape
    self.event = event
    self.content = content
    self.answer = answer
    self.shapes = shapes
    self.events = events
    self.lossy = lossy
  }

  public static func areEqual(_ one: Unions, _ other: Unions) -> Bool {
    guard Equality.of(one.shape, other.shape), Equality.of(one.event, other.event),
      Equality.of(one.content, other.content), Equality.of(one.answer, other.answer),
      Equality.of(one.shapes, other.shapes), Equality.of(one.events, other.events),
      Equality.of(one.lossy, other.lossy)
    else { return false }
    return true
  }
}

extension Unions: JSONDecodable {
  private static let keys: JSONKeys = "shape event content answer shapes events lossy"

  public init?(from json: inout JSONReader) {
    var shape: Shape?
    var event: Event?
    var content: Content?
    var answer: Answer?
    var shapes: [Shape]?
    var events: [Event] = []
    var lossy: [Shape]?
    var fields = json.object(Self.keys, nulls: 0b0000110)
    while let field = json.next(&fields) {
      switch field {
      case 0: shape = Shape(from: &json)
      case 1: event = Event(from: &json)
      case 2: content = Content(from: &json)
      case 3: answer = Answer(from: &json)
      case 4: json.array(&shapes)
      case 5: json.array(&events)
      default: lossy = json.lossyArray(of: Shape.self)
      }
    }
    guard json.finish(&fields, required: 0b0000111), let shape, let event, let content
    else { return nil }
    self.init(
      shape: shape,
      event: event,
      content: content,
      answer: answer,
      shapes: shapes,
      events: events,
      lossy: lossy
    )
  }
}

extension Unions: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("shape", shape)
    json.field("event", event)
    json.field("content", content)
    json.field("answer", answer)
    json.field("shapes", shapes)
    json.field("events", events)
    json.field("lossy", lossy)
    json.endObject()
  }
}
