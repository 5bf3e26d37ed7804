import Testing

@testable import EndpointJSON

@Suite("Cases for fields")
struct FieldTests {
  @Test("each number has the case of its name")
  func names() {
    let names = (0..<JSONField.limit).map { "\(JSONField($0))" }
    #expect(names == (0..<JSONField.limit).map { "f\($0)" })
  }

  @Test("the last of 256 fields is the last case, and may stand for additional ones")
  func last() throws {
    let text = #"{"key254": 1, "other": 2}"#
    let found = try JSONReader.read(text.utf8) { json -> [JSONField]? in
      var found: [JSONField] = []
      var fields = json.object(JSONKeys((0..<255).map { "key\($0)" }), additional: true)
      while let field = json.nextField(&fields) {
        found.append(field)
        _ = json.int()
      }
      return json.finish(&fields) ? found : nil
    }.value
    #expect(found == [.f254, .f255])
  }
}
