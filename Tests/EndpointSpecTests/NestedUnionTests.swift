import EndpointJudge
import EndpointSpec
import TestTraits
import Testing

/// The forms of unions that share members grow with the number of unions, not of the ways through them.
@Suite(.serialized, .computing)
struct NestedUnionTests {
  @Test(arguments: [1, 5, 20, 38])
  func sharedMembersAreListedOnce(_ levels: Int) throws {
    let model = try #require(Self.model(levels: levels))
    let forms = model.memberChoices[SwiftName("U0a")].forms
    // Each of both members has two structs, and any value.
    #expect(forms.count == (levels == 1 ? 2 : 6))
  }

  /// Each level may have other tags in an object, so here the forms differ, up to a limit.
  @Test(arguments: [5, 20, 38])
  func tagsOfLevelsAreLimited(_ levels: Int) throws {
    let model = try #require(Self.model(levels: levels, isTagged: true))
    let forms = model.memberChoices[SwiftName("W")].forms
    #expect(forms.count <= 4 << levels)
    #expect(forms.count < 2_200)
  }

  /// Two unions a level, each with both unions of the next one.
  private static func model(levels: Int, isTagged: Bool = false) -> APIModel? {
    let unions = (0..<levels).flatMap { level in
      ["a", "b"].map { side in
        let members = #"{ "x": "U\#(level + 1)a", "y": "U\#(level + 1)b" }"#
        let tag = isTagged ? #", "by": "t\#(level)""# : ""
        return #""U\#(level)\#(side)": { "union": \#(members)\#(tag) }"#
      }
    }
    let text = """
      { "api": "Shop", "servers": { "production": "https://shop.test" }, "types": {
      \(unions.joined(separator: ",\n")),
      "W": { "union": ["U0a", "U0b"] },
      "U\(levels)a": { "fields": { "a": "int" } }, "U\(levels)b": { "fields": { "b": "int" } } },
      "endpoints": { "get": { "path": "/x", "response": "W" } } }
      """
    return readSpec([SourceFile(path: "Shop.json", bytes: Array(text.utf8))]).model
  }
}
