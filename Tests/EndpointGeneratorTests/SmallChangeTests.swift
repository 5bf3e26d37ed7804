import EndpointGenerator
import EndpointJudge
import EndpointSpec
import TestTraits
import Testing

/// A small change of a spec causes a small change of the generated code, even for large types.
@Suite(.serialized, .computing)
struct SmallChangeTests {
  /// The lines that a change of the spec adds to and removes from all generated files.
  private func changedLines(
    _ old: String,
    to new: String
  ) throws -> (added: [String], removed: [String]) {
    var (added, removed): ([String], [String]) = ([], [])
    #expect(Self.spec.contains(old), "\(old) is not in the spec")
    let (before, after) = try (files(Self.spec), files(Self.spec.replacing(old, with: new)))
    for path in Set(before.keys).union(after.keys) {
      let lines = [before[path], after[path]].map { ($0 ?? "").split(separator: "\n") }
      for change in lines[1].difference(from: lines[0]) {
        switch change {
        case .insert(_, let line, _): added.append(String(line))
        case .remove(_, let line, _): removed.append(String(line))
        }
      }
    }
    return (added, removed)
  }

  private func files(_ spec: String) throws -> [String: String] {
    let result = readSpec([SourceFile(path: "Wide.json", bytes: Array(spec.utf8))])
    let model = try #require(result.model, "\(result.diagnostics.map(\.message))")
    let files = try render(model, source: "Wide.json", templates: .builtIn).flatMap(\.files)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
  }

  /// A struct of 88 fields, an enum of 60 values, 12 errors, an endpoint of 20 parameters, 30 examples.
  private static let spec: String = {
    let fields = (0..<88).map { #""field_\#($0)": "\#($0 % 3 == 0 ? "string" : "int?")""# }
    let values = (0..<60).map { #""value_\#($0)""# }
    let errors = (0..<12).map { #""\#(430 + $0)": { "case": "error\#($0)", "type": "Problem" }"# }
    let parameters = (0..<20).map { #""parameter_\#($0)": "int?""# }
    let examples = (0..<30).map { #""example\#($0)": { "response": { "text": "\#($0)" } }"# }
    return """
      {
        "api": "Wide",
        "servers": { "production": "https://example.com" },
        "errors": { \(errors.joined(separator: ", ")) },
        "types": {
          "Problem": { "fields": { "text": "string" } },
          "Kind": { "enum": [\(values.joined(separator: ", "))] },
          "Row": { "fields": { \(fields.joined(separator: ", ")), "kind": "Kind" } }
        },
        "endpoints": {
          "Rows.list": {
            "path": "/rows",
            "parameters": { \(parameters.joined(separator: ", ")) },
            "response": "[Row]"
          },
          "Rows.text": {
            "path": "/text",
            "response": "Problem",
            "examples": { \(examples.joined(separator: ", ")) }
          }
        }
      }
      """
  }()

  @Test(arguments: ["string", "string?", "date(unix)", "[Kind]"])
  func newFieldAddsLineForEachUse(_ type: String) throws {
    let (added, removed) = try changedLines(
      #""field_44":"#,
      to: #""new_field": "\#(type)", "field_44":"#
    )
    #expect(added.count <= 10, "\(added.joined(separator: "\n"))")
    #expect(added.allSatisfy { $0.contains("newField") || $0.contains("new_field") })
    // A required field adds a condition to the guard after reading.
    #expect(removed.allSatisfy { $0.contains("guard json.finish(&object)") })
  }

  @Test func newEnumValueAddsFewLinesAndRemovesNone() throws {
    let (added, removed) = try changedLines(#""value_30""#, to: #""new_value", "value_30""#)
    #expect(added.count <= 3, "\(added.joined(separator: "\n"))")
    #expect(removed.isEmpty)
  }

  @Test func newErrorAddsFewLinesAndRemovesNone() throws {
    let (added, removed) = try changedLines(
      #""435":"#,
      to: #""460": { "case": "newError", "type": "Problem" }, "435":"#
    )
    #expect(added.count <= 3, "\(added.joined(separator: "\n"))")
    #expect(removed.isEmpty)
  }

  @Test func newParameterAddsFewLinesAndRemovesNone() throws {
    let (added, removed) = try changedLines(
      #""parameter_10":"#,
      to: #""new_parameter": "string?", "parameter_10":"#
    )
    #expect(added.count <= 3, "\(added.joined(separator: "\n"))")
    #expect(added.contains(#"        "new_parameter": newParameter,"#))
    #expect(removed.isEmpty)
  }

  @Test func secretParameterChangesOnlyItsLine() throws {
    let (added, removed) = try changedLines(
      #""parameter_10": "int?""#,
      to: #""parameter_10": { "type": "int?", "secret": true }"#
    )
    #expect(
      added == [#"        "parameter_10": ParameterValue(parameter10, secret: true),"#]
    )
    #expect(removed == [#"        "parameter_10": parameter10,"#])
  }

  @Test func newExampleAddsFewLinesAndRemovesNone() throws {
    let (added, removed) = try changedLines(
      #""example15":"#,
      to: #""newExample": { "response": { "text": "new" } }, "example15":"#
    )
    #expect(added.count <= 4, "\(added.joined(separator: "\n"))")
    #expect(removed.isEmpty)
  }

  @Test func newEndpointAddsFewLinesAndRemovesNone() throws {
    let (added, removed) = try changedLines(
      #""Rows.text": {"#,
      to: #""Rows.delete": { "method": "DELETE", "path": "/rows" }, "Rows.text": {"#
    )
    #expect(added.count <= 5, "\(added.joined(separator: "\n"))")
    #expect(removed.isEmpty)
  }
}
