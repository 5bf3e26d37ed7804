/// How OpenAPI writes a scalar of the spec language: one row of the table that both directions read.
package struct ScalarFormat: Equatable, Sendable {
  /// The type expression of the spec language, such as `int64` or `date`.
  package let name: String
  /// The schema's `type`.
  package let type: String
  /// The schema's `format`; nil where the bare type says it all.
  package let format: String?

  package init(_ name: String, type: String, format: String? = nil) {
    self.name = name
    self.type = type
    self.format = format
  }

  /// The first row of a name is the one that is written; the others are only read.
  ///
  /// The formats are those of OpenAPI 3.0.3 (section 4.4), of JSON Schema 2020-12 (section 7.3) and
  /// of the OpenAPI format registry.
  package static let table: [ScalarFormat] = [
    ScalarFormat("string", type: "string"),
    ScalarFormat("bool", type: "boolean"),
    ScalarFormat("int", type: "integer"),
    ScalarFormat("int32", type: "integer", format: "int32"),
    ScalarFormat("int64", type: "integer", format: "int64"),
    ScalarFormat("double", type: "number"),
    ScalarFormat("double", type: "number", format: "double"),
    ScalarFormat("double", type: "number", format: "float"),
    ScalarFormat("decimal", type: "number", format: "decimal"),
    ScalarFormat("decimal", type: "number", format: "decimal128"),
    ScalarFormat("int", type: "number", format: "integer"),
    ScalarFormat("int32", type: "number", format: "int32"),
    ScalarFormat("int64", type: "number", format: "int64"),
    ScalarFormat("date", type: "string", format: "date-time"),
    ScalarFormat("day", type: "string", format: "date"),
    ScalarFormat("url", type: "string", format: "uri"),
    ScalarFormat("url", type: "string", format: "url"),
    ScalarFormat("uuid", type: "string", format: "uuid"),
    ScalarFormat("data", type: "string", format: "byte"),
    ScalarFormat("date(unix)", type: "integer", format: "unix-time"),
    ScalarFormat("date(unix)", type: "integer", format: "unixtime"),
    ScalarFormat("date(rfc1123)", type: "string", format: "http-date"),
  ]

  /// The scalar that a schema of this type and format is; nil where the format is not known.
  package static func name(type: String, format: String?) -> String? {
    table.first { $0.type == type && $0.format == format }?.name
  }

  /// How a scalar of the spec language is written; nil where OpenAPI has no words for it.
  package static func written(_ name: String) -> ScalarFormat? {
    table.first { $0.name == name }
  }
}
