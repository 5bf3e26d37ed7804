import TestTraits
import Testing

@testable import EndpointSpec

@Suite("Type expressions", .serialized, .computing)
struct TypeExpressionTests {
  private func parse(_ text: String) throws -> TypeExpression {
    var parser = TypeExpressionParser(text)
    return try parser.parse()
  }

  private func name(
    _ text: String,
    at range: Range<Int>,
    format: (String, Range<Int>)? = nil
  ) -> TypeExpression {
    .name(.init(text, at: range), format: format.map { .init($0.0, at: $0.1) })
  }

  @Test func nodesHaveSourceRanges() throws {
    #expect(try parse("int") == name("int", at: 0..<3))
    #expect(try parse("[Card]?") == .optional(.array(name("Card", at: 1..<5))))
    #expect(
      try parse("[string: [int?]]")
        == .dictionary(.array(.optional(name("int", at: 10..<13))))
    )
    #expect(
      try parse("date(yyyy-MM-dd HH:mm)")
        == name("date", at: 0..<4, format: ("yyyy-MM-dd HH:mm", 5..<21))
    )
    #expect(try parse("self.owner_id") == name("self.owner_id", at: 0..<13))
  }

  @Test func acceptsSpacesBetweenTokens() throws {
    #expect(try parse(" [ string : int ] ? ") == .optional(.dictionary(name("int", at: 12..<15))))
  }

  @Test(arguments: [
    ("", 0..<1), ("[", 1..<2), ("[int", 4..<5), ("int]", 3..<4), ("3d", 0..<1), ("a b", 2..<3),
    ("[string int]", 8..<9), ("date(unix", 9..<10), ("Deck.", 5..<6), ("self.", 5..<6),
    ("é", 0..<0),
  ])
  func reportsRangeOfSyntaxError(text: String, range: Range<Int>) {
    if range.isEmpty {
      #expect(throws: Never.self) { try parse(text) }
    } else {
      #expect {
        try parse(text)
      } throws: { ($0 as? TextProblem)?.range == range }
    }
  }
}
