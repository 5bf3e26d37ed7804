// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public enum Shape: Equatable, Sendable, WireDecodable, WireEncodable {
  case circle(Circle)
  case square(Square)
  case box(Square)
  case any(Anything)
  case numbers([String: Int])
  case times([String: Date?])
  case scored(Scores)
}

// MARK: - Coding

extension Shape {
  public init?(from json: inout JSONReader) {
    switch json.peek("kind") {
    case "circle":
      guard let value = Circle(from: &json) else { return nil }
      self = .circle(value)
    case "SQUARE":
      guard let value = Square(from: &json) else { return nil }
      self = .square(value)
    case "box":
      guard let value = Square(from: &json) else { return nil }
      self = .box(value)
    case "any":
      let value = json.hiding("kind") { Anything(from: &$0) }
      guard let value else { return nil }
      self = .any(value)
    case "numbers":
      let value = json.hiding("kind") { $0.dictionary(of: Int.self) }
      guard let value else { return nil }
      self = .numbers(value)
    case "times":
      let value = json.hiding("kind") { $0.dictionary { $0.optional { $0.date(.unix) } } }
      guard let value else { return nil }
      self = .times(value)
    case "scored":
      let value = json.hiding("kind") { Scores(from: &$0) }
      guard let value else { return nil }
      self = .scored(value)
    default:
      json.fail(expected: "one of circle, SQUARE, box, any, numbers, times, scored")
      return nil
    }
  }
}

extension Shape {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .circle(let value):
      json.beginObject()
      json.field("kind", "circle")
      json.members(of: value)
      json.endObject()
    case .square(let value):
      json.beginObject()
      json.field("kind", "SQUARE")
      json.members(of: value)
      json.endObject()
    case .box(let value):
      json.beginObject()
      json.field("kind", "box")
      json.members(of: value)
      json.endObject()
    case .any(let value):
      json.beginObject()
      json.field("kind", "any")
      json.members(of: value)
      json.endObject()
    case .numbers(let value):
      json.beginObject()
      json.field("kind", "numbers")
      json.members(of: value)
      json.endObject()
    case .times(let value):
      json.beginObject()
      json.field("kind", "times")
      for (key, value) in value.sorted(by: { $0.key < $1.key }) {
        json.key(key)
        if let value {
          json.date(value, .unix)
        } else {
          json.null()
        }
      }
      json.endObject()
    case .scored(let value):
      json.beginObject()
      json.field("kind", "scored")
      json.members(of: value)
      json.endObject()
    }
  }
}
