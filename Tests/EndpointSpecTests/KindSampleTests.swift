import EndpointJSON
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// The law of kinds: where an object is expected, the hint for another value shows a valid one, and the edit of a hint removes the problem.
@Suite("Hints for wrong kinds show a value", .serialized, .computing)
struct KindSampleTests {
  /// The keys of the corpus whose value is an object with keys.
  private static let objects = HintCorpus.keys.filter { key in
    let isMap = !key.member.value.members.isEmpty
    let other = ["body", "response", "type", "default", "constant", "example", "deprecated"]
    return isMap && !other.contains(key.member.key)
  }

  @Test func samplesAreShown() throws {
    #expect(Self.objects.count >= 15)
    for key in Self.objects {
      let mistake = HintCorpus.replaced(key, with: "12", "\(key.owner).\(key.member.key)")
      let found = problems(of: mistake.text).filter {
        mistake.range.overlaps($0.place.start..<$0.place.end)
      }
      let hint = try #require(found.first?.hint, "\(mistake.name)")
      guard let start = hint.firstIndex(of: "{") ?? hint.firstIndex(of: "["),
        let end = hint.lastIndex(of: "}") ?? hint.lastIndex(of: "]")
      else {
        Issue.record("\(mistake.name): \(hint)")
        continue
      }
      let sample = String(hint[start...end])
      #expect((try? JSONNode.parse(Array(sample.utf8))) != nil, "\(mistake.name): \(hint)")
      // The sample has the right kind.
      let text = HintCorpus.replaced(key, with: sample, "").text
      let kinds = problems(of: text).filter { $0.rule == .wrongType || $0.rule == .missingKey }
        .filter { mistake.range.lowerBound <= $0.place.start }
        .filter { $0.place.start <= mistake.range.lowerBound + sample.utf8.count }
      #expect(kinds.map(\.message) == [], "\(mistake.name): \(sample)")
    }
  }

  /// Numbers at the ends of their range are values like others, also for hints that compute with them.
  @Test(arguments: ["\(Int.max)", "\(Int.min)", "1e999"])
  func extremeNumbersAreRead(number: String) {
    for key in HintCorpus.keys {
      _ = problems(of: HintCorpus.replaced(key, with: number, "").text)
    }
    for limit in ForeignLimits.keys.sorted() {
      for limits in ["\"\(limit)\": \(number)", "\"limits\": { \"\(limit)\": \(number) }"] {
        let text = """
          { "api": "Demo", "types": { "A": { "fields": { "a": { "type": "int", \(limits) } } } } }
          """
        _ = problems(of: text)
      }
    }
  }

  /// An object that lacks one required key and has one unknown key: the hint gives that key its name.
  @Test func soleMissingKeysAreNamed() {
    let required = HintCorpus.keys.filter { key in
      let table = SpecKeys.tables.first { $0.definition == key.owner }
      let row = table?.keys.first { $0.name == key.member.key }
      let names = ["parameter", "next", "limit", "value", "key", "case", "reason", "url", "scopes"]
      return row?.isRequired ?? false && names.contains(key.member.key)
    }
    #expect(required.count >= 8)
    for key in required {
      let place = key.member.keyStart..<key.member.keyEnd
      let text = key.text.replacing(place, with: "\"zzq\"")
      let own = problems(of: text).filter { $0.place.start == place.lowerBound }
      #expect(
        own.count == 1 && own[0].hint == "write \"\(key.member.key)\"",
        "\(key.owner).\(key.member.key): \(own.map { $0.hint ?? "" })"
      )
    }
  }

  @Test(arguments: [
    ("30s", "30"), ("30 seconds", "30"), ("500ms", "0.5"), ("2 min", "120"), ("1h", "3600"),
    ("PT30S", "30"), ("PT1M30S", "90"), ("30000 milliseconds", "30"),
  ])
  func unitsBecomeSeconds(_ text: String, _ seconds: String) {
    #expect(UnitsOfTime.seconds(text).map(UnitsOfTime.text) == seconds)
  }

  @Test(arguments: ["30", "s", "PT", "P1D", "30 parsecs", ""])
  func otherTextsHaveNoUnit(_ text: String) { #expect(UnitsOfTime.seconds(text) == nil) }

  /// Each way to write a path, at each key that has one, becomes ours.
  @Test(arguments: [
    "$.meta.next", "$['meta']['next']", "/meta/next", "#/meta/next", "meta/next", "meta->next",
    "meta?.next", ".meta.next", "$response.body#/meta/next", "response.body.meta.next",
    "body.meta.next", "meta['next']",
  ])
  func pathsBecomeOurs(_ path: String) {
    #expect(plainPath(path) == "meta.next")
    let text = JSONValue.string(path).description
    for (name, spec) in Self.placesOfPaths(text) {
      // Without a type that lacks it, `body` may be a key of the response.
      if name == "at", path.contains("body."), !path.hasPrefix("$") { continue }
      let files = [SourceFile(path: "api.json", bytes: Array(spec.utf8))]
      let found = problems(of: spec)
      let edits = found.flatMap { $0.fix?.textEdits(in: files) ?? [] }
      let result = String(decoding: edits.applied(to: 0, files[0].bytes).bytes, as: UTF8.self)
      let ours = Self.placesOfPaths("\"meta.next\"").first { $0.name == name }?.spec
      #expect(result == ours, "\(name): \(found.map { "\($0.message): \($0.hint ?? "")" })")
    }
  }

  private static func placesOfPaths(_ path: String) -> [(name: String, spec: String)] {
    let at = #""response": { "type": "string", "at": \#(path) }"#
    let next =
      #""response": "Page", "pagination": { "style": "url", "items": "items", "next": \#(path) }"#
    return [("at", spec(at)), ("next", spec(next))]
  }

  /// JSONPath and pointers are also found where no type shows that the path is wrong.
  @Test(arguments: ["$.meta.next", "/meta/next", "#/meta/next"])
  func pathsWithoutTypesBecomeOurs(_ path: String) {
    for spec in [
      Self.spec(#""path2": 1"#, more: #""defaults": { "throttle": "\#(path)" },"#),
      Self.spec(#""path2": 1"#, more: #""errors": { "gone": { "when": { "\#(path)": 1 } } },"#),
    ] {
      let text = spec.replacing("\"path2\": 1", with: "\"summary\": \"List.\"")
      let files = [SourceFile(path: "api.json", bytes: Array(text.utf8))]
      let found = problems(of: text)
      let edits = found.first?.fix?.textEdits(in: files) ?? []
      #expect(found.count == 1 && edits.map(\.new) == ["\"meta.next\""], "\(found.map(\.message))")
    }
  }

  private static func spec(_ keys: String, more: String = "") -> String {
    """
    { "api": "Shop", "servers": { "production": "https://shop.test" }, \(more)
    "types": { "Page": { "fields": { "items": "[string]", "meta": "Meta" } },
    "Meta": { "fields": { "next": "string?" } } },
    "endpoints": { "list": { "path": "/list", \(keys) }, "page": { "path": "/page", "response": "Page" } } }
    """
  }

  private func problems(of text: String) -> [Diagnostic] { HintedSpec(text).problems }
}
