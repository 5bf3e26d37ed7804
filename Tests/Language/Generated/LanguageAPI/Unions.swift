// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Unions: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
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
}

// MARK: - Coding

extension Unions {
  private enum WireKey: ~Copyable {
    case shape
    case event
    case content
    case answer
    case shapes
    case events
    case lossy
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("shape required", as: .shape)
    keys.add("event required nullable", as: .event)
    keys.add("content required nullable", as: .content)
    keys.add("answer", as: .answer)
    keys.add("shapes", as: .shapes)
    keys.add("events", as: .events)
    keys.add("lossy", as: .lossy)
  }

  public init?(from json: inout JSONReader) {
    var shape: Shape?
    var event: Event?
    var content: Content?
    var answer: Answer?
    var shapes: [Shape]?
    var events: [Event] = []
    var lossy: [Shape]?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .shape: json.value(&shape)
      case .event: json.value(&event)
      case .content: json.value(&content)
      case .answer: json.value(&answer)
      case .shapes: json.array(&shapes)
      case .events: json.array(&events)
      case .lossy: lossy = json.lossyArray(of: Shape.self)
      }
    }
    guard json.finish(&object), let shape, let event, let content else { return nil }
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

extension Unions {
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

// MARK: - Equality

extension Unions {
  public static func areEqual(_ one: Unions, _ other: Unions) -> Bool {
    guard Equality.of(one.shape, other.shape),
      Equality.of(one.event, other.event),
      Equality.of(one.content, other.content),
      Equality.of(one.answer, other.answer),
      Equality.of(one.shapes, other.shapes),
      Equality.of(one.events, other.events),
      Equality.of(one.lossy, other.lossy)
    else { return false }
    return true
  }
}
