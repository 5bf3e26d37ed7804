@_spi(Generated) import EndpointRuntime
import Foundation
import Testing

@Suite("JSON values")
struct ValueTests {
  struct Everything: Equatable, WireDecodable, WireEncodable {
    var date: Date
    var start: Date
    var due: Patch<Date>
    var note: Patch<String>
    var url: URL
    var uuid: UUID
    var data: Data
    var price: Decimal
    var total: Decimal
    var day: Day
    var suit: Suit
    var value: Value
    var deck: Deck

    private enum WireKey: ~Copyable {
      case date
      case start
      case due
      case note
      case url
      case uuid
      case data
      case price
      case total
      case day
      case suit
      case value
      case deck
    }

    private static let keys = WireKeys<WireKey> { keys in
      keys.add("date required", as: .date)
      keys.add("start required", as: .start)
      keys.add("due nullable", as: .due)
      keys.add("note nullable", as: .note)
      keys.add("url required", as: .url)
      keys.add("uuid required", as: .uuid)
      keys.add("data required", as: .data)
      keys.add("price required", as: .price)
      keys.add("total required", as: .total)
      keys.add("day required", as: .day)
      keys.add("suit required", as: .suit)
      keys.add("value required", as: .value)
      keys.add("deck required", as: .deck)
    }

    init?(from json: inout JSONReader) {
      var date: Date?
      var start: Date?
      var url: URL?
      var uuid: UUID?
      var data: Data?
      var price: Decimal?
      var total: Decimal?
      var day: Day?
      var suit: Suit?
      var value: Value?
      var deck: Deck?
      var due = Patch<Date>.keep
      var note = Patch<String>.keep
      var object = json.object(Self.keys)
      while let key = json.next(&object) {
        switch key.name {
        case .date: date = json.date()
        case .start: start = json.date(.unix)
        case .due: due = json.patch { $0.date(.unixMilliseconds) } ?? due
        case .note: note = json.patch { $0.string() } ?? note
        case .url: url = json.url()
        case .uuid: uuid = json.uuid()
        case .data: data = json.data()
        case .price: price = json.decimal()
        case .total: total = json.decimal(.string)
        case .day: day = json.day()
        case .suit: suit = Suit(from: &json)
        case .value: value = Value(from: &json)
        case .deck: deck = Deck(from: &json)
        }
      }
      guard json.finish(&object), let date, let start, let url,
        let uuid, let data, let price, let total, let day, let suit, let value, let deck
      else { return nil }
      (self.date, self.start, self.url, self.uuid, self.data) = (date, start, url, uuid, data)
      (self.price, self.total, self.day, self.suit) = (price, total, day, suit)
      (self.value, self.deck, self.due, self.note) = (value, deck, due, note)
    }

    func encode(to json: inout JSONWriter) {
      json.beginObject()
      json.field("date", date)
      json.field("start", start, .unix)
      json.field("due", due, .unixMilliseconds)
      json.field("note", note)
      json.field("url", url)
      json.field("uuid", uuid)
      json.field("data", data)
      json.field("price", price)
      json.field("total", total, .string)
      json.field("day", day)
      json.field("suit", suit)
      json.field("value", value)
      json.field("deck", deck)
      json.endObject()
    }
  }

  static let text =
    #"{"date":"2026-11-21T05:47:30.5Z","start":1700000000.25,"due":1500,"note":null,"#
    + #""url":"https://example.com/a?b=c","uuid":"e621e1f8-c36c-495a-93fc-0c247a3e6e5f","#
    + #""data":"AP8=","price":0.1234567890123456789,"total":"12.50","day":"2026-02-28","#
    + #""suit":"HEARTS","value":"JOKER","deck":"x"}"#

  static func everything() throws -> Everything {
    try DeckOfCards.Request<Everything>(.get, "/").decode(Data(text.utf8))
  }

  static func sent(_ value: some WireEncodable) throws -> String {
    let request = DeckOfCards.Request<Void>(.post, "/", body: .json(value))
    let body = try request.httpRequest(for: .production).body.data
    return String(decoding: body ?? Data(), as: UTF8.self)
  }

  @Test func decodesAndEncodesEveryValueType() throws {
    let value = try Self.everything()
    #expect(value.start == Date(timeIntervalSince1970: 1_700_000_000.25))
    #expect(value.due == .set(Date(timeIntervalSince1970: 1.5)))
    #expect(value.note == .clear)
    #expect(value.data == Data([0, 255]))
    #expect(value.price == Decimal(string: "0.1234567890123456789"))
    #expect(try Self.sent(value) == Self.text.replacing("12.50", with: "12.5"))
  }

