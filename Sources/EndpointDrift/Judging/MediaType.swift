import EndpointSpec

/// The media type of a body (RFC 9110, section 8.3.1).
struct MediaType {
  /// The name, such as `application/json`, in lowercase, without parameters.
  let name: String

  init(_ header: String) {
    name = header.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
  }

  var isKnown: Bool { name.contains("/") }

  /// The name for reports. Unusual names may be data.
  var shown: String { Self.usual.contains(name) || Self.isPlain(name) ? name : "another" }

  /// Whether it is a common structured type, such as `application/problem+json`.
  private static func isPlain(_ name: String) -> Bool {
    let known = ["problem", "hal", "vnd.api", "geo", "ld", "health"]
    return known.contains { name == "application/\($0)+json" }
  }

  private static let usual: Set<String> = [
    "text/html", "text/plain", "text/xml", "text/javascript", "text/css", "text/csv",
    "text/event-stream", "application/xml", "application/javascript", "application/octet-stream",
    "application/pdf", "application/x-www-form-urlencoded", "multipart/form-data", "image/png",
    "image/jpeg", "application/json",
  ]

  var isJSON: Bool { name.hasSuffix("/json") || name.hasSuffix("+json") }

  /// The media type that a client expects instead of this one. Nil if it accepts this one.
  func expected(for content: ResponseContent) -> String? {
    switch content {
    case .encoded(.json): isJSON ? nil : "application/json"
    case .encoded(.text): name.hasPrefix("text/") ? nil : "text/plain"
    case .stream(.sse, _): name == "text/event-stream" ? nil : "text/event-stream"
    case .none, .encoded(.form), .encoded(.multipart), .encoded(.binary), .stream(.lines, _): nil
    }
  }

  var encoding: BodyEncoding {
    if isJSON { return .json }
    switch name {
    case "application/x-www-form-urlencoded": return .form
    case "multipart/form-data": return .multipart
    default: return name.hasPrefix("text/") ? .text : .binary
    }
  }
}
