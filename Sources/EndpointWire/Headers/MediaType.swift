import EndpointJSON

/// A media type (RFC 9110, section 8.3.1).
package struct MediaType: Equatable, Sendable {
  /// As written.
  package let text: String
  /// In lowercase, without parameters: `application/json`.
  package let essence: String

  package init(_ text: String) {
    self.text = text
    let name = Substring(text.utf8.prefix { $0 != UInt8(ascii: ";") }).lowercased()
    essence = name.hasByte { $0 <= 0x20 || $0 >= 0x80 } ? name.filter { !$0.isWhitespace } : name
  }

  /// The value of a parameter, such as `boundary`, without quotation marks. `nil` if it is missing.
  package func parameter(_ name: String) -> String? {
    for parameter in text.split(separator: ";").dropFirst() {
      let words = parameter.split(separator: "=", maxSplits: 1)
      guard words.count == 2, words[0].lowercased().filter({ !$0.isWhitespace }) == name else {
        continue
      }
      let value = words[1].drop(while: \.isWhitespace)
      guard value.first == "\"" else { return String(value.prefix { !$0.isWhitespace }) }
      return String(value.dropFirst().prefix { $0 != "\"" })
    }
    return nil
  }

  /// True for JSON, and for a range that includes it.
  package var isJSON: Bool {
    essence.hasSuffix("/json") || essence.hasSuffix("+json") || essence == "*/*"
      || essence == "application/*"
  }

  /// True for several types, such as `image/*`.
  package var isRange: Bool { essence.contains("*") }

  /// The format of the stream. `nil` for other types.
  package var streamFormat: StreamFormat? {
    switch essence {
    case "text/event-stream": .events()
    case "application/x-ndjson", "application/ndjson", "application/jsonl",
      "application/x-jsonlines", "application/stream+json":
      .lines()
    case _ where essence.hasSuffix("/json-seq") || essence.hasSuffix("+json-seq"): .sequence()
    default: nil
    }
  }
}
