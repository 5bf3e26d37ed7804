import EndpointSpec

/// The media type of a body (RFC 9110, section 8.3.1).
struct MediaType {
  /// `application/json`, in lowercase, without parameters.
  let name: String

  init(_ header: String) {
    name = header.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
  }

  var isKnown: Bool { name.contains("/") }

  /// The name as reports show it; a name that is none does not show.
  var shown: String {
    let isName = name.utf8.count <= 80 && name.utf8.allSatisfy { byte in
      0x30...0x39 ~= byte || 0x61...0x7A ~= byte || "/+.-".utf8.contains(byte)
    }
    return isName ? name : "unusual"
  }

  var isJSON: Bool { name.hasSuffix("/json") || name.hasSuffix("+json") }

  /// Whether a body of this type can be what a client expects.
  func fits(_ content: ResponseSample.Content) -> Bool {
    switch content {
    case .encoded(.json): isJSON
    case .encoded(.text): name.hasPrefix("text/")
    case .stream(.sse, _): name == "text/event-stream"
    default: true
    }
  }

  /// What a client expects; nil where it takes any type.
  static func name(of content: ResponseSample.Content) -> String? {
    switch content {
    case .encoded(.json): "application/json"
    case .encoded(.text): "text/plain"
    case .stream(.sse, _): "text/event-stream"
    default: nil
    }
  }

  /// The encoding of a request's body of this type.
  var encoding: BodyEncoding {
    if isJSON { return .json }
    switch name {
    case "application/x-www-form-urlencoded": return .form
    case "multipart/form-data": return .multipart
    default: return name.hasPrefix("text/") ? .text : .binary
    }
  }
}
