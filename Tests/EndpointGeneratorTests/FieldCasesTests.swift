import EndpointGenerator
import EndpointSpec
import Testing

/// Fields are told apart by the cases of `JSONField`, of which there are 256, and by numbers where there are more.
@Suite(.serialized)
struct FieldCasesTests {
  private func client(fields count: Int) throws -> String {
    let fields = (0..<count).map { #""field\#($0)": "int""# }.joined(separator: ", ")
    let spec = """
      {
        "api": "Wide", "servers": { "production": "https://example.com" },
        "types": { "Row": { "fields": { \(fields) } } },
        "endpoints": { "Rows.get": { "path": "/row", "response": "Row" } }
      }
      """
    let result = readSpec([SourceFile(path: "Wide.json", bytes: Array(spec.utf8))])
    let model = try #require(result.model, "\(result.diagnostics.map(\.message))")
    let files = try render(model, source: "Wide.json", templates: .builtIn)[0].files
    return files.map(\.text).joined()
  }

  @Test func hasACaseForEachOf256Fields() throws {
    let client = try client(fields: 256)
    #expect(client.contains("while let field = json.nextField(&fields) {"))
    #expect(client.contains("case .f254: json.int(&field254)"))
    #expect(client.contains("default: json.int(&field255)"))
  }

  @Test func countsMoreFields() throws {
    let client = try client(fields: 257)
    #expect(client.contains("while let field = json.next(&fields) {"))
    #expect(client.contains("case 255: json.int(&field255)"))
    #expect(!client.contains("case .f"))
  }
}
