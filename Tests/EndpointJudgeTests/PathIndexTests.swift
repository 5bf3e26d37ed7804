import Mutation
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

@Suite("Path index", .serialized, .computing)
struct PathIndexTests {
  private static let count = 3_000

  @Test(arguments: [
    ("/users", [0]), ("/users/me", [1, 2]), ("/users/7", [2]), ("/users/7/posts", [3]),
    ("/files/a/b.txt", [4]), ("/files", []), ("/users/", [2]), ("", []), ("/other/7", []),
    ("/v2/a...b", [5]),
  ])
  func findsCandidatePaths(_ path: String, _ expected: [Int]) {
    let index = PathIndex(
      [
        "/users", "/users/me", "/users/{id}", "/users/{id}/posts", "/files/{+path}",
        "/v2/{base}...{head}",
      ].map(Self.parts)
    )
    #expect(index.candidates(for: Substring(path)) == expected)
  }

  @Test func candidatesIncludeEveryMatchingPath() {
    var numbers = Chance(seed: 7)
    for _ in 0..<Self.count {
      let templates = (0..<8).map { _ in Self.template(&numbers) }
      let paths = templates.map(Self.parts)
      let path = Substring(
        Self.template(&numbers)
          .split(separator: "{", omittingEmptySubsequences: false).map { piece in
            piece.split(separator: "}", omittingEmptySubsequences: false).last ?? ""
          }.joined(separator: "a")
      )
      let fitting = paths.indices.filter { index in
        PathText.captures(
          paths[index][...],
          in: path,
          variable: { _ in "v1" },
          mayBeEmpty: { _ in false }
        ) != nil
      }
      let candidates = PathIndex(paths).candidates(for: path)
      #expect(Set(fitting).isSubset(of: candidates), "\(path) in \(templates)")
    }
  }

  private static func template(_ numbers: inout Chance) -> String {
    let pieces = ["a", "b", "{x}", "{+y}", "a{x}", "{x}.b", "", "{x}...{z}"]
    return (0..<Int.random(in: 0...4, using: &numbers)).map { _ in
      "/" + (pieces.randomElement(using: &numbers) ?? "")
    }.joined()
  }

  private static func parts(_ template: String) -> [PathPart] {
    template.split(separator: "{", omittingEmptySubsequences: false).enumerated()
      .flatMap { index, piece -> [PathPart] in
        guard index > 0, let end = piece.firstIndex(of: "}") else { return [.text(String(piece))] }
        let name = piece[..<end]
        let rest = String(piece[piece.index(after: end)...])
        return [
          .parameter(
            WireName(String(name.drop { $0 == "+" })),
            keepsSlashes: name.hasPrefix("+")
          ),
          .text(rest),
        ]
      }
  }
}
