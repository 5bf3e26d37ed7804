import EndpointSpec
import Mutation
import TestTraits
import Testing

@testable import EndpointDiff

@Suite(.serialized, .computing)
struct SwiftSourceTests {
  private func tokens(_ text: String) -> [String] {
    let source = SwiftSource(path: "a.swift", bytes: Array(text.utf8))
    return source.tokens.indices.map(source.text)
  }

  @Test(arguments: [
    ("a.b(c: 1.5)", ["a", ".", "b", "(", "c", ":", "1.5", ")"]),
    ("`default`.x", ["default", ".", "x"]),
    ("1...n", ["1", ".", ".", ".", "n"]),
    (#"a "x\(b.c("d"))y" e"#, ["a", "\"", "(", "b", ".", "c", "(", "\"", ")", ")", "e"]),
    ("#\"\\(a)\"# b", ["#\"", "b"]),
    ("a // b\nc /* d /* e */ f */ g", ["a", "c", "g"]),
    ("let r = /a\"b/ ; x", ["let", "r", "=", "/a\"b/", ";", "x"]),
    ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("\"\"\"\n  a \"b\" \\(c)\n  \"\"\" d", ["\"\"\"", "(", "c", ")", "d"]),
    ("größe.名前", ["größe", ".", "名前"]),
    ("\"open\nnext", ["\"", "next"]),
  ])
  func splits(_ text: String, _ expected: [String]) {
    #expect(tokens(text) == expected)
  }

  /// Any bytes end, with tokens in order.
  @Test func acceptsAnyBytes() {
    let text = Array(
      "let a = \"x\\(b.c(d: .e))\" /* */ + #\"y\"# { switch a { case .b(let c): d } }".utf8
    )
    var random = Chance(seed: 52)
    for _ in 0..<500 {
      var bytes = text
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] = UInt8.random(in: 0...255, using: &random)
      }
      bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
      let source = SwiftSource(path: "a.swift", bytes: bytes)
      _ = SwitchStatement.all(in: source)
      #expect(
        zip(source.tokens, source.tokens.dropFirst()).allSatisfy { left, right in
          left.range.upperBound <= right.range.lowerBound
        }
      )
    }
  }

  @Test(arguments: ["(", "[", "{", "\"\\(", "a(", ".a(", "a<", "/*", "a.b", "switch a {"])
  func deepNestingEnds(_ part: String) throws {
    let text = "import ShopAPI\n" + String(repeating: part, count: 5_000)
    let new = AppSpecs.shop(replacing: #""name": "string""#, with: #""a": "int""#)
    _ = try AppSample(old: AppSpecs.shop, new: new, source: text).places()
  }

  @Test func columnsCountCharacters() {
    let source = SwiftSource(path: "a.swift", bytes: Array("\n\"é\u{1F600}\" x".utf8))
    let position = LineTable(source.bytes).position(of: source.tokens[1].range.lowerBound)
    #expect((position.line, position.column) == (2, 6))
  }
}

@Suite struct IndexedFileTests {
  @Test(arguments: [
    ("LibraryAPI.Cover.paper(LibraryAPI.Cover.Type) -> LibraryAPI.Cover", "Cover", "paper"),
    ("static LibraryAPI.Books.list(page: Swift.Int) -> X", "Books", "list"),
    ("LibraryAPI.Book", "", "Book"),
    ("LibraryAPI.Book.init(title: Swift.String) -> LibraryAPI.Book", "Book", "init"),
    (
      "static (extension in LibraryAPI):EndpointRuntime.Server< where A == LibraryAPI.Library>.live : X",
      "Server<Library>", "live"
    ),
    (
      "(extension in LibraryAPI):EndpointRuntime.Response< where A == [LibraryAPI.Books.Entry]>.total : X",
      "Response<[Books.Entry]>", "total"
    ),
    ("<", "", ""), ("", "", ""), ("LibraryAPI", "", ""),
  ])
  func readsDeclarations(_ text: String, _ owner: String, _ name: String) {
    let indexed = IndexedFile.Name(line: 1, column: 1, text: "", declaration: text)
    let path = indexed.path(in: "LibraryAPI")
    #expect((path?.owner ?? "", path?.name ?? "") == (owner, name))
  }
}
