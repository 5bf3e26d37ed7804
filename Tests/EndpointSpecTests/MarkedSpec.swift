import EndpointJSON
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

/// The files of a spec, and the place that `⟦…⟧` marks in one of them.
struct MarkedSpec {
  let files: [SourceFile]
  let place: Place?

  init(_ texts: String...) {
    var files: [SourceFile] = []
    var place: Place?
    for (index, text) in texts.enumerated() {
      var bytes: [UInt8] = []
      var start: Int?
      for character in text {
        switch character {
        case "⟦": start = bytes.count
        case "⟧": place = start.map { Place(file: index, start: $0, end: bytes.count) }
        default: bytes += Array(String(character).utf8)
        }
      }
      let ending = text.hasPrefix("%YAML") ? "yaml" : "json"
      files.append(
        SourceFile(path: index == 0 ? "api.\(ending)" : "part\(index).json", bytes: bytes)
      )
    }
    self.files = files
    self.place = place
  }
}

/// A minimal spec with the parts that a test needs.
func storeSpec(_ more: String = "", types: String = "", endpoints: String = "") -> String {
  let more = more.isEmpty ? "" : more + ",\n"
  return """
    { "api": "Store",
    "servers": { "production": "https://example.com" },
    \(more)"types": {
    \(types)
    },
    "endpoints": {
    \(endpoints)
    } }
    """
}

/// A spec whose only endpoint has the given keys.
func endpoint(_ keys: String, types: String = "", more: String = "") -> String {
  storeSpec(more, types: types, endpoints: "\"list\": { \"path\": \"/list\", \(keys) }")
}

/// A spec with types and an endpoint that receives `body` and returns `response`.
func types(_ types: String, response: String = "T", body: String? = nil) -> String {
  let body = body.map { ", \"body\": \"\($0)\"" } ?? ""
  return storeSpec(
    types: types,
    endpoints: """
      "list": { "method": "POST", "path": "/list", "response": "\(response)"\(body) }
      """
  )
}

/// A spec that breaks one rule at the marked place.
struct RuleCase: CustomTestStringConvertible, Sendable {
  let rule: Rule
  let message: String
  let hint: String?
  let texts: [String]

  /// `message` and `hint` are parts of the printed texts.
  init(_ rule: Rule, _ message: String, hint: String? = nil, _ texts: String...) {
    self.rule = rule
    self.message = message
    self.hint = hint
    self.texts = texts
  }

  var testDescription: String { "\(rule.rawValue): \(message)" }

  /// Expects the rule's diagnostic, and no other one that is as severe.
  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let marked = texts.count == 1 ? MarkedSpec(texts[0]) : MarkedSpec(texts[0], texts[1])
    let result = readSpec(marked.files)
    // A short text that is not JSON also lacks keys.
    let found = result.diagnostics.filter {
      $0.severity <= rule.severity && (rule != .malformedJSON || $0.rule == rule)
    }
    #expect(found.map(\.rule) == [rule], "\(found)", sourceLocation: sourceLocation)
    guard let diagnostic = found.first(where: { $0.rule == rule }) else { return }
    #expect(message.isEmpty || diagnostic.message.contains(message), sourceLocation: sourceLocation)
    #expect(
      diagnostic.place == marked.place,
      "\(shown(diagnostic.place, marked))",
      sourceLocation: sourceLocation
    )
    if diagnostic.severity != .note {
      #expect(
        diagnostic.hint != nil,
        "no hint: \(diagnostic.message)",
        sourceLocation: sourceLocation
      )
    }
    if let hint {
      #expect(
        diagnostic.hint?.contains(hint) == true,
        "\(diagnostic)",
        sourceLocation: sourceLocation
      )
    }
    #expect((result.model == nil) == (rule.severity == .error), sourceLocation: sourceLocation)
  }

  private func shown(_ place: Place, _ marked: MarkedSpec) -> String {
    let bytes = marked.files[place.file].bytes
    guard place.start <= place.end, place.end <= bytes.count else { return "\(place)" }
    return "found at: " + String(decoding: bytes[place.start..<place.end], as: UTF8.self)
  }
}
