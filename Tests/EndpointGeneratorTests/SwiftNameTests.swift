import EndpointSpec
import Testing

@testable import EndpointGenerator

@Suite(.serialized)
struct SwiftNameTests {
  @Test(arguments: [
    ("default", "`default`", "default", "default", "default"),
    ("let", "`let`", "let", "let", "`let`"),
    ("inout", "`inout`", "inout", "`inout`", "`inout`"),
    ("init", "`init`", "`init`", "init", "init"),
    ("deckID", "deckID", "deckID", "deckID", "deckID"),
  ])
  func escapesNamesOnlyWhereTheyNeedIt(
    _ text: String,
    _ escaped: String,
    _ member: String,
    _ label: String,
    _ parameter: String
  ) {
    let name = SwiftName(text)
    #expect(name.escaped == escaped)
    #expect(name.member == member)
    #expect(name.label == label)
    #expect(name.parameterLabel == parameter)
  }
}
