import EndpointJSON

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

extension Suit: JSONDecodable, JSONEncodable {
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

extension Owner: JSONDecodable, JSONEncodable {
  private static let keys: JSONKeys = "id display_name"

  init?(from json: inout JSONReader) {
    var id: Int64?
    var displayName: String?
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: id = json.int64()
      default: displayName = json.string()
      }
    }
    guard json.finish(&fields, required: 0b11), let id, let displayName else { return nil }
    self.init(id: id, displayName: displayName)
  }

  func encode(to json: inout JSONWriter) {
    json.beginObject()
    json.field("id", id)
    json.field("display_name", displayName)
    json.endObject()
  }
}

extension Card: JSONDecodable {
  private static let keys: JSONKeys =
    "suit value image size wild tags scores owner extra next sparse"

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
    var fields = json.object(Self.keys)
    while let field = json.next(&fields) {
      switch field {
      case 0: suit = Suit(from: &json)
      case 1: value = json.string()
      case 2: image = json.string()
      case 3: size = json.int() ?? size
      case 4: isWild = json.bool(.number) ?? isWild
      case 5: tags = json.array(of: String.self)
      case 6: scores = json.dictionary(of: Double.self)
      case 7: owner = Owner(from: &json)
      case 8: extra = json.value()
      case 9: next = json.lossyArray(of: Card.self)
      default: sparse = json.array { $0.optional { $0.int() } }
      }
    }
    let ownerName = json.at("owner.display_name", of: fields) { $0.string() }
    let names = json.at("items[].name", of: fields) { $0.array(of: String.self) }
    guard json.finish(&fields, required: 0b11), let suit, let value else { return nil }
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

extension Card: JSONEncodable {
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
