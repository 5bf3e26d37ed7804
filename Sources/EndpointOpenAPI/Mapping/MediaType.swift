/// A media type, and the encoding in the spec language.
package struct MediaType: Equatable, Sendable {
  /// As the document writes it.
  package let text: String
  /// In lowercase, without parameters.
  package let essence: String

  package init(_ text: String) {
    self.text = text
    let isEssence = text.utf8.allSatisfy { byte in
      byte != UInt8(ascii: ";") && byte > 0x20 && !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte)
    }
    essence = isEssence ? text : text.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
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

  /// Whether it is a media range.
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
