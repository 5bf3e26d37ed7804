import EndpointDiff
import EndpointJSON
import Testing

/// The schema that `--print-schema` prints, held against what the report has in it.
@Suite("The schema of the JSON report") struct JSONReportSchemaTests {
  private let schema: JSONValue

  init() throws {
    schema = try JSONValue(parsing: jsonReportSchema.utf8)
  }

  @Test("fits every report")
  func fits() throws {
    for review in [SampleReview.review, SampleReview.hostile, Review([])] {
      let report = try JSONValue(parsing: review.text(as: .json, SampleReview.settings).utf8)
      #expect(problems(report, schema, at: "") == [])
    }
  }

  @Test("names no key that no report has")
  func complete() throws {
    let text =
      SampleReview.review.text(as: .json, SampleReview.settings)
      + SampleReview.hostile.text(as: .json, SampleReview.settings)
    for definition in [schema] + (schema["$defs"]?.objectValue?.map(\.value) ?? []) {
      for key in definition["properties"]?.objectValue?.keys ?? [] {
        #expect(text.contains("\"\(key)\":"), "no report has \(key)")
      }
    }
  }

  @Test("finds what does not fit")
  func finds() {
    #expect(problems(["format": 2], schema, at: "") != [])
    #expect(problems(1, schema, at: "") == [": no object"])
  }

  /// What of the value does not fit, with the few words of JSON Schema that this schema uses.
  private func problems(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    if let name = schema["$ref"]?.stringValue?.split(separator: "/").last {
      return problems(value, self.schema["$defs"]?[String(name)] ?? .null, at: path)
    }
    if let constant = schema["const"] { return constant == value ? [] : ["\(path): not constant"] }
    if let values = schema["enum"]?.arrayValue {
      return values.contains(value) ? [] : ["\(path): \(value) is none of \(values)"]
    }
    let type = schema["type"]?.stringValue ?? ""
    switch (type, value) {
    case ("object", .object(let object)):
      let properties = schema["properties"]?.objectValue ?? JSONObject()
      let required = schema["required"]?.arrayValue?.compactMap(\.stringValue) ?? []
      let missing = required.filter { object[$0] == nil }.map { "\(path): no \($0)" }
      return missing
        + object.flatMap { key, value in
          properties[key].map { problems(value, $0, at: "\(path).\(key)") } ?? [
            "\(path): unknown \(key)"
          ]
        }
    case ("array", .array(let elements)):
      let items = schema["items"] ?? .null
      return elements.indices.flatMap { problems(elements[$0], items, at: "\(path)[\($0)]") }
    case ("string", .string), ("boolean", .bool), ("integer", .number): return []
    default: return ["\(path): no \(type)"]
    }
  }
}
