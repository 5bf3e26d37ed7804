import EndpointJSON
import Foundation
import Mutation
import TestTraits
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// A fixture must decode every example that the generator accepts. Otherwise it ends the process.
@Suite("Example validation agrees with the decoder", .serialized, .computing)
struct ExampleFitTests {
  /// The verdict of `endpoints verify` on a response must agree with the decoder, too.
  @Test(arguments: AgreementTests.subjects)
  func validationAgreesWithDecoderOnTextsAndMutations(_ subject: Subject) async throws {
    let (spec, type) = try Self.type(of: subject)
    var differences: [String] = []
    for text in try Self.texts(of: subject) {
      await Task.yield()
      guard let node = try? JSONNode.parse(text) else { continue }
      let isAccepted = subject.accepts(text)
      let promise = Fit(model: spec.model, direction: .response).mismatches(node, .named(type.name))
      let verdict = Fit(model: spec.model, direction: .response, role: .decoder)
        .mismatches(node, .named(type.name)).filter { $0.verdict == .breaking }
      if promise.isEmpty != isAccepted, promise.isEmpty || !Self.isPromised(promise, type.name.text)
      {
        differences.append(Self.difference(promise, in: text))
      }
      if verdict.isEmpty != isAccepted, verdict.isEmpty || !verdict.allSatisfy(Self.hasSpace) {
        differences.append("verify: \(Self.difference(verdict, in: text))")
      }
    }
    #expect(differences.prefix(5) == [], "\(differences.count) differences")
  }

  private static func difference(_ mismatches: [Mismatch], in text: [UInt8]) -> String {
    let found = mismatches.first?.text ?? "accepted, but rejected by the decoder"
    return "\(String(decoding: text, as: UTF8.self)): \(found)"
  }

  static func type(of subject: Subject) throws -> (LinkedSpec, TypeModel) {
    let spec = try #require(Self.spec)
    let name = subject.description.split(separator: ".").dropFirst().joined(separator: ".")
    let current = name == "DeprecatedPainting" ? "Painting" : name
    let type = try #require(spec.model.types.first { $0.name.text == current }, "\(name)")
    return (spec, type)
  }

  /// Whether a URL contains white space. Older systems reject it, newer ones encode it.
  private static func hasSpace(_ mismatch: Mismatch) -> Bool {
    let start = #"expected a URL, found ""#
    return mismatch.problem.hasPrefix(start)
      && mismatch.problem.dropFirst(start.count).contains { $0 == " " || $0 == "\\" }
  }

  /// Whether the spec requires more than the decoder, so that validation rejects an example that
  /// decodes.
  ///
  /// There are three cases: a missing key that requests omit (`Member.id`) or that can be null
  /// (`Change.title`); a value of an open union that is not an object with a tag; and a URL with
  /// white space.
  private static func isPromised(_ mismatches: [Mismatch], _ type: String) -> Bool {
    mismatches.allSatisfy { mismatch in
      let problem = mismatch.problem
      if hasSpace(mismatch) { return true }
      if ["Member", "Change", "Lenient", "Hung", "Sold"].contains(type) {
        return problem.hasPrefix("missing key ") || problem.hasSuffix("found null")
      }
      return openUnions.contains(type)
        && (problem.hasPrefix("missing key ") || problem.hasPrefix("expected an object"))
    }
  }

  /// The open unions with a tag, and the types with a field of such a union.
  private static let openUnions: Set = [
    "Effect", "Noise",
    "Event", "Command", "Wrapper", "Unions", "Album", "Album.Cover",
  ]

  // MARK: - Texts

  /// The texts, copies with each value replaced by a third of the odd values, and random changes.
  static func texts(of subject: Subject) throws -> [[UInt8]] {
    let texts = subject.texts.map { Array($0.utf8) }
    var mutator = Mutator(seed: 11)
    let mutated = (0..<Agreement.count).map { mutator.mutated(texts[$0 % texts.count]) }
    return try texts + texts.flatMap(replaced) + mutated
  }

  private static func replaced(_ text: [UInt8]) throws -> [[UInt8]] {
    places(in: try JSONNode.parse(text)).enumerated().flatMap { index, place in
      stride(from: index % 3, to: oddValues.count, by: 3).map {
        Array(text[..<place.lowerBound]) + oddValues[$0].utf8 + text[place.upperBound...]
      }
    }
  }

  private static func places(in node: JSONNode) -> [Range<Int>] {
    let parts =
      switch node.kind {
      case .array(let elements): elements
      case .object(let members): members.map(\.value)
      default: [JSONNode]()
      }
    return [node.start..<node.end] + parts.flatMap(places)
  }

  private static let oddValues = numbers + times + texts + ["null", "true", "[]", "[null]", "{}"]

