import EndpointJSON
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The law of comments: a key that is a comment gives one error at its place, in each object of a spec. The edit of its
/// hint removes the error, and changes nothing else.
@Suite("Comments as keys", .serialized, .computing)
struct CommentKeyTests {
  private static let comments = [
    #""//": "Note: see the manual""#, ##""#": "TODO""##, #""_comment": "the old ones""#,
    #""// a": ["two", "lines"]"#, #""$comment": "as the server sends it""#,
  ]

  @Test(arguments: HintCorpus.files)
  func commentsAreOneError(_ file: String) throws {
    let text = try #require(HintCorpus.keys.map(\.text).first { $0 == Self.text(of: file) })
    let root = try JSONNode.parse(Array(text.utf8))
    for (index, node) in Self.objects(in: root).enumerated() {
      let comment = Self.comments[index % Self.comments.count]
      check(comment, into: text, at: node.start + 1)
    }
  }

  private func check(_ comment: String, into text: String, at offset: Int) {
    var wrong = text
    wrong.insert(contentsOf: " \(comment), ", at: wrong.index(offset))
    HintLaw { files in readSpec(files).diagnostics.filter { $0.severity != .note } }.check(
      HintCorpus.Mistake(
        name: "\(comment) at \(offset)",
        text: wrong,
        range: offset..<offset + comment.utf8.count
      )
    )
  }

  /// The objects with members, except for JSON that the spec only quotes.
  private static func objects(in node: JSONNode) -> [JSONNode] {
    switch node.kind {
    case .array(let elements): return elements.flatMap(objects)
    case .object(let members) where !members.isEmpty:
      let inner = members.filter { !quoted.contains($0.key) }
      return [node] + inner.flatMap { objects(in: $0.value) }
    default: return []
    }
  }

  private static let quoted: Set = [
    "examples", "example", "default", "serverDefault", "constant", "when", "enum", "headers",
    "variables", "scopes",
  ]

  private static func text(of file: String) -> String {
    let path = HintCorpus.folder.appending(path: "\(file).json")
    return (try? String(contentsOf: path, encoding: .utf8)) ?? ""
  }
}
