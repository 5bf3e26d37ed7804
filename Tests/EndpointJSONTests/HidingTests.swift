import Foundation
import TestTraits
import Testing

@_spi(Generated) @testable import EndpointJSON

/// Reads members of tagged unions. The tag is hidden from them.
@Suite(.serialized, .computing)
struct HidingTests {
  /// An object with the tag `kind` that accepts any other key.
  private struct Tagged: WireDecodable {
    var text: String

    init?(from json: inout JSONReader) {
      let kind = json.peek("kind")?.stringValue
      let read: [String: JSONValue]? = json.hiding("kind") { json in
        switch kind {
        case "dictionary": return json.dictionary { $0.value() }
        case "value":
          guard case .object(let object)? = json.value() else { return nil }
          return Dictionary(object.map { ($0.key, $0.value) }) { one, _ in one }
        default: return Additional(from: &json)?.values
        }
      }
      guard let read else { return nil }
      text = read.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        .joined(separator: " ")
    }
  }

  private struct Additional: WireDecodable {
    var values: [String: JSONValue] = [:]

    init?(from json: inout JSONReader) {
      var fields = json.object("", additional: true)
      while json.nextIndex(&fields) != nil {
        let key = json.key
        values[key] = json.value()
      }
      guard json.finish(&fields) else { return nil }
    }
  }

  @Test(arguments: ["dictionary", "value", "additional"])
  func hidesKeyOfObjectButNotOfNestedObjects(_ kind: String) throws {
    let text = #"[{"a":1,"kind":"\#(kind)","b":{"kind":2}},{"kind":"\#(kind)"}]"#
    let direct = try JSONReader.read(text.utf8) { $0.array(of: Tagged.self) }.value
    let bridged = try JSONDecoder().decode([Tagged].self, from: Data(text.utf8))
    #expect(direct.map(\.text) == [#"a=1 b={"kind":2}"#, ""])
    #expect(bridged.map(\.text) == direct.map(\.text))
  }
}
