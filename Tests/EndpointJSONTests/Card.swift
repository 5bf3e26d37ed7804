@_spi(Generated) import EndpointJSON

/// A model as the generator writes it, with a field of each kind.
struct Card: Equatable, Sendable {
  var suit: Suit
  var value: String
  var image: String?
  var size: Int = 3
  var isWild: Bool = false
  var tags: [String]?
  var scores: [String: Double]?
  var owner: Owner?
  var ownerName: String?
  var names: [String]?
  var extra: JSONValue?
  var next: [Card]?
  var sparse: [Int?]?
}

enum Suit: String, Sendable {
  case clubs = "CLUBS"
  case hearts = "HEARTS"
}

struct Owner: Equatable, Sendable {
  var id: Int64
  var displayName: String
}

extension Suit: WireDecodable, WireEncodable {
  init?(from json: inout JSONReader) {
    guard let text = json.string() else { return nil }
    guard let value = Suit(rawValue: text) else {
      json.fail(expected: "a suit")
      return nil
    }
    self = value
  }

  init(from decoder: any Decoder) throws {
    self = try JSONReader.read(from: decoder) { Suit(from: &$0) }
  }

  func encode(to json: inout JSONWriter) {
    json.string(rawValue)
  }

  func encode(to encoder: any Encoder) throws {
    try JSONWriter.write(to: encoder) { encode(to: &$0) }
  }
}

extension Owner: WireDecodable, WireEncodable {
  private enum WireKey: ~Copyable {
    case id
    case displayName
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id required", as: .id)
    keys.add("display_name required", as: .displayName)
  }

  init?(from json: inout JSONReader) {
    var id: Int64?
    var displayName: String?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .id: id = json.int64()
      case .displayName: displayName = json.string()
      }
    }
    guard json.finish(&object), let id, let displayName else { return nil }
    self.init(id: id, displayName: displayName)
  }

  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("display_name", displayName)
    json.endObject()
  }
}

extension Card: WireDecodable {
  private enum WireKey: ~Copyable {
    case suit
    case value
    case image
    case size
    case wild
    case tags
    case scores
    case owner
    case extra
    case next
    case sparse
  }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("suit required", as: .suit)
    keys.add("value required", as: .value)
    keys.add("image", as: .image)
    keys.add("size", as: .size)
    keys.add("wild", as: .wild)
    keys.add("tags", as: .tags)
    keys.add("scores", as: .scores)
    keys.add("owner", as: .owner)
    keys.add("extra", as: .extra)
    keys.add("next", as: .next)
    keys.add("sparse", as: .sparse)
  }

  init?(from json: inout JSONReader) {
    var suit: Suit?
    var value: String?
    var image: String?
    var size = 3
    var isWild = false
    var tags: [String]?
    var scores: [String: Double]?
    var owner: Owner?
    var extra: JSONValue?
    var next: [Card]?
    var sparse: [Int?]?
    var object = json.object(Self.keys)
    while let key = json.next(&object) {
      switch key.name {
      case .suit: suit = Suit(from: &json)
      case .value: value = json.string()
      case .image: image = json.string()
      case .size: size = json.int() ?? size
      case .wild: isWild = json.bool(.number) ?? isWild
      case .tags: tags = json.array(of: String.self)
      case .scores: scores = json.dictionary(of: Double.self)
      case .owner: owner = Owner(from: &json)
      case .extra: extra = json.value()
      case .next: next = json.lossyArray(of: Card.self)
      case .sparse: sparse = json.array { $0.optional { $0.int() } }
      }
    }
    let ownerName = json.at("owner.display_name", of: object) { $0.string() }
    let names = json.at("items[].name", of: object) { $0.array(of: String.self) }
    guard json.finish(&object), let suit, let value else { return nil }
    self.init(
      suit: suit,
      value: value,
      image: image,
      size: size,
      isWild: isWild,
      tags: tags,
      scores: scores,
      owner: owner,
      ownerName: ownerName,
      names: names,
      extra: extra,
      next: next,
      sparse: sparse
    )
  }
}

extension Card: WireEncodable {
  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("suit", suit)
    json.field("value", value)
    json.field("image", image)
    json.field("size", size)
    json.field("wild", isWild, .number)
    json.field("tags", tags)
    json.field("scores", scores)
    json.field("owner", owner)
    json.field("extra", extra)
    json.field("next", next)
    json.field("sparse", sparse)
    json.endObject()
  }
}
