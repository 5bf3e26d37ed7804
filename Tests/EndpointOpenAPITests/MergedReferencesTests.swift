import EndpointJSON
import EndpointOpenAPI
import EndpointSpec
import TestTraits
import Testing

/// A component and its base declare the same field, and each field refers to another component with such a field. Every
/// pair of components is a type, so without a limit their number is quadratic and the import takes minutes.
@Suite("Fields that several schemas declare", .serialized, .computing)
struct MergedReferencesTests {
  @Test("are merged up to a limit")
  func mergesUpToLimit() throws {
    let (few, many) = (try imported(10), try imported(60))
    #expect(few.mistakes == [])
    #expect(many.mistakes == [Budget.mergedReferences.message()])
    #expect(many.typeCount < 600)
  }

  private func imported(_ count: Int) throws -> (mistakes: [String], typeCount: Int) {
    func next(_ number: Int) -> String {
      ##""properties": { "next": { "$ref": "#/components/schemas/S\##((number + 1) % count)" } }"##
    }
    let schemas = (0..<count).map { number in
      number < 10
        ? #""S\#(number)": { "type": "object", \#(next(number)) }"#
        : ##""S\##(number)": { "allOf": [{ "$ref": "#/components/schemas/S\##(number % 10)" }, { \##(next(number)) }] }"##
    }
    let document = """
      { "openapi": "3.0.3", "info": { "title": "Rings", "version": "1.0.0" },
        "servers": [{ "url": "https://rings.example.com" }], "paths": {},
        "components": { "schemas": { \(schemas.joined(separator: ",\n")) } } }
      """
    let file = SourceFile(path: "rings.json", bytes: Array(document.utf8))
    let result = importOpenAPI(Documents(file))
    let types = result.files.first?.spec["types"]?.objectValue?.count ?? 0
    return (result.diagnostics.filter { $0.rule == .documentMistake }.map(\.message), types)
  }
}
