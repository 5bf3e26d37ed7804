// Generated from spec.json by endpoints. Do not edit.

import EndpointRuntime

public struct Item: MemberwiseEquatable, Sendable {
  public var size: Int
  public var label: String
  public var price: Double
  public var visible: Bool
  public var state: State
  public var box: Size
  public var tags: [String]
  public var names: [String: Int]
  public var start: Date
  public var depth: Int
  public var remember: Bool

  public init(
    size: Int = 3,
    label: String = "none \"yet\"",
    price: Double = 1.5,
    visible: Bool = true,
    state: State = .open,
    box: Size = .large,
    tags: [String] = [],
    names: [String: Int] = [:],
    start: Date = Date(timeIntervalSince1970: 5),
    depth: Int = 7,
    remember: Bool = false
  ) {
    self.size = size
    self.label = label
    self.price = price
    self.visible = visible
    self.state = state
    self.box = box
    self.tags = tags
    self.names = names
    self.start = start
    self.depth = depth
    self.remember = remember
  }

  public static func areEqual(_ one: Item, _ other: Item) -> Bool {
    guard Equality.of(one.size, other.size), Equality.of(one.label, other.label),
      Equality.of(one.price, other.price), Equality.of(one.visible, other.visible),
      Equality.of(one.state, other.state), Equality.of(one.box, other.box),
      Equality.of(one.tags, other.tags), Equality.of(one.names, other.names),
      Equality.of(one.start, other.start), Equality.of(one.depth, other.depth),
      Equality.of(one.remember, other.remember)
    else { return false }
    return true
  }
}

extension Item: JSONDecodable {
  private static let keys: JSONKeys = "size label price visible state box tags names start remember"

  public init?(from json: inout JSONReader) {
    var size: Int = 3
    var label: String = "none \"yet\""
    var price: Double = 1.5
    var visible: Bool = true
    var state: State = .open
    var box: Size = .large
    var tags: [String] = []
    var names: [String: Int] = [:]
    var start: Date = Date(timeIntervalSince1970: 5)
    var remember: Bool = false
    var fields = json.object(Self.keys)
    while let field = json.nextField(&fields) {
      switch field {
      case .f0: json.int(&size)
      case .f1: json.string(&label)
      case .f2: json.double(&price)
      case .f3: json.bool(&visible)
      case .f4: state = State(from: &json) ?? state
      case .f5: box = Size(from: &json) ?? box
      case .f6: json.array(&tags)
      case .f7: json.dictionary(&names)
      case .f8: start = json.date(.unix) ?? start
      default: remember = json.bool(.number) ?? remember
      }
    }
    let depth = json.at("inner.depth", of: fields) { $0.int() } ?? 7
    guard json.finish(&fields) else { return nil }
    self.init(
      size: size,
      label: label,
      price: price,
      visible: visible,
      state: state,
      box: box,
      tags: tags,
      names: names,
      start: start,
      depth: depth,
      remember: remember
    )
  }
}

extension Item: JSONEncodable {
  public func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("size", size)
    json.field("label", label)
    json.field("price", price)
    json.field("visible", visible)
    json.field("state", state)
    json.field("box", box)
    json.field("tags", tags)
    json.field("names", names)
    json.field("start", start, .unix)
    json.beginObject("inner")
    json.field("depth", depth)
    json.endObject()
    json.field("remember", remember, .number)
    json.endObject()
  }
}

public struct State: OpenEnum {
  public static let open = State(rawValue: "open")
  public static let closed = State(rawValue: "closed")

  public static let allCases: [State] = [.open, .closed]

  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public enum Size: Int, ClosedEnum {
  case small = 1
  case large = 2
}
