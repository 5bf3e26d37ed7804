import Foundation
import TestTraits
import Testing

/// A test that ends early passes without checking anything. If it lacks something, a trait skips it visibly, with
/// `.enabled(if:)` and a reason.
@Suite(.serialized, .computing)
struct SkippedTestTests {
  /// The lines of a test on which it ends before its first check.
  private static func silentEnds(_ lines: [Substring]) -> [Substring] {
    let start = lines.firstIndex { $0.contains("func ") } ?? 0
    let indent = lines[start].prefix { $0 == " " }.count
    let body = lines[start...].dropFirst()
      .prefix { line in !["#expect", "Issue.record"].contains(where: line.contains) }
    // Deeper code is in a closure.
    return body.filter { line in
      let depth = line.prefix { $0 == " " }.count - indent
      return depth <= 2 && line.hasSuffix("{ return }") || depth <= 4 && line.hasSuffix(" return")
        || line.contains("print(\"skipped")
    }
  }

  /// The attribute and the body of each test in a file.
  private static func tests(in text: String) -> [[Substring]] {
    let lines = text.split(separator: "\n")
    return lines.indices.filter { lines[$0].drop { $0 == " " }.hasPrefix("@Test") }.map { start in
      let end = "\(lines[start].prefix { $0 == " " })}"
      return Array(lines[start...].prefix { $0 != end })
    }
  }

  @Test func noTestEndsSilently() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter {
        $0.hasSuffix("Tests.swift") && !$0.contains("/Cases/")
          && !$0.hasSuffix("SkippedTestTests.swift")
      }
    #expect(paths.count > 100)
    var count = 0
    for path in paths {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for test in Self.tests(in: text) {
        count += 1
        for line in Self.silentEnds(test) { Issue.record("Tests/\(path): \(test[0]) \(line)") }
      }
    }
    #expect(count > 500)
  }

  @Test(arguments: [
    "  @Test func a() {\n    guard b else { return }\n  }",
    "  @Test func a() {\n    if b { return }\n  }",
    "  @Test(c)\n  func a() {\n    guard b else {\n      print(\"skipped: b\")\n      return\n    }\n  }",
  ])
  func findsSilentEnd(text: String) {
    #expect(Self.tests(in: text).flatMap(Self.silentEnds) != [])
  }
}
