import Foundation
import LanguageAPI
import Testing

@Suite("Scalar values")
struct ScalarTests {
  @Test func decodesAndEncodesUnsignedNumbers() async throws {
    let value = try #require(decoded(Unsigned.self, Texts.unsigned))
    #expect(value.small == .max && value.big == .max && value.text == .max)
    #expect(value.all == [0, 100])
    #expect(try written(value).contains("18446744073709551615"))
    for text in [
      #"{"small":-1,"big":0}"#, #"{"small":4294967296,"big":0}"#, #"{"small":0,"big":-1}"#,
      #"{"small":0,"big":18446744073709551616}"#, #"{"small":0.5,"big":0}"#,
      #"{"small":0,"big":0,"text":"-1"}"#,
    ] {
      #expect(decoded(Unsigned.self, text) == nil, "\(text)")
    }
    try await checkChanges(of: Texts.unsigned, as: Unsigned.self)
    let request = Echo.unsigned(ticket: 9, big: .max, xSmall: 5, value)
    #expect("\(request)".contains("18446744073709551615"), "\(request)")
  }

  @Test func decodesAndEncodesScalars() async throws {
    let value = try #require(decoded(Scalars.self, Texts.scalars))
    #expect(value.text == "té\"\\\n🃏")
    #expect(value.small == .max)
    #expect(value.big == 9_007_199_254_740_993)
    #expect(value.amount == Decimal(string: "12.345678901234"))
    #expect(value.at == Date(timeIntervalSince1970: 1_795_236_450.5))
    #expect(value.unix == Date(timeIntervalSince1970: 1_700_000_000.5))
    #expect(value.millis == value.unix)
    #expect(value.modified == Date(timeIntervalSince1970: 1_795_240_050))
    #expect(value.local == Date(timeIntervalSince1970: 1_795_240_020))
    #expect(value.day == Day(year: 2026, month: 2, day: 28))
    #expect(value.imageURL == URL(string: "https://example.com/a?b=1"))
    #expect(value.userID.uuidString == "8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB")
    #expect(value.blob == Data([0, 1, 2, 255]))
    #expect(value.anything["a"]?[2]?["b"] == "c")
    try await checkChanges(of: Texts.scalars, as: Scalars.self, rounding: true)
    #expect(
      try written(value) == #"""
        {"text":"té\"\\\n🃏","flag":true,"count":-3,"small":2147483647,"big":9007199254740993,"ratio":0.1,"amount":12.345678901234,"at":"2026-11-21T04:47:30.5Z","unix":1700000000.5,"millis":1700000000500,"modified":"Sat, 21 Nov 2026 05:47:30 GMT","local":"2026-11-21 05:47","day":"2026-02-28","image_url":"https://example.com/a?b=1","user_id":"8a1c2e9e-6b5d-4b0e-9c2e-0123456789ab","blob":"AAEC/w==","anything":{"a":[1,null,{"b":"c"}]}}
        """#
    )
  }

  @Test func decodesAndEncodesOptionalScalars() async throws {
    try await checkChanges(of: Texts.scalars, as: Maybes.self, rounding: true)
    #expect(decoded(Maybes.self, "{}") == Maybes())
    #expect(decoded(Maybes.self, #"{"text":null,"anything":null}"#)?.text == nil)
    #expect(try written(Maybes()) == "{}")
    #expect(
      try written(Maybes(flag: false, unix: Date(timeIntervalSince1970: 0)))
        == #"{"flag":false,"unix":0}"#
    )
  }

  @Test(arguments: [
    #""2023-02-29""#, #""2026-13-01""#, #""2026-1-1""#, #""2026-02-30T00:00:00Z""#, "20260101",
  ])
  func rejectsInvalidDays(_ text: String) {
    #expect(decoded(Maybes.self, "{\"day\":\(text)}") == nil)
    #expect(decoded(Maybes.self, "{\"at\":\(text)}") == nil)
  }

  @Test func decodesAndEncodesNestedContainers() async throws {
    let text = Texts.nested
    let value = try #require(decoded(Nested.self, text))
    #expect(value.matrix == [[1, 2], []])
    #expect(value.table == ["a": ["b": 1.5], "c": [:]])
    #expect(value.holes == ["a", nil])
    #expect(value.gaps == ["a": 1, "b": nil])
    #expect(value.gaps.keys.contains("b"))
    #expect(value.late == [Date(timeIntervalSince1970: 3), nil])
    #expect(value.calendar["a"] == [Date(timeIntervalSince1970: 1_795_219_200), nil])
    #expect(value.byDay?["y"] == .some(nil))
    #expect(value.deep == [["a": [Point(x: 1), nil]], nil])
    #expect(value.values == [1, .null, "x"])
    #expect(value.named?["a"] == .null)
    try await checkChanges(of: text, as: Nested.self)
  }

  @Test func decodesAndEncodesIdentifiers() async throws {
    let text = Texts.identified
    let value = try #require(decoded(Identified.self, text))
    #expect(value.deck == "d")
    #expect(value.serial == 7)
    #expect(value.account.id == 9_007_199_254_740_993)
    #expect(value.decks == ["a", "b"])
    try await checkChanges(of: text, as: Identified.self)
    #expect("\(value.deck)" == "d")
    #expect(Set([value.deck, "d"]).count == 1)
    try await checkChanges(of: #""d""#, as: Deck.self)
    try await checkChanges(of: "7", as: Serial.self)
    try await checkChanges(of: #""8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB""#, as: Device.self)
  }

  @Test func decodesAndEncodesEnums() async throws {
    let text = Texts.enums
    let value = try #require(decoded(Enums.self, text))
    #expect(value.suit == .clubs)
    #expect(value.rank == .jack)
    #expect(value.level == .high)
    #expect(value.priority == .normal)
    #expect(value.ranks?["a"]?.isKnown == false)
    #expect(value.levels == [.under, nil])
    #expect(value.other == .two)
    try await checkChanges(of: text, as: Enums.self)
    #expect(decoded(Suit.self, #""OTHER""#) == nil)
    #expect(decoded(Level.self, "2") == nil)
    #expect(decoded(Rank.self, #""OTHER""#)?.rawValue == "OTHER")
    #expect(decoded(Priority.self, "77")?.isKnown == false)
    #expect(Rank.allCases.map(\.rawValue) == ["2", "JACK", "DEFAULT", "JOKER"])
    #expect(Suit.allCases.count == 4)
    #expect(
      failure(Enums.self, #"{"suit":"X"}"#)
        == #"suit: expected one of CLUBS, DIAMONDS, HEARTS, SPADES, found "X" (byte 8)"#
    )
    #expect(
      failure(Enums.self, #"{"suit":"CLUBS","level":2}"#)?.hasPrefix(
        "level: expected one of 1, 10, -1"
      ) == true
    )
  }

  @available(*, deprecated)
  @Test func formerCaseNamesRemainAvailable() {
    #expect(Rank.knave == .jack)
    #expect(Level.top == .high)
    #expect(Rank.joker.rawValue == "JOKER")
  }

  @Test func decodesAndEncodesAliases() async throws {
    let text = Texts.aliases
    let value = try #require(decoded(Aliases.self, text))
    #expect(value.points == [Point(x: 1), Point(x: 2, y: 3)])
    #expect(value.stamp == Date(timeIntervalSince1970: 5))
    #expect(value.stamps == [Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2.5)])
    #expect(value.text == nil)
    #expect(value.texts == ["a", nil])
    try await checkChanges(of: text, as: Aliases.self)
  }

  @Test func decodesAliasAsWholeBody() throws {
    #expect(
      try Echo.stamps([]).decode(Data("[1, 2.5]".utf8)).map(\.timeIntervalSince1970) == [1, 2.5]
    )
    #expect(try Echo.stamp(Date()).decode(Data("7".utf8)) == Date(timeIntervalSince1970: 7))
    #expect(try Echo.points([]).decode(Data(#"[{"x":1}]"#.utf8)) == [Point(x: 1)])
    #expect(try Echo.text(nil).decode(Data("null".utf8)) == nil)
    #expect(try Echo.text(nil).decode(Data()) == nil)
    #expect(
      try Echo.calendar([:]).decode(Data(#"{"a":[1500,null]}"#.utf8))
        == ["a": [Date(timeIntervalSince1970: 1.5), nil]]
    )
  }
}
