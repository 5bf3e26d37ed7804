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
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: shape = Shape(from: &json)
      case .f1: event = Event(from: &json)
      case .f2: content = Content(from: &json)
      case .f3: answer = Answer(from: &json)
      case .f4: json.array(&shapes)
      case .f5: json.array(&events)
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

public enum Event: Equatable, Sendable {
  case joined(Point)
  case left(Point)
  case drew(Placed)
  /// What is none of the others.
  case unknown(JSONValue)
}

extension Event: JSONDecodable {
  public init?(from json: inout JSONReader) {
    switch json.peek("type") {
    case 1:
      guard let value = Point(from: &json) else { return nil }
      self = .joined(value)
    case 2:
      guard let value = Point(from: &json) else { return nil }
      self = .left(value)
    case 3:
      guard let value = Placed(from: &json) else { return nil }
      self = .drew(value)
    default:
      guard let value = json.value() else { return nil }
      self = .unknown(value)
    }
  }
}

extension Event: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .joined(let value):
      json.beginObject()
      json.field("type", 1)
      json.members(of: value)
      json.endObject()
    case .left(let value):
      json.beginObject()
      json.field("type", 2)
      json.members(of: value)
      json.endObject()
    case .drew(let value):
      json.beginObject()
      json.field("type", 3)
      json.members(of: value)
      json.endObject()
    case .unknown(let value):
      json.value(value)
    }
  }
}

/// One of several, tried in order.
public enum Answer: Equatable, Sendable {
  case exact(Date)
  case day(Day)
  case flag(Bool)
  case list([Date])
  case map([String: Int])
}

extension Answer: JSONDecodable {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.date(.unix) }) {
      self = .exact(value)
      return
    }
    if let value = json.attempt({ $0.day() }) {
      self = .day(value)
      return
    }
    if let value = json.attempt({ $0.bool() }) {
      self = .flag(value)
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
    json.fail(expected: "one of Date, Day, Bool, [Date], [String: Int]")
    return nil
  }
}

extension Answer: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .exact(let value):
      json.date(value, .unix)
    case .day(let value):
      json.encode(value: value)
    case .flag(let value):
      json.encode(value: value)
    case .list(let value):
      json.array(value) { json, value in json.date(value, .unix) }
    case .map(let value):
      json.dictionary(value)
    }
  }
}
