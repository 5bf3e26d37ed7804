// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Card: Equatable, Sendable, WireDecodable {
  public let suit: Card.Suit
  public let back: Card.Back
  public let note: DeprecatedNote?

  public init(suit: Card.Suit, back: Card.Back, note: DeprecatedNote? = nil) {
    self.suit = suit
    self.back = back
    self.note = note
  }
}

extension Card {
  public enum Suit: String, ClosedEnum {
    case clubs = "clubs"
    case hearts = "hearts"
  }
}

@available(*, deprecated, renamed: "Card.Suit")
public typealias Suit = Card.Suit

extension Card {
  public struct Back: Equatable, Sendable, WireDecodable, WireEncodable {
    public var color: Card.Back.Color
    public var pattern: Card.Back.Pattern?

    public init(color: Card.Back.Color = .red, pattern: Card.Back.Pattern? = nil) {
      self.color = color
      self.pattern = pattern
    }
  }
}

@available(*, deprecated, renamed: "Card.Back")
public typealias Rear = Card.Back

extension Card.Back {
  public struct Color: OpenEnum {
    public static let red = Color(rawValue: "red")
    @available(*, deprecated)
    public static let blue = Color(rawValue: "blue")

    public static let allCases: [Color] = [
      .red,
      Color(rawValue: "blue"),
    ]

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension Card.Back {
  public enum Pattern: Equatable, Sendable, WireDecodable, WireEncodable {
    case string(String)
    case colorArray([Card.Back.Color])
    /// A value that this version does not know.
    case unknown(JSONValue)
  }
}

// MARK: - Coding

extension Card {
  private enum WireKey: ~Copyable {
    case suit
    case back
    case note
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("suit required", as: .suit)
    keys.add("back required", as: .back)
    keys.add("note", as: .note)
  }

  public init?(from json: inout JSONReader) {
    var suit: Card.Suit?
    var back: Card.Back?
    var note: DeprecatedNote?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .suit: json.value(&suit)
      case .back: json.value(&back)
      case .note: json.value(&note)
      }
    }
    guard json.finish(&object), let suit, let back else { return nil }
    self.init(suit: suit, back: back, note: note)
  }
}

extension Card.Back {
  private enum WireKey: ~Copyable {
    case color
    case pattern
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("color", as: .color)
    keys.add("pattern", as: .pattern)
  }

  public init?(from json: inout JSONReader) {
    var color: Card.Back.Color = .red
    var pattern: Card.Back.Pattern?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .color: json.value(&color)
      case .pattern: json.value(&pattern)
      }
    }
    guard json.finish(&object) else { return nil }
    self.init(color: color, pattern: pattern)
  }
}

extension Card.Back {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("color", color)
    json.field("pattern", pattern)
    json.endObject()
  }
}

extension Card.Back.Pattern {
  public init?(from json: inout JSONReader) {
    if let value = json.attempt({ $0.string() }) {
      self = .string(value)
      return
    }
    if let value = json.attempt({ $0.array(of: Card.Back.Color.self) }) {
      self = .colorArray(value)
      return
    }
    guard let value = json.unlistedMember() else { return nil }
    self = .unknown(value)
  }
}

extension Card.Back.Pattern {
  public func encode(to json: inout JSONWriter) {
    switch self {
    case .string(let value):
      json.string(value)
    case .colorArray(let value):
      json.array(value)
    case .unknown(let value):
      json.value(value)
    }
  }
}
