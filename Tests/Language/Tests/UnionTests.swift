import Foundation
import LanguageAPI
import Testing

@Suite("Unions")
struct UnionTests {
  @Test func tagSelectsMember() async throws {
    #expect(decoded(Shape.self, #"{"kind":"circle","radius":1}"#) == .circle(Circle(radius: 1)))
    #expect(decoded(Shape.self, #"{"side":2,"kind":"SQUARE"}"#) == .square(Square(side: 2)))
    #expect(decoded(Shape.self, #"{"kind":"box","side":2}"#) == .box(Square(side: 2)))
    #expect(decoded(Shape.self, #"{"kind":"any","a":1}"#) == .any(Anything(additional: ["a": 1])))
    #expect(decoded(Shape.self, #"{"a":1,"kind":"numbers"}"#) == .numbers(["a": 1]))
    #expect(
      decoded(Shape.self, #"{"kind":"scored","name":"n","a":1}"#)
        == .scored(Scores(name: "n", additional: ["a": 1]))
    )
    #expect(decoded(Shape.self, #"{"kind":"other"}"#) == nil)
    #expect(decoded(Shape.self, "{}") == nil)
    #expect(decoded(Shape.self, #""circle""#) == nil)
    #expect(
      try written(Shape.square(Square(side: 2.5, label: "l")))
        == #"{"kind":"SQUARE","side":2.5,"label":"l"}"#
    )
    #expect(try written(Shape.any(Anything(additional: ["a": 1]))) == #"{"kind":"any","a":1}"#)
    for text in Texts.shapes {
      try await checkChanges(of: text, as: Shape.self)
    }
    #expect(
      failure(Shape.self, #"{"kind":"other"}"#)?.contains("circle") == true,
      "\(failure(Shape.self, #"{"kind":"other"}"#) ?? "")"
    )
  }

  @Test func unionCanBeMemberOfUnion() async throws {
    let mono = #"{"type":"NOISE","noiseType":"mono","density":1,"more":true}"#
    let expected = Effect.noise(.mono(Mono(density: 1, additional: ["more": true])))
    #expect(decoded(Effect.self, mono) == expected)
    #expect(try written(expected) == mono)
    let multi = Effect.noise(.multi(Multi(opacity: 2)))
    #expect(decoded(Effect.self, #"{"opacity":2,"noiseType":2,"type":"NOISE"}"#) == multi)
    let other = #"{"type":"NOISE","noiseType":"other","a":1}"#
    #expect(decoded(Effect.self, other) == .noise(.unknown(["noiseType": "other", "a": 1])))
    #expect(try written(try #require(decoded(Effect.self, other))) == other)
    #expect(decoded(Effect.self, #"{"type":"OTHER"}"#) == .unknown(["type": "OTHER"]))
    let grain = #"{"type":"grain","coarse":3,"b":1}"#
    let coarse = Effect.grain(.coarse(Coarse(coarse: 3, additional: ["b": 1])))
    #expect(decoded(Effect.self, grain) == coarse)
    #expect(try written(coarse) == grain)
    for text in [mono, other, grain] { try await checkChanges(of: text, as: Effect.self) }
  }

  @Test func nestedOpenUnionTakesOnlyItsTags() async throws {
    #expect(decoded(Layer.self, #"{"radius":1}"#) == .blur(Blur(radius: 1)))
    #expect(decoded(Layer.self, #""text""#) == .name("text"))
    let noise = Noise.multi(Multi(opacity: 2))
    #expect(decoded(Layer.self, #"{"noiseType":2,"opacity":2}"#) == .noise(noise))
    #expect(
      decoded(Layer.self, #"{"type":"NOISE","noiseType":2,"opacity":2}"#) == .effect(.noise(noise))
    )
    let unknown = #"{"type":"SHADOW","a":1}"#
    #expect(decoded(Layer.self, unknown) == .unknown(["type": "SHADOW", "a": 1]))
    try await checkChanges(of: unknown, as: Layer.self)
  }

  @Test func numericTagSelectsMember() async throws {
    #expect(decoded(Event.self, #"{"type":1,"x":5}"#) == .joined(Point(x: 5)))
    #expect(decoded(Event.self, #"{"type":2,"x":5}"#) == .left(Point(x: 5)))
    #expect(decoded(Event.self, #"{"type":2.0,"x":5}"#) == .left(Point(x: 5)))
    #expect(decoded(Event.self, #"{"type":9,"x":5}"#) == .unknown(["type": 9, "x": 5]))
    #expect(decoded(Event.self, #"{"type":"1"}"#) == .unknown(["type": "1"]))
    #expect(decoded(Event.self, #"{"type":1}"#) == nil)
    #expect(try written(Event.left(Point(x: 1, y: 2))) == #"{"type":2,"x":1,"y":2}"#)
    #expect(try written(Event.unknown(["type": 9])) == #"{"type":9}"#)
    try await checkChanges(of: #"{"type":1,"x":5,"y":null}"#, as: Event.self)
    let drew = Event.drew(
      Placed(id: 1, displayName: "d", color: "red", owner: Owner(login: "l"), second: Point(x: 1))
    )
    #expect(decoded(Event.self, try written(drew)) == drew)
  }

  @Test func tagNameCanContainDot() async throws {
    #expect(decoded(Command.self, #"{"event.name":"stop"}"#) == .stop(Nothing()))
    #expect(decoded(Command.self, #"{"event":{"name":"stop"}}"#) != .stop(Nothing()))
    #expect(try written(Command.stop(Nothing())) == #"{"event.name":"stop"}"#)
    #expect(
      decoded(Command.self, #"{"event.name":"raw","a":[{"event.name":1}]}"#)
        == .raw(["a": [["event.name": 1]]])
    )
    try await checkChanges(of: #"{"event.name":"raw","a":[{"event.name":1}]}"#, as: Command.self)
    let again = Command.again(Wrapper(inner: .go(Point(x: 1)), id: 4))
    let text = #"{"event.name":"again","inner":{"event.name":"go","x":1},"event":{"id":4}}"#
    #expect(try written(again) == text)
    #expect(decoded(Command.self, text) == again)
    try await checkChanges(of: text, as: Command.self)
  }

  @Test func exactJSONTypeSelectsMemberWithoutTag() async throws {
    #expect(decoded(Content.self, "1") == .int(1))
    #expect(decoded(Content.self, "1.5") == .double(1.5))
    #expect(decoded(Content.self, #""s""#) == .string("s"))
    #expect(decoded(Content.self, #"{"radius":1}"#) == .circle(Circle(radius: 1)))
    #expect(
      decoded(Content.self, #"[{"kind":"circle","radius":1}]"#)
        == .shapeArray([.circle(Circle(radius: 1))])
    )
    #expect(decoded(Content.self, "true") == .unknown(true))
    #expect(decoded(Content.self, #"[{"kind":"none"}]"#) == .unknown([["kind": "none"]]))
    for text in ["1", "1.5", #""s""#, #"{"radius":1}"#, #"[{"kind":"circle","radius":1}]"#] {
      try await checkChanges(of: text, as: Content.self)
    }
  }

  @Test func keepsDigitsOfIntegersBesideDoubles() async throws {
    #expect(decoded(Measure.self, "9007199254740993") == .int64(9_007_199_254_740_993))
    #expect(decoded(Measure.self, "9007199254740993.0") == .int64(9_007_199_254_740_993))
    #expect(decoded(Measure.self, "1e3") == .int64(1000))
    #expect(decoded(Measure.self, "0.1") == .double(0.1))
    #expect(decoded(Measure.self, "1e300") == .double(1e300))
    // The server writes the shortest text of 2^64, or its exact value.
    #expect(decoded(Measure.self, "18446744073709552000") == .double(0x1p64))
    #expect(decoded(Measure.self, "9223372036854775808") == .double(0x1p63))
    #expect(decoded(Measure.self, "9223372036854775809") == nil)
    #expect(decoded(Content.self, "9223372036854775809")?.numberText == "9223372036854775809")
    #expect(decoded(Series.self, "[9007199254740993]") == .integers([9_007_199_254_740_993]))
    #expect(decoded(Series.self, "[1,0.5]") == .doubles([1, 0.5]))
    for text in ["1", "1.5", "9007199254740993"] {
      try await checkChanges(of: text, as: Measure.self)
    }
  }

  @Test func constantIsCaseWithoutPayload() async throws {
    #expect(decoded(Setting.self, #""""#) == .unset)
    #expect(decoded(Setting.self, "0") == .all)
    #expect(decoded(Setting.self, "1") == .level(1))
    #expect(decoded(Setting.self, #"{"a":""}"#) == .map(["a": ""]))
    #expect(decoded(Setting.self, #""other""#) == nil)
    #expect(try written(Setting.unset) == #""""#)
    #expect(try written(Setting.all) == "0")
    for text in [#""""#, "0", "1", #"{"a":""}"#] {
      try await checkChanges(of: text, as: Setting.self)
    }
  }

  @Test func decodesMembersWithOwnFormats() async throws {
    #expect(decoded(Answer.self, "5.5") == .exact(Date(timeIntervalSince1970: 5.5)))
    #expect(decoded(Answer.self, #""2026-11-21""#) == .day(try #require(Day("2026-11-21"))))
    #expect(decoded(Answer.self, "false") == .flag(false))
    #expect(decoded(Answer.self, "[1]") == .list([Date(timeIntervalSince1970: 1)]))
    #expect(decoded(Answer.self, #"{"a":1}"#) == .map(["a": 1]))
    #expect(decoded(Answer.self, #""x""#) == nil)
    #expect(try written(Answer.exact(Date(timeIntervalSince1970: 5.5))) == "5.5")
    #expect(try written(Answer.list([Date(timeIntervalSince1970: 5)])) == "[5]")
    for text in ["5.5", #""2026-11-21""#, "[1,2]", #"{"a":1}"#] {
      try await checkChanges(of: text, as: Answer.self)
    }
  }

  @Test func firstMatchingMemberIsSelected() async throws {
    #expect(decoded(Similar.self, #"{"radius":1,"x":2}"#) == .circle(Circle(radius: 1)))
    #expect(decoded(Similar.self, #"{"x":2}"#) == .point(Point(x: 2)))
    #expect(decoded(Similar.self, #""any""#) == .text(Rank(rawValue: "any")))
    #expect(decoded(Similar.self, "[]") == nil)
    for text in [#"{"radius":1,"x":2}"#, #"{"x":2}"#, #""any""#] {
      try await checkChanges(of: text, as: Similar.self)
    }
  }

  @Test func keysSelectMember() async throws {
    #expect(decoded(Note.self, #"{"event":"x","place":null}"#) == .hung(Hung(event: "x")))
    #expect(decoded(Note.self, #"{"event":"sold","buyer":null}"#) == .sold(Sold()))
    #expect(
      decoded(Note.self, #"{"buyer":"b","event":"sold","price":3}"#)
        == .sold(Sold(buyer: "b", price: 3))
    )
    #expect(decoded(Note.self, #"{"lost":true}"#) == .lost(Lost()))
    #expect(
      decoded(Note.self, #"{"lost":true,"last":{"place":"p"},"event":"e","place":null}"#)
        == .lost(Lost(event: "e", where: "p"))
    )
    #expect(
      decoded(Note.self, #"{"event":"shown","by":"b"}"#) == .seen(Seen(event: .shown, by: "b"))
    )
    let later = #"{"event":"later","by":"b"}"#
    #expect(
      decoded(Note.self, later) == .seen(Seen(event: .init(rawValue: "later"), by: "b")),
      "a value that an open enum does not list excludes no member"
    )
    for text in [
      #"{"event":"hired","buyer":null}"#, #"{"event":"sold"}"#, #"{"lost":false}"#, "{}", "1",
      #"{"place":"p"}"#, #"{"event":null,"place":"p"}"#, "[]",
    ] {
      let value = try JSONValue(parsing: Array(text.utf8))
      #expect(decoded(Note.self, text) == .unknown(value), "\(text)")
    }
    for text in [
      #"{"event":"x","place":null}"#, #"{"event":"sold","buyer":null}"#, later,
      #"{"lost":true,"last":{"place":"p"},"event":"e"}"#, #"{"event":"sold","buyer":"b"}"#,
    ] {
      try await checkChanges(of: text, as: Note.self)
    }
  }

  @Test func firstElementOrTagSelectsMember() async throws {
    #expect(
      decoded(Notes.self, #"[{"event":"sold","buyer":null},{"event":"sold","buyer":"b"}]"#)
        == .sold([Sold(), Sold(buyer: "b")])
    )
    #expect(
      decoded(Notes.self, #"[{"event":"e","place":"p"}]"#) == .hung([Hung(event: "e", place: "p")])
    )
    #expect(decoded(Notes.self, "[]") == .hung([]))
    #expect(
      decoded(Notes.self, #"{"value":1,"kind":"leaf"}"#) == .tree(.leaf(Leaf(value: 1)))
    )
    #expect(decoded(Notes.self, #"{"value":1,"a":2}"#) == .other(["value": 1, "a": 2]))
    #expect(decoded(Notes.self, #""2026-11-21""#) == .day(try #require(Day("2026-11-21"))))
    #expect(decoded(Notes.self, #""soon""#) == .text("soon"))
    for text in [
      #"[{"event":"sold","buyer":null}]"#, #"[{"event":"e","place":"p"}]"#,
      #"{"value":1,"kind":"leaf"}"#, #"{"value":1,"a":2}"#, #""2026-11-21""#, #""soon""#,
    ] {
      try await checkChanges(of: text, as: Notes.self)
    }
  }

  @Test func decodesAndEncodesRecursiveUnions() async throws {
    let text = Texts.expression
    let value = try #require(decoded(Expression.self, text))
    #expect(
      value
        == .sum(
          Sum(
            left: .literal(1.5),
            right: .sum(
              Sum(
                left: .list([.literal(1), .sum(Sum(left: .literal(2), right: .literal(3)))]),
                right: .unknown("?")
              )
            )
          )
        )
    )
    try await checkChanges(of: text, as: Expression.self)
    let tree = Texts.tree
    #expect(try written(try #require(decoded(Tree.self, tree))) == tree)
    try await checkChanges(of: tree, as: Tree.self)
  }

  @Test func decodesAndEncodesUnionsInFields() async throws {
    let text = Texts.unions
    let value = try #require(decoded(Unions.self, text))
    #expect(value.lossy == [.circle(Circle(radius: 1))])
    #expect(value.events == [.unknown(["type": 7])])
    try await checkChanges(of: text, as: Unions.self)
  }
}

extension Content {
  /// The digits of a number that no member takes.
  fileprivate var numberText: String? {
    if case .unknown(let value) = self { value.numberValue?.text } else { nil }
  }
}
