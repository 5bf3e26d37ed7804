import EndpointSpec
import TestTraits
import Testing

@testable import EndpointGenerator

@Suite(.serialized, .computing)
struct SwiftNameTests {
  @Test(arguments: [
    ("default", "`default`", "default", "default", "default"),
    ("let", "`let`", "let", "let", "`let`"),
    ("inout", "`inout`", "inout", "`inout`", "`inout`"),
    ("init", "`init`", "`init`", "init", "init"),
    ("deckID", "deckID", "deckID", "deckID", "deckID"),
  ])
  func escapesNamesOnlyIfRequired(
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

  @Test(arguments: [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "internal", "operator", "precedencegroup", "private", "protocol", "public", "rethrows",
    "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
    "defer", "do",
    "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw",
    "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws",
    "true",
    "try", "Type", "Protocol",
  ])
  func escapesEveryKeyword(_ word: String) {
    #expect(SwiftName(word).escaped == "`\(word)`")
  }
}
