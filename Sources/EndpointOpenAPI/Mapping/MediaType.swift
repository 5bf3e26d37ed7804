/// A media type of a body, and the encoding of the spec language that carries it.
package struct MediaType: Equatable, Sendable {
  /// As the document writes it.
  package let text: String
  /// In small letters, without parameters.
  package let essence: String

  package init(_ text: String) {
    self.text = text
    let isEssence = text.utf8.allSatisfy { byte in
      byte != UInt8(ascii: ";") && byte > 0x20 && !(UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte)
    }
    essence = isEssence ? text : text.prefix { $0 != ";" }.lowercased().filter { $0 != " " }
  }

  /// The encodings of bodies of requests, with the media type that each sends by itself.
  package static let encodings: [(encoding: String, mediaType: String)] = [
    ("json", "application/json"), ("form", "application/x-www-form-urlencoded"),
    ("multipart", "multipart/form-data"), ("text", "text/plain"),
    ("binary", "application/octet-stream"),
  ]

  /// What a body of this type is for the spec language; nil for markup that no type describes.
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

  /// A stream of events or lines, whose parts a type describes.
  package var isStream: Bool { streamFormat != nil || essence == "application/json-seq" }

  /// The format of the stream in the spec language; nil of what is none, and of JSON texts that begin with a record
  /// separator (RFC 7464).
  package var streamFormat: String? {
    switch essence {
    case "text/event-stream": "sse"
    case "application/x-ndjson", "application/ndjson", "application/jsonl",
      "application/stream+json":
      "lines"
    default: nil
    }
  }

  /// Whether the type stands for several.
  package var isRange: Bool { essence.contains("*") }

  /// Whether the encoding sends this type without being told.
  package var isUsual: Bool {
    Self.encodings.contains { $0.mediaType == essence }
  }

  /// Which of several types a client takes: JSON itself first, markup last.
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