  private static let numbers = [
    "0", "-0", "1", "2", "1.0", "1.5", "1e2", "1e-400", "1e400", "-0.0", "1e19", "120e-1", "0e6",
    "100000000000000000000e-2", "0e999", "2147483648", "-2147483648", "2147483648.0",
    "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
    "9007199254740993.0", "1e127", "1e165", "1e200", "1e-128", "1e-200", "1e308", "1e309",
    "123456789012345678901234567890123456789012345",
  ]

  private static let times = [
    "2026-11-21T08:30:00Z", "2026-11-21t08:30:00z", "2026-11-21 08:30:00Z", "2026-11-21T08:30Z",
    "2026-11-21T08:30:00.5+01:00", "2026-11-21T08:30:00.Z", "2026-02-30T08:30:00Z",
    "2026-11-21T24:00:00Z", "2026-11-21T08:30:60Z", "2026-12-31T23:59:60Z",
    "2026-12-31T22:59:60-01:00", "2026-11-21T08:30:00+24:00", "2026-11-21T08:30:00+23:60",
    "2026-11-21T08:30:00+0100", "2026-11-21", "2026-1-1", "0000-01-01", "2023-02-29",
    "2026-13-01", "+2026-11-21", "2026-11-21 ", "Sat, 21 Nov 2026 08:30:00 GMT",
    "sat, 21 nov 2026 08:30:00 gmt", "Sat, 1 Nov 2026 08:30:00 GMT",
    "Xyz, 21 Nov 2026 08:30:00 GMT",
    "Sat, 31 Feb 2026 08:30:00 GMT", "Sat, 0 Nov 2026 08:30:00 GMT",
    "Sat, 21 Nov 2026 08:30:60 GMT",
    "Sat, 21 Nov 2026 08:30:00 +0100", "Sat, 21 Nov 2026 08:30:00 +9900",
    "Sat, 21 Nov 2026 08:30:00 +01:0", "Sun, 21 Nov 2026 08:30:00 GMT",
    "Sat, 21 Nov 2026 08:30 GMT",
    "2026-11-21 08:30", "2026-13-21 08:30", "2026-02-30 08:30", "2026-11-21 24:00",
    "2026-11-21 08:60", "2026-1-2 8:3", "26-11-21 08:30", "2026-11-21  08:30", "1500-01-01 08:30",
    "0000-01-01 00:00", "2026-11-21 8:30", "2026-11-21 08:30:00",
  ].map { "\"\($0)\"" }

  private static let texts = [
    "", "text", " ", "true", "TRUE", "1", "01", "1.0", "1e2", "-", "-1", "+1", "1.", ".5", "NaN",
    "inf", "0x1", " 1", "1 ", "1e400", "1e-400", "9223372036854775808", "2147483648", "CLUBS",
    "ACE", "2",
    "https://a.b/c?d=e#f", "a", "/a", "?", "#", "a b", "https://a b.c", "not a url {}",
    "http://[::1",
    "http://[::1]/", "http://a:b/", "http://a:99999/", "https://ä.de/ö", "%", "%zz", "a%zz", "://",
    ":", "1:a", "http://", "http:///a", "a\\u0000b", "a\\nb", "\\\\", "a\\u007fb", "\\u00a0", "<a>",
    "a^b", "a|b", "`", "\\\"", "[", "]", "a[b]", "http://a/[", "http://a/]", "http://a?[",
    "http://a#b#c",
    "http://us@er@a", "http://a:80:80", "mailto:a@b", "urn:a:b", "a:b", "http://a_b/", "http://*",
    "//",
    "http://ﬀ.de", "http://a..b", "http://%41", "http://a%zz", "http://[v1.a]", "http://[1::2::3]",
    "8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB", "8a1c2e9e-6b5d-4b0e-9c2e-0123456789ab",
    "8A1C2E9E6B5D4B0E9C2E0123456789AB", "8A1C2E9E-6B5D-4B0E-9C2E-0123456789A",
    "8A1C2E9E-6B5D-4B0E-9C2E-0123456789AG", "{8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB}",
    "8A1C2E9E-6B5D-4B0E-9C2E-0123456789AB ",
    "aGk=", "aGk", "aGk==", "a", "aa", "aaa", "aaaa", "aa==", "aa=a", "a===", "====", "=",
    "aGk=\\n", "a-_a",
    "aG k=", "aGl=", "ab==",
  ].map { "\"\($0)\"" }

  // MARK: - The spec

  static let spec: LinkedSpec? = {
    let tests = URL(filePath: #filePath).deletingLastPathComponent()
    let folder = tests.deletingLastPathComponent().appending(path: "Spec/Language")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let parts = names.filter { $0.hasSuffix(".json") && $0 != "api.json" }.sorted()
    let files = (["api.json"] + parts).compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map {
        SourceFile(path: name, bytes: Array($0))
      }
    }
    let result = readSpec(files)
    guard let model = result.model, let document = result.document else { return nil }
    return LinkedSpec(model, document)
  }()
}
