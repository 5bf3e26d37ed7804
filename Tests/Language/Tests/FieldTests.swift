@_spi(Generated) import EndpointRuntime
import Foundation
import LanguageAPI
import Testing

@Suite("Object fields")
struct FieldTests {
  @Test func ownFieldsReplaceIncludedFieldsInPlace() async throws {
    let text = #"{"id":"a","note":["x"],"created":5,"title":"t"}"#
    let value = try #require(decoded(Document.self, text))
    #expect(
      value == Document(id: "a", note: ["x"], created: Date(timeIntervalSince1970: 5), title: "t")
    )
    #expect(try written(value) == text)
    try await checkChanges(of: text, as: Document.self)
  }

  @Test func decodesAndEncodesAdditionalFields() async throws {
    #expect(decoded(Labels.self, #"{"a":"b","c":null}"#)?.additional == ["a": "b"])
    #expect(
      decoded(Scores.self, #"{"name":"n","a":1,"b":null}"#)
        == Scores(name: "n", additional: ["a": 1, "b": nil])
    )
    #expect(
      decoded(Times.self, #"{"a":5,"zone":"z"}"#)
        == Times(zone: "z", additional: ["a": Date(timeIntervalSince1970: 5)])
    )
    #expect(
      decoded(Extras.self, #"{"id":1,"a":null,"b":[1]}"#)
        == Extras(id: 1, additional: ["a": .null, "b": [1]])
    )
    #expect(try written(Scores(name: "n", additional: ["b": nil])) == #"{"name":"n","b":null}"#)
    #expect(try written(Times(additional: ["a": Date(timeIntervalSince1970: 5)])) == #"{"a":5}"#)
    try await checkChanges(of: #"{"a":"b","c":"d"}"#, as: Labels.self)
    try await checkChanges(of: #"{"name":"n","a":1,"b":null}"#, as: Scores.self)
    try await checkChanges(of: #"{"zone":"z","a":5,"b":6.5}"#, as: Times.self)
    try await checkChanges(of: #"{"id":1,"a":{"x":[1]},"b":null}"#, as: Extras.self)
  }

  @Test func additionalExcludesDeclaredKeys() async throws {
    let text = #"{"kind":"mark","box":{"size":1},"pin":"p","n":2,"more":3}"#
    let value = Marked(size: 1, n: 2, additional: ["more": 3])
    #expect(decoded(Marked.self, text) == value)
    #expect(try written(value) == #"{"kind":"mark","box":{"size":1},"n":2,"more":3}"#)
    try await checkChanges(of: text, as: Marked.self)
  }

  @Test func decodesAndEncodesRecursiveTypes() async throws {
    let text = #"{"name":"a","parent":{"name":"b","parent":{"name":"c"}}}"#
    let value = try #require(decoded(Category.self, text))
    #expect(value.parent?.parent?.name == "c")
    #expect(value == Category(name: "a", parent: Category(name: "b", parent: Category(name: "c"))))
    #expect(value != Category(name: "a"))
    try await checkChanges(of: text, as: Category.self)
    let folder =
      #"{"name":"a","folders":[{"name":"b","folders":[]}],"links":{"x":{"name":"c","folders":[]}}}"#
    try await checkChanges(of: folder, as: Folder.self)
    #expect(decoded(Folder.self, #"{"name":"a"}"#) == Folder(name: "a"))
    let house = Texts.house
    #expect(decoded(House.self, house)?.owner.home?.owner.name == "m")
    try await checkChanges(ofReceived: house, as: House.self)
  }

  @Test func usesDefaultIfMissingOrNull() async throws {
    let value = try #require(decoded(Defaults.self, "{}"))
    #expect(value == Defaults())
    #expect(value.text == "a \"b\"\n")
    #expect(value.count == -3)
    #expect(value.amount == Decimal(string: "12.34"))
    #expect(value.at == Date(timeIntervalSince1970: 1_795_240_050))
    #expect(value.unix == Date(timeIntervalSince1970: 1_700_000_000.5))
    #expect(value.day == Day(year: 2026, month: 2, day: 28))
    #expect(value.uuid.uuidString == "8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB")
    #expect(value.anything == ["a": [1, .null]])
    #expect(value.map == ["one": 1])
    #expect(value.deck == "none")
    #expect(value.suit == .hearts)
    #expect(value.rank.rawValue == "NEW")
    #expect(value.level == .high)
    #expect(value.point == Point(x: 1))
    #expect(value.yes)
    let text = try written(value)
    try await checkChanges(of: text, as: Defaults.self)
    #expect(text.contains(#""amount":12.34"#))
    #expect(text.contains(#""yes":1"#))
    #expect(text.contains(#""url":"https://example.com/%7Bid%7D?a=1""#))
    let nulls = try JSONValue(parsing: text.utf8)
    let object = try #require(nulls.objectValue)
    let all = object.map { "\"\($0.key)\":null" }.joined(separator: ",")
    #expect(decoded(Defaults.self, "{\(all.replacing("\"anything\":null,", with: ""))}") == value)
  }

  @Test func encodesConstantsButDoesNotDecodeThem() async throws {
    let text = Texts.constants
    #expect(try written(Constants(name: "n")) == text)
    #expect(decoded(Constants.self, #"{"name":"n"}"#) == Constants(name: "n"))
    #expect(
      decoded(Constants.self, #"{"name":"n","version":"other","meta":7}"#) == Constants(name: "n")
    )
    try await checkChanges(of: text, as: Constants.self)
  }

  @Test func decodesFieldsAtTheirPaths() async throws {
    let value = try #require(decoded(Located.self, Texts.located))
    #expect(value.displayName == "Ada")
    #expect(value.nick == "a")
    #expect(value.first == "x")
    #expect(value.last == "y")
    #expect(value.names == ["a", "b", "c"])
    #expect(value.seen == [1, 2.5].map(Date.init(timeIntervalSince1970:)))
    #expect(value.cells == [[1, 2], []])
    #expect(value.dotted == "dot")
    #expect(value.owner == Owner(login: "ada"))
    #expect(value.level == 4)
    #expect(value.on)
    #expect(value.raw == [.null])
    #expect(value.any == .null)
    #expect(value.change == nil)
    try await checkChanges(ofReceived: Texts.located, as: Located.self)
  }

  @Test(arguments: [
    (#""tags":["x","y"],"#, #""tags":[],"#, "tags[last]"),
    (#""display_name":"Ada""#, #""display_name":null"#, "user.display_name"),
    (#""name":"b""#, #""nome":"b""#, "items[1].name"),
    (#""cells":[1,2]"#, #""cells":[1,"2"]"#, "rows[0].cells[1]"),
    (#""on":1"#, #""on":3"#, "stats.on"),
    (#""login":"ada""#, #""login":1"#, "login"),
    (#""c":"dot""#, #""c":[]"#, #"a\.b.c"#),
  ])
  func failuresReportPath(part: String, other: String, path: String) throws {
    let text = Texts.located.replacing(part, with: other)
    #expect(decoded(Located.self, text) == nil)
    let message = try #require(failure(Located.self, text))
    #expect(message.hasPrefix("\(path): "), "\(message)")
  }

  @Test func encodesFieldsAtTheirPaths() async throws {
    let text = Texts.placed
    let value = try #require(decoded(Placed.self, text))
    #expect(try written(value) == text)
    try await checkChanges(ofReceived: text, as: Placed.self)
    let least = Placed(id: 1, displayName: "Ada", owner: Owner(login: "ada"))
    #expect(
      try written(least) == #"""
        {"id":1,"user":{"display_name":"Ada"},"settings":{"deep":{"size":3}},"login":"ada"}
        """#
    )
  }

  @Test func lossyArraysDropInvalidElements() async throws {
    let text = Texts.lossy
    let result = try JSONReader.read(text.utf8) { Lossy(from: &$0) }
    #expect(result.value.points == [Point(x: 1), Point(x: 2, y: 3)])
    #expect(result.value.counts == [1, 3])
    #expect(result.value.dates == [Date(timeIntervalSince1970: 1)])
    #expect(result.value.suits == [.clubs, nil])
    #expect(result.skippedElements == 6)
    try await checkChanges(ofReceived: text, as: Lossy.self)
    #expect(direct(Lossy.self, #"{"points":[{"x":1},{]],"suits":[]}"#) == nil)
  }

  @Test func lenientFieldsAreNilIfInvalid() async throws {
    let text = #"""
      {"homepage":"","seen":"yesterday","times":{"opened":"2026-13-01"},"device":7,"strict":null}
      """#
    let result = try JSONReader.read(text.utf8) { Lenient(from: &$0) }
    #expect(result.value == Lenient())
    #expect(result.skippedElements == 4)
    let usual = try JSONReader.read(Texts.lenient.utf8) { Lenient(from: &$0) }
    #expect(usual.value.homepage == URL(string: "https://a.b/c"))
    #expect(usual.value.seen == DateFormat.rfc3339.date(from: "2025-07-15T14:49:41.149Z"))
    #expect(usual.skippedElements == 0)
    try await checkChanges(of: Texts.lenient, as: Lenient.self)
    #expect(decoded(Lenient.self, #"{"strict":""}"#) == nil)
    #expect(direct(Lenient.self, #"{"homepage":{]}"#) == nil)
    #expect(direct(Lenient.self, #"{"homepage":{"a":[1,{}]}}"#) == Lenient())
  }

  @Test func decodesAndEncodesWireForms() async throws {
    let text = Texts.wired
    let value = try #require(decoded(Wired.self, text))
    #expect(value.flag)
    #expect(!value.word)
    #expect(value.count == -12)
    #expect(value.big == 9_007_199_254_740_993)
    #expect(value.price == Decimal(string: "12.34"))
    #expect(value.maybe == false)
    #expect(value.flags == [true, false])
    #expect(value.counts == [1, nil])
    #expect(value.prices == ["a": Decimal(string: "0.1")!])
    #expect(value.ticket == 7)
    #expect(value.yes == true)
    #expect(try written(value) == text.replacing("12.340", with: "12.34"))
    #expect(value.moment == Date(timeIntervalSince1970: 1_700_000_000.5))
    #expect(value.millis == value.moment)
    #expect(value.moments == [Date(timeIntervalSince1970: 5)])
    for wrong in ["1700000000.5", #""now""#, #""0x10""#, #"" 5""#, #""""#] {
      let changed = text.replacing(#""moment":"1700000000.5""#, with: "\"moment\":\(wrong)")
      #expect(decoded(Wired.self, changed) == nil, "\(wrong)")
    }
    try await checkChanges(of: text, as: Wired.self)
    for wrong in [#""flag":2"#, #""flag":true"#, #""flag":"1""#] {
      #expect(decoded(Wired.self, text.replacing(#""flag":1"#, with: wrong)) == nil)
    }
    for wrong in [
      #""count":12"#, #""count":"1.5""#, #""count":"""#, #""count":" 1""#, #""count":"0x1""#,
      #""count":"+1""#,
    ] {
      #expect(decoded(Wired.self, text.replacing(#""count":"-12""#, with: wrong)) == nil)
    }
  }

  @Test func omitsFieldsOfOtherDirection() async throws {
    let text = Texts.member
    let value = try #require(decoded(Member.self, text))
    #expect(value == Member(id: 1, name: "n", seen: Date(timeIntervalSince1970: 5), role: "admin"))
    #expect(try written(value) == #"{"name":"n"}"#)
    #expect(
      try written(Member(id: 1, name: "n", password: "p", invite: "i"))
        == #"{"name":"n","password":"p","invite":"i"}"#
    )
    try await checkChanges(ofReceived: text, as: Member.self)
  }

  @Test func decodesAndEncodesPatches() async throws {
    let least = #"{"title":null,"start":null,"dates":null,"size":null}"#
    #expect(try written(Change()) == least)
    #expect(decoded(Change.self, "{}") == Change())
    let clear = Change(
      body: .clear,
      due: .clear,
      visits: .clear,
      count: .clear,
      point: .clear,
      color: .clear,
      token: .clear
    )
    #expect(
      try written(clear) == #"""
        {"title":null,"body":null,"due":null,"start":null,"dates":null,"visits":null,"count":null,"size":null,"point":null,"style":{"color":null},"token":null}
        """#
    )
    let text = Texts.change
    let value = try #require(decoded(Change.self, text))
    #expect(value.body == .set("b"))
    #expect(value.count == .set(3))
    #expect(value.color == .set("red"))
    #expect(try written(value) == text)
    #expect(decoded(Change.self, #"{"body":null,"style":{"color":null}}"#)?.body == .clear)
    try await checkChanges(of: text, as: Change.self)
  }

  @Test func nullAtPathClearsField() {
    #expect(decoded(Change.self, #"{"style":{"color":null}}"#)?.color == .clear)
    #expect(decoded(Change.self, #"{"style":{}}"#)?.color == .keep)
    #expect(decoded(Change.self, #"{"style":null}"#)?.color == .keep)
  }

  @Test func decodesAndEncodesUnusualNames() async throws {
    let text = Texts.work
    let value = try #require(decoded(Work.self, text))
    #expect(value.plusOne == 4)
    #expect(value.isVIP == true)
    #expect(value.isVeryImportant == false)
    #expect(value.class == "c")
    #expect(value.json == 1)
    #expect(value.key == 5)
    #expect(value.description == "d")
    #expect(value.escaped == "e")
    #expect(try written(value) == text)
    try await checkChanges(of: text, as: Work.self)
    #expect(decoded(Work.self, #"{"title":"t","count":1,"\u002b1":9}"#)?.plusOne == 9)
  }

  @available(*, deprecated)
  @Test func formerNamesRemainAvailable() throws {
    var work = Work(title: "t", count: 1)
    #expect(work.name == "t")
    work.name = "u"
    #expect(work.title == "u")
    #expect(work == Work(name: "u", count: 1))
    #expect(decoded(Picture.self, #"{"title":"t"}"#) == Painting(title: "t"))
  }

  @Test func decodesAndEncodesInlineTypes() async throws {
    let text =
      #"{"state":"open","size":{"width":1,"unit":"cm"},"visitors":[{"name":"a"}],"code":"c"}"#
    let value = try #require(decoded(Inline.self, text))
    #expect(
      value
        == Inline(
          state: .open,
          size: Inline.Size(width: 1, unit: .cm),
          visitors: [Inline.Visitor(name: "a")],
          code: "c"
        )
    )
    try await checkChanges(of: text, as: Inline.self)
  }

  @Test func decodesMoreThan64Fields() throws {
    let members = Texts.wideMembers
    let text = Texts.wide
    let value = try #require(decoded(Wide.self, text))
    #expect(value.a == 0)
    #expect(value.bp == 63)
    #expect(value.za == 64)
    #expect(value.zc == .null)
    #expect(value.zd == 67)
    #expect(try written(value) == text)
    let reversed = "{\(members.reversed().joined(separator: ","))}"
    #expect(decoded(Wide.self, reversed) == value)
    for missing in ["za", "zc", "zd", "bo", "a"] {
      let rest = members.filter { !$0.hasPrefix("\"\(missing)\":") }.joined(separator: ",")
      #expect(decoded(Wide.self, "{\(rest)}") == nil)
      #expect(failure(Wide.self, "{\(rest)}")?.hasPrefix("\(missing): ") == true)
    }
  }

  @Test func decodesAndEncodesEmptyAndSingleFieldTypes() async throws {
    try await checkChanges(of: "{}", as: Empty.self)
    try await checkChanges(of: #"{"only":1}"#, as: Single.self)
    #expect(decoded(Empty.self, #"{"a":[1,{}]}"#) == Empty())
  }
}
