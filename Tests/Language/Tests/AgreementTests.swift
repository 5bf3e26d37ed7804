import Foundation
import LanguageAPI
import Mutation
import TestTraits
import Testing

/// Compares the client's decoder and encoder with the standard coders, on a text of every type and
/// on random changes of it.
@Suite("Both coders agree on every type", .serialized, .computing)
struct AgreementTests {
  @Test(arguments: subjects)
  func codersAgreeOnTextsAndMutations(_ type: Subject) async {
    let agreement = await type.agreement()
    #expect(agreement.differences.prefix(5) == [])
    #expect(agreement.accepted > Agreement.count / 20, "too few texts decode")
    #expect(agreement.refused > Agreement.count / 20, "too few texts fail")
  }

  @Test func subjectsIncludeEveryDecodableType() throws {
    let names = try GeneratedTypes.decodable(in: "Tests/Language/Generated/LanguageAPI")
    #expect(names.count > 60)
    #expect(names.subtracting(Self.subjects.map(\.description)) == [])
  }

  static let subjects = scalars + objects + places + unions + nested

  private static let scalars = [
    Subject(Account.self, "9007199254740993"), Subject(Serial.self, "7"),
    Subject(Deck.self, #""d""#), Subject(Ship.self, #""Ada\n""#),
    Subject(Inline.Code.self, #""c""#),
    Subject(Device.self, #""8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB""#),
    Subject(Ticket.self, "18446744073709551615"), Subject(Unsigned.self, Texts.unsigned),
    Subject(Suit.self, #""CLUBS""#), Subject(Rank.self, #""JACK""#), Subject(Level.self, "10"),
    Subject(Priority.self, "5"), Subject(Inline.State.self, #""open""#),
    Subject(Inline.Size.Unit.self, #""cm""#), Subject(Responses.InlineResponse.Kind.self, #""a""#),
    Subject(Scalars.self, Texts.scalars),
    Subject(Maybes.self, Texts.scalars, #"{"day":"2026-02-28","text":null}"#),
    Subject(Nested.self, Texts.nested),
    Subject(Identified.self, Texts.identified),
    Subject(Enums.self, Texts.enums),
    Subject(Aliases.self, Texts.aliases),
  ]

  private static let objects = [
    Subject(Empty.self, "{}", #"{"a":[1]}"#), Subject(Single.self, #"{"only":1}"#, "{}"),
    Subject(Nothing.self, "{}"), Subject(Point.self, #"{"x":1,"y":2}"#),
    Subject(Circle.self, #"{"radius":1.5}"#), Subject(Square.self, #"{"side":2,"label":"l"}"#),
    Subject(Job.self, #"{"id":1}"#), Subject(Limit.self, #"{"limit":1,"message":"m"}"#),
    Subject(Problem.self, #"{"code":1,"message":"m"}"#), Subject(Refusal.self, #"{"reason":"r"}"#),
    Subject(Owner.self, #"{"login":"ada","email":null}"#),
    Subject(DeprecatedPainting.self, #"{"title":"t"}"#),
    Subject(Inline.Visitor.self, #"{"name":"a"}"#),
    Subject(Inline.Size.self, #"{"width":1,"unit":"cm"}"#),
    Subject(
      Inline.self,
      #"{"state":"open","size":{"width":1,"unit":"cm"},"visitors":[{"name":"a"}],"code":"c"}"#
    ),
    Subject(Responses.InlineResponse.self, #"{"n":1,"kind":"a"}"#),
    Subject(
      Pages.ChainedResponse.self,
      #"{"points":[{"x":1}],"next":"https://a.b/c"}"#,
      #"{"points":[],"next":""}"#
    ),
    Subject(Pages.URLResponse.self, #"{"points":[{"x":1}],"next":"https://a.b/c"}"#),
    Subject(Document.self, #"{"id":"a","note":["x"],"created":5,"title":"t"}"#),
    Subject(Labels.self, #"{"a":"b","c":"d"}"#),
    Subject(Scores.self, #"{"name":"n","a":1,"b":null}"#),
    Subject(Times.self, #"{"zone":"z","a":5,"b":6.5}"#),
    Subject(Marked.self, #"{"kind":"mark","box":{"size":1},"pin":"p","n":2,"more":3}"#),
    Subject(Extras.self, #"{"id":1,"a":{"x":[1]},"b":null}"#),
    Subject(Anything.self, #"{"a":{"x":[1]},"b":null}"#),
    Subject(Category.self, #"{"name":"a","parent":{"name":"b","parent":{"name":"c"}}}"#),
    Subject(
      Folder.self,
      #"{"name":"a","folders":[{"name":"b","folders":[]}],"links":{"x":{"name":"c","folders":[]}}}"#
    ),
    Subject(House.self, Texts.house),
    Subject(Person.self, #"{"name":"n","home":\#(Texts.house)}"#),
    Subject(Constants.self, #"{"name":"n"}"#, Texts.constants),
    Subject(Defaults.self, "{}", Texts.defaults),
    Subject(Work.self, Texts.work), Subject(Wide.self, Texts.wide),
  ]

  private static let nested = [
    Subject(Album.self, Texts.album), Subject(Album.Code.self, #""c""#),
    Subject(Album.Order.self, #""released""#), Subject(Album.Track.Side.self, #""A""#),
    Subject(Album.Track.self, #"{"title":"t","side":"A"}"#, #"{"title":"t","a":1}"#),
    Subject(Album.Cover.self, #"{"kind":"photo","url":"https://a.b/c"}"#),
    Subject(Album.Cover.Photo.self, #"{"url":"https://a.b/c"}"#),
    Subject(Album.Cover.Drawing.self, #"{"side":"B"}"#),
    Subject(Language.Greeting.self, #"{"text":"Hello."}"#),
  ]

  private static let places = [
    Subject(Located.self, Texts.located), Subject(Placed.self, Texts.placed),
    Subject(Lossy.self, Texts.lossy), Subject(Lenient.self, Texts.lenient),
    Subject(Wired.self, Texts.wired),
    Subject(Member.self, Texts.member), Subject(Change.self, Texts.change),
    Subject(
      Login.self,
      #"{"user":"ada","password":"p","pins":[1],"pass_key":{"x":1},"inner":{"deep":"d"},"level":1}"#
    ),
  ]

  private static let unions = [
    Subject(Shape.self, Texts.shapes),
    Subject(
      Event.self,
      #"{"type":1,"x":5,"y":null}"#,
      #"{"x":5,"type":2.0}"#,
      #"{"type":3,"id":1,"user":{"display_name":"d"},"settings":{"color":"r"},"login":"l","x":1}"#,
      #"{"type":9,"x":[]}"#
    ),
    Subject(
      Command.self,
      #"{"event.name":"raw","a":[{"event.name":1}]}"#,
      #"{"event.name":"again","inner":{"event.name":"go","x":1},"event":{"id":4}}"#,
      #"{"event.name":"secret","user":"ada","password":"p"}"#,
      #"{"event.name":"stop"}"#
    ),
    Subject(Wrapper.self, #"{"inner":{"event.name":"go","x":1},"event":{"id":4}}"#),
    Subject(
      Content.self,
      ["1", "1.5", #""s""#, #"{"radius":1}"#, #"[{"kind":"circle","radius":1}]"#]
    ),
    Subject(Setting.self, [#""""#, "0", "7", #"{"a":"b"}"#, #"{"x":1}"#]),
    Subject(Measure.self, ["1", "1.5", "9007199254740993", "1e3"]),
    Subject(Series.self, ["[1]", "[1.5,2]", "[9007199254740993]", "[]"]),
    Subject(Answer.self, ["5.5", #""2026-11-21""#, "[1,2]", #"{"a":1}"#, "true"]),
    Subject(
      Similar.self,
      [#"{"radius":1,"x":2}"#, #"{"x":2}"#, #""any""#, #"{"side":1,"label":"l"}"#]
    ),
    Subject(Expression.self, Texts.expression),
    Subject(Sum.self, Texts.expression),
    Subject(Leaf.self, #"{"value":1}"#),
    Subject(Node.self, #"{"left":{"kind":"leaf","value":1},"right":{"kind":"leaf","value":2}}"#),
    Subject(Tree.self, Texts.tree),
    Subject(Unions.self, Texts.unions),
    Subject(
      Note.self,
      #"{"event":"x","place":null}"#,
      #"{"event":"sold","buyer":"b","price":3}"#,
      #"{"lost":true,"last":{"place":"p"},"event":"e"}"#,
      #"{"event":"later","by":"b"}"#
    ),
    Subject(
      Notes.self,
      #"[{"event":"sold","buyer":null}]"#,
      #"{"value":1,"kind":"leaf"}"#,
      #"{"value":1,"a":2}"#,
      #""2026-11-21""#
    ),
    Subject(
      Layer.self,
      #"{"type":"NOISE","noiseType":2,"opacity":2}"#,
      #"{"type":"grain","coarse":3,"b":1}"#,
      #"{"noiseType":"mono","density":1,"more":true}"#,
      #"{"radius":1}"#,
      #""text""#
    ),
    Subject(
      Effect.self,
      #"{"type":"NOISE","noiseType":"mono","density":1,"more":true}"#,
      #"{"type":"NOISE","noiseType":"other"}"#,
      #"{"type":"grain","fine":3}"#,
      #"{"type":"blur","radius":1}"#
    ),
    Subject(Noise.self, #"{"noiseType":"mono","density":1,"more":true}"#),
    Subject(Grain.self, #"{"coarse":3,"b":1}"#), Subject(Blur.self, #"{"radius":1}"#),
    Subject(Mono.self, #"{"density":1,"more":true}"#), Subject(Multi.self, #"{"opacity":2}"#),
    Subject(Fine.self, #"{"fine":1}"#), Subject(Coarse.self, #"{"coarse":1,"more":true}"#),
    Subject(Hung.self, #"{"event":"x","place":null}"#),
    Subject(Sold.self, #"{"event":"sold","buyer":"b","price":3}"#),
    Subject(Lost.self, #"{"lost":true,"last":{"place":"p"},"event":"e"}"#),
    Subject(Seen.self, #"{"event":"seen","by":"b"}"#), Subject(Seen.Event.self, #""shown""#),
  ]
}