  @Test func standardCodersRoundTripValues() throws {
    let value = try Self.everything()
    #expect(try JSONDecoder().decode(Everything.self, from: Data(Self.text.utf8)) == value)
    let json = try JSONEncoder().encode(value)
    #expect(try JSONDecoder().decode(Everything.self, from: json) == value)
    let withoutPatch = Self.text.replacing(#""note":null,"#, with: "")
    let unchanged = try JSONDecoder().decode(Everything.self, from: Data(withoutPatch.utf8))
    #expect(unchanged.note == .keep)
    let list = try PropertyListEncoder().encode(unchanged)
    #expect(try PropertyListDecoder().decode(Everything.self, from: list) == unchanged)
  }

  @Test func standardCodersSupportEnumsAndIdentifiers() throws {
    let decoder = JSONDecoder()
    #expect(
      try decoder.decode([Value].self, from: Data(#"["NEW"]"#.utf8)) == [Value(rawValue: "NEW")]
    )
    let error = #expect(throws: DecodingError.self) {
      try decoder.decode([Suit].self, from: Data(#"["STARS"]"#.utf8))
    }
    #expect("\(String(describing: error))".contains("one of CLUBS, HEARTS"))
    #expect(try JSONEncoder().encode([Suit.clubs]) == Data(#"["CLUBS"]"#.utf8))
    #expect(try decoder.decode([Deck].self, from: Data(#"["x"]"#.utf8)) == ["x"])
    #expect(try JSONEncoder().encode([Deck(id: "x")]) == Data(#"["x"]"#.utf8))
  }

  @Test(arguments: [
    (#""2026-11-21T24:00:00Z""#, "a date (RFC 3339)"), ("7", "a string"),
  ])
  func reportsExpectedDateFormat(text: String, expected: String) {
    let failure = #expect(throws: DecodingFailure.self) {
      try DeckOfCards.Request<Date>(.get, "/").decode(Data(text.utf8))
    }
    #expect(failure?.expected == expected)
    #expect(failure?.found == text)
  }

  @Test func encodesKeepClearAndSetOfPatch() throws {
    struct Change: WireEncodable {
      var note: Patch<String>

      func encode(to json: inout JSONWriter) {
        json.beginObject()
        json.field("note", note)
        json.endObject()
      }
    }
    #expect(try Self.sent(Change(note: .keep)) == "{}")
    #expect(try Self.sent(Change(note: .clear)) == #"{"note":null}"#)
    #expect(try Self.sent(Change(note: .set("a"))) == #"{"note":"a"}"#)
  }

  @Test func indirectFieldHasValueSemantics() {
    struct Category: Hashable, Sendable {
      @Indirect var parent: Category?
      var name: String
    }
    let root = Category(parent: nil, name: "root")
    var leaf = Category(parent: root, name: "leaf")
    let copy = leaf
    leaf.parent?.name = "changed"
    #expect(copy.parent == root)
    #expect(leaf != copy)
    #expect(Set([copy, Category(parent: root, name: "leaf")]).count == 1)
  }

  @Test func decodesHeaderValues() {
    let response = Response(
      (),
      HTTPResponse(
        status: 200,
        headers: [
          "N": "12", "D": "1.5", "B": "true", "S": "12", "E": "\"abc\"", "V": "ACE", "I": "x",
          "U": "https://example.com/", "T": "2026-11-21T05:47:30Z", "A": "a, b", "M": "1,2",
          "L": "Sun, 06 Nov 1994 08:49:37 GMT", "X": "1 2",
        ]
      )
    )
    #expect(response.header("n") == 12)
    #expect(response.header("D") == 1.5)
    #expect(response.header("B") == true)
    #expect(response.header("S") == "12")
    #expect(response.header("E") == "\"abc\"")
    #expect(response.header("V") == Value.ace)
    #expect(response.header("I") == Deck(id: "x"))
    #expect(response.header("U") == URL(string: "https://example.com/"))
    #expect(response.header("T") == Date(timeIntervalSince1970: 1_795_240_050))
    #expect(response.header("A") == ["a", "b"])
    #expect(response.header("M") == [1, 2])
    #expect(response.header("L", .rfc1123) == Date(timeIntervalSince1970: 784_111_777))
    #expect(response.header("X") == Int?.none)
    #expect(response.header("missing") == String?.none)
  }
}
