import EndpointJSON
import EndpointWire
import Foundation
import TestTraits
import Testing

@testable import EndpointGenerator
@testable import EndpointJudge
@testable import EndpointSpec

/// Support for each built-in type and date format that the compiler cannot check.
@Suite(.serialized, .computing)
struct ScalarFactsTests {
  static let scalars = Scalar.all + DateFormat.named.map(Scalar.date)

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: scalars)
  func parsesScalarAndAcceptsItsSamples(_ scalar: Scalar) {
    #expect(Scalar(expression: scalar.text) == scalar)
    let fit = ScalarFit(scalar: scalar, wire: nil)
    for value in scalar.samples + [scalar.placeholder] {
      #expect(fit.accepts(JSONNode(value).kind), "\(value)")
    }
  }

  @Test(arguments: scalars.filter { $0 != .void })
  func writesSamplesAsSwift(_ scalar: Scalar) {
    for value in scalar.samples + [scalar.placeholder] {
      #expect(scalarExpression(value, as: scalar) != nil, "\(value)")
    }
  }

  /// The language tests compile their client. So the runtime supports every type and format in it.
  @Test(arguments: scalars)
  func languageTestsUseScalar(_ scalar: Scalar) throws {
    let folder = Self.root.appending(path: "Tests/Language/Spec/Language")
    let text = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }.joined()
    let uses = ["\"\(scalar.text)\"", "\"\(scalar.text)?\"", "[\(scalar.text)]"]
    #expect(uses.contains { text.contains($0) })
  }

  @Test func schemaListsAllScalarsAndDateFormats() throws {
    let file = Self.root.appending(path: "Specs/endpoints.schema.json")
    let schema = try JSONNode.parse([UInt8](Data(contentsOf: file))).value
    let expressions = schema["$defs"]?["typeExpression"]?["examples"]?.description ?? ""
    for name in Scalar.names { #expect(expressions.contains("\"\(name)\"")) }
    let formats = schema["$defs"]?["defaults"]?["properties"]?["date"]?["examples"]?.description
    for name in DateFormat.names { #expect(formats?.contains("\"\(name)\"") == true) }
  }

  /// `URL(string:)` on macOS 13 and iOS 16 refuses what later systems encode, and the `!` would end the app.
  @Test func encodesURLsForAllSystems() {
    let value = JSONValue.string("https://bücher.example/ä?a[]=%20#x#y")
    let encoded = "https://xn--bcher-kva.example/%C3%A4?a%5B%5D=%20#x%23y"
    #expect(scalarExpression(value, as: .url) == "URL(string: \"\(encoded)\")!")
  }
}
