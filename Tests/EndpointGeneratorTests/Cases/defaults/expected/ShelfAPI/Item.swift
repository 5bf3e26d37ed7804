// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public struct Item: MemberwiseEquatable, Sendable, WireDecodable, WireEncodable {
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
}

// MARK: - Coding

extension Item {
  private enum WireKey: ~Copyable {
    case size
    case label
    case price
    case visible
    case state
    case box
    case tags
    case names
    case start
    case remember
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("size", as: .size)
    keys.add("label", as: .label)
    keys.add("price", as: .price)
    keys.add("visible", as: .visible)
    keys.add("state", as: .state)
    keys.add("box", as: .box)
    keys.add("tags", as: .tags)
    keys.add("names", as: .names)
    keys.add("start", as: .start)
    keys.add("remember", as: .remember)
  }

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
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .size: json.int(&size)
      case .label: json.string(&label)
      case .price: json.double(&price)
      case .visible: json.bool(&visible)
      case .state: json.value(&state)
      case .box: json.value(&box)
      case .tags: json.array(&tags)
      case .names: json.dictionary(&names)
      case .start: start = json.date(.unix) ?? start
      case .remember: remember = json.bool(.number) ?? remember
      }
    }
    let depth = json.at("inner.depth", of: object) { $0.int() } ?? 7
    guard json.finish(&object) else { return nil }
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

extension Item {
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

// MARK: - Equality

extension Item {
  public static func areEqual(_ one: Item, _ other: Item) -> Bool {
    guard Equality.of(one.size, other.size),
      Equality.of(one.label, other.label),
      Equality.of(one.price, other.price),
      Equality.of(one.visible, other.visible),
      Equality.of(one.state, other.state),
      Equality.of(one.box, other.box),
      Equality.of(one.tags, other.tags),
      Equality.of(one.names, other.names),
      Equality.of(one.start, other.start),
      Equality.of(one.depth, other.depth),
      Equality.of(one.remember, other.remember)
    else { return false }
    return true
  }
}
