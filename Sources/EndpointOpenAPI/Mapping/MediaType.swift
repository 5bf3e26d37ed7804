/// A media type, and the encoding in the spec language.
package struct MediaType: Equatable, Sendable {
  /// As the document writes it.
  package let text: String
  /// In lowercase, without parameters.
  package let essence: String

  package init(_ text: String) {
    self.text = text
    essence = text.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
  }

  /// The encodings of request bodies, with their default media types.
  package static let encodings: [(encoding: String, mediaType: String)] = [
    ("json", "application/json"), ("form", "application/x-www-form-urlencoded"),
    ("multipart", "multipart/form-data"), ("text", "text/plain"),
    ("binary", "application/octet-stream"),
  ]

  /// The encoding in the spec language. Nil for markup, which types cannot describe.
  package var encoding: String? {
    if isJSON { return "json" }
    switch essence {
    case "application/x-www-form-urlencoded": return "form"
    case "application/xml", "text/xml", "application/yaml", "text/yaml": return nil
    default: break
    }
    if essence.hasSuffix("+xml") || essence.hasSuffix("+yaml") { return nil }
    if essence.hasPrefix("multipart/") { return "multipart" }
    if essence.hasPrefix("text/") || essence == "application/jwt" { return "text" }
    return "binary"
  }

  package var isJSON: Bool {
    essence.hasSuffix("/json") || essence.hasSuffix("+json") || essence == "*/*"
      || essence == "application/*"
  }

  /// Whether it is a stream of events or lines.
  package var isStream: Bool { streamFormat != nil || essence == "application/json-seq" }

  /// The stream format in the spec language. Nil for other types, including JSON text sequences (RFC 7464).
  package var streamFormat: String? {
    switch essence {
    case "text/event-stream": "sse"
    case "application/x-ndjson", "application/ndjson", "application/jsonl",
      "application/stream+json":
      "lines"
    default: nil
    }
  }

  package var isRange: Bool { essence.contains("*") }

  /// Whether it is the default media type of its encoding.
  package var isUsual: Bool {
    Self.encodings.contains { $0.mediaType == essence }
  }

  /// The preference of a client: JSON first, markup last.
  package var rank: Int {
    if essence == "application/json" { return 0 }
    if isStream { return 5 }
    switch encoding {
    case "json": return isRange ? 2 : 1
    case "multipart": return 3
    case "form": return 4
    case "text": return 6
    case "binary": return 7
    default: return 8
    }
  }
}

/// The OpenAPI form of a style of the spec language. Import and export share this table.
package struct WireStyle: Equatable, Sendable {
  /// The style of the spec language.
  package let name: String
  /// OpenAPI's `style` in the query.
  package let style: String
  package let explode: Bool
  package let isOfObjects: Bool

  /// The export writes the first row of a name. The others are only read (OpenAPI 3.0.3, section 4.7.12.3).
  package static let table: [WireStyle] = [
    WireStyle(name: "repeat", style: "form", explode: true, isOfObjects: false),
    WireStyle(name: "comma", style: "form", explode: false, isOfObjects: false),
    WireStyle(name: "space", style: "spaceDelimited", explode: false, isOfObjects: false),
    WireStyle(name: "pipe", style: "pipeDelimited", explode: false, isOfObjects: false),
    WireStyle(name: "repeat", style: "spaceDelimited", explode: true, isOfObjects: false),
    WireStyle(name: "repeat", style: "pipeDelimited", explode: true, isOfObjects: false),
    // A common form that OpenAPI does not define: `a[]=1`.
    WireStyle(name: "brackets", style: "deepObject", explode: true, isOfObjects: false),
    WireStyle(name: "brackets", style: "deepObject", explode: false, isOfObjects: false),
    WireStyle(name: "deepObject", style: "deepObject", explode: true, isOfObjects: true),
    WireStyle(name: "deepObject", style: "deepObject", explode: false, isOfObjects: true),
    WireStyle(name: "flat", style: "form", explode: true, isOfObjects: true),
  ]

  /// The style of the spec language. Nil if it has none.
  package static func name(style: String, explode: Bool, isOfObjects: Bool) -> String? {
    table.first { row in
      row.style == style && row.explode == explode && row.isOfObjects == isOfObjects
    }?.name
  }

  /// The OpenAPI form of a style. Nil for `indexed` and `json`, which OpenAPI does not have.
  package static func written(_ name: String) -> WireStyle? {
    table.first { $0.name == name }
  }
}
