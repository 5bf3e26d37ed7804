/// The OpenAPI form of a scalar of the spec language. Import and export share this table.
package struct ScalarFormat: Equatable, Sendable {
  /// The type expression in the spec language, such as `int64` or `date`.
  package let name: String
  /// The schema's `type`.
  package let type: String
  /// The schema's `format`. Nil if it has none.
  package var format: String?
  /// The `wire` of the field: `string` for a number in a string.
  package var wire: String?
  /// False for a format that the import maps elsewhere, or not at all.
  package var isRead = true

  /// The export writes the first row of a name. The others are only read.
  ///
  /// The formats are those of OpenAPI 3.0.3 (section 4.4), JSON Schema 2020-12 (section 7.3) and the OpenAPI format
  /// registry.
  package static let table: [ScalarFormat] = [
    ScalarFormat(name: "string", type: "string"),
    ScalarFormat(name: "bool", type: "boolean"),
    ScalarFormat(name: "int", type: "integer"),
    ScalarFormat(name: "int", type: "integer", format: "int8"),
    ScalarFormat(name: "int", type: "integer", format: "int16"),
    ScalarFormat(name: "int", type: "integer", format: "uint8"),
    ScalarFormat(name: "int", type: "integer", format: "uint16"),
    ScalarFormat(name: "int32", type: "integer", format: "int32"),
    ScalarFormat(name: "int64", type: "integer", format: "int64"),
    ScalarFormat(name: "int64", type: "integer", format: "long"),
    ScalarFormat(name: "uint32", type: "integer", format: "uint32"),
    ScalarFormat(name: "uint64", type: "integer", format: "uint64"),
    ScalarFormat(name: "double", type: "number"),
    ScalarFormat(name: "double", type: "number", format: "double"),
    ScalarFormat(name: "double", type: "number", format: "float"),
    ScalarFormat(name: "decimal", type: "number", format: "decimal"),
    ScalarFormat(name: "decimal", type: "number", format: "decimal128"),
    ScalarFormat(name: "int", type: "number", format: "integer"),
    ScalarFormat(name: "int32", type: "number", format: "int32"),
    ScalarFormat(name: "int64", type: "number", format: "int64"),
    ScalarFormat(name: "uint32", type: "number", format: "uint32"),
    ScalarFormat(name: "uint64", type: "number", format: "uint64"),
    ScalarFormat(name: "date", type: "string", format: "date-time"),
    ScalarFormat(name: "date", type: "string", format: "datetime"),
    ScalarFormat(name: "date", type: "string", format: "google-datetime"),
    ScalarFormat(name: "day", type: "string", format: "date"),
    ScalarFormat(name: "url", type: "string", format: "uri"),
    ScalarFormat(name: "url", type: "string", format: "url"),
    ScalarFormat(name: "uuid", type: "string", format: "uuid"),
    ScalarFormat(name: "uuid", type: "string", format: "guid"),
    ScalarFormat(name: "data", type: "string", format: "byte"),
    ScalarFormat(name: "data", type: "string", format: "base64"),
    // Seconds may have fractions.
    ScalarFormat(name: "date(unix)", type: "number", format: "unix-time"),
    ScalarFormat(name: "date(unix)", type: "integer", format: "unix-time"),
    ScalarFormat(name: "date(unix)", type: "integer", format: "unixtime"),
    ScalarFormat(name: "date(rfc1123)", type: "string", format: "http-date"),
    ScalarFormat(name: "date(rfc1123)", type: "string", format: "date-time-rfc1123"),
    ScalarFormat(name: "date(rfc1123)", type: "string", format: "date-time-rfc-2822"),
    ScalarFormat(name: "date(unix-ms)", type: "integer", format: "unix-time-ms", isRead: false),
    ScalarFormat(name: "file", type: "string", format: "binary", isRead: false),
    ScalarFormat(name: "int", type: "string", format: "integer", wire: "string"),
    ScalarFormat(name: "int32", type: "string", format: "int32", wire: "string"),
    ScalarFormat(name: "int64", type: "string", format: "int64", wire: "string"),
    ScalarFormat(name: "uint32", type: "string", format: "uint32", wire: "string"),
    ScalarFormat(name: "uint64", type: "string", format: "uint64", wire: "string"),
    ScalarFormat(name: "double", type: "string", format: "double", wire: "string"),
    ScalarFormat(name: "decimal", type: "string", format: "decimal", wire: "string"),
    ScalarFormat(name: "bool", type: "string", format: "boolean", wire: "string"),
    ScalarFormat(name: "date(unix)", type: "string", format: "unix-time", wire: "string"),
    ScalarFormat(
      name: "date(unix-ms)",
      type: "string",
      format: "unix-time-ms",
      wire: "string",
      isRead: false
    ),
  ]

  /// Formats of strings that limit the text but do not change the Swift type.
  package static let texts: Set<String> = [
    "email", "idn-email", "hostname", "idn-hostname", "ipv4", "ipv6", "uri-reference", "iri",
    "iri-reference", "uri-template", "json-pointer", "relative-json-pointer", "regex", "password",
    "time", "duration", "html", "markdown", "phone", "char", "commonmark", "google-duration",
    "google-fieldmask", "quantity",
  ]

  /// The format of Kubernetes for a value that is an integer or a string.
  package static let intOrString = "int-or-string"

  /// The row for a schema type and format. Nil if the format is unknown.
  package static func row(type: String, format: String?) -> ScalarFormat? {
    table.first { $0.isRead && $0.type == type && $0.format == format }
  }

  /// The OpenAPI form of a scalar. Nil if OpenAPI has none.
  package static func written(_ name: String, wire: String? = nil) -> ScalarFormat? {
    table.first { $0.name == name && $0.wire == wire }
  }

  /// The date type of a number, judged by its size: seconds or milliseconds since 1970 for the years 1973 to 5138. Nil
  /// if it is outside these ranges.
  package static func dateName(of number: String) -> String? {
    switch Double(number) ?? 0 {
    case 1e8..<1e11: "date(unix)"
    case 1e11..<1e14: "date(unix-ms)"
    default: nil
    }
  }

  /// Whether a format without a `type` implies a string.
  package static func isOfStrings(_ format: String) -> Bool {
    texts.contains(format) || ["binary", "base64"].contains(format)
      || strings.contains { $0.format == format }
  }

  /// The type expressions of strings with a format, which may be invalid.
  package static let formattedTexts = Set(strings.filter { $0.format != nil }.map(\.name))

  /// The rows of plain strings.
  private static let strings = table.filter { $0.isRead && $0.type == "string" && $0.wire == nil }
}
