import EndpointJSON
import EndpointJudge
import EndpointSpec
import EndpointWire

/// A recorded request and its response.
package struct Exchange: Sendable {
  package typealias Header = (name: String, text: String)

  package enum Body: Sendable {
    case none
    case bytes([UInt8])
    /// The fields of a form without its bytes.
    case form([(name: String, text: String)])
    case multipart([Multipart.Part])
    /// A body that was not recorded.
    case unrecorded
  }

  /// The name of the endpoint, if it was recorded.
  package var endpoint: String?
  package var method: String
  package var url: TrafficURL
  /// Nil if they were not recorded.
  package var requestHeaders: [Header]?
  /// The media type of the request body, if it was recorded outside of the headers.
  var requestType: String?
  package var requestBody: Body
  package var status: Int
  package var responseHeaders: [Header]
  /// Whether the headers of the response were recorded. Each response has some.
  var hasResponseHeaders = true
  package var responseBody: Body
  /// Whether only the request line and the status are known, as in an access log.
  var isOfLog = false
  package var place: EvidencePlace
  /// What a live call should cause. Nil in recordings.
  package var expectation: Expectation?

  /// The status of the example that a live call sent.
  package struct Expectation: Sendable {
    /// Nil for a call without arguments, which should succeed.
    package let example: String?
    let status: Int

    package init(example: String?, status: Int) {
      self.example = example
      self.status = status
    }
  }

  package init(
    endpoint: String? = nil,
    method: String,
    url: TrafficURL,
    requestHeaders: [Header]? = nil,
    requestBody: Body = .none,
    status: Int,
    responseHeaders: [Header] = [],
    responseBody: Body = .none,
    place: EvidencePlace
  ) {
    self.endpoint = endpoint
    self.method = method
    self.url = url
    self.requestHeaders = requestHeaders
    self.requestBody = requestBody
    self.status = status
    self.responseHeaders = responseHeaders
    self.responseBody = responseBody
    self.place = place
  }
}

extension Exchange {
  /// Whether the method is one of HTTP or WebDAV. Another text may be data.
  var hasUsualMethod: Bool { Self.usualMethods.contains(method) }

  private static let usualMethods: Set<String> = [
    "GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT", "QUERY",
    "PROPFIND", "PROPPATCH", "MKCOL", "COPY", "MOVE", "LOCK", "UNLOCK", "REPORT", "SEARCH", "LIST",
    "LINK", "UNLINK", "PURGE", "VIEW",
  ]
}

extension [Exchange.Header] {
  /// The first value of a header. Upper and lower case are alike.
  subscript(name: String) -> String? { first { $0.name.isSameHeader(as: name) }?.text }
}

extension String {
  /// Whether both are names of the same header (RFC 9110, section 5.1).
  func isSameHeader(as other: String) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0 == $1 || isLetter($0) && $0 ^ $1 == 0x20 }
  }
}

/// The location of an exchange in an evidence file.
package struct EvidencePlace: Equatable, Sendable {
  package var file: String
  /// The number of the entry, from 1.
  package var entry: Int
  /// The line and column at which the entry starts, from 1. 0 for a live response.
  package var line: Int
  package var column: Int

  package init(file: String, entry: Int, line: Int, column: Int) {
    self.file = file
    self.entry = entry
    self.line = line
    self.column = column
  }
}

/// Evidence that cannot be used: a broken entry, or another kind of file.
package struct EvidenceProblem: Error, Equatable, Sendable {
  package var message: String
  package var file: String
  package var line: Int
  package var column: Int
  /// Whether the whole file is unusable.
  package var isWholeFile = false
}

/// A difference that a running app counted: an entry of the runtime's `DriftReport`.
package struct AppObservation: Sendable {
  let api: String
  let endpoint: String
  let status: Int
  let kind: DriftKind
  /// `items[].color`
  let path: JSONPath
  let expected: String?
  let count: Int
  let place: EvidencePlace

  /// The kinds of differences that a client reports.
  private static let kinds: [DriftKind] = [
    .undeclaredField, .unknownValue, .droppedValue, .missingField, .nullField, .wrongType,
    .undeclaredStatus,
  ]
  /// Longer paths cannot match the types of a spec.
  private static let longestPath = 64

  /// A missing key, or a key with an invalid value.
  struct InvalidKey: Error {
    let name: String
  }

  init(_ entry: JSONValue, at place: EvidencePlace) throws(InvalidKey) {
    func value<Value>(_ key: String, _ read: (JSONValue) -> Value?) throws(InvalidKey) -> Value {
      guard let value = entry[key].flatMap(read) else { throw InvalidKey(name: key) }
      return value
    }
    api = try value("api", \.stringValue)
    endpoint = try value("endpoint", \.stringValue)
    status = try value("status") { $0.intValue.flatMap { 100...999 ~= $0 ? $0 : nil } }
    kind = try value("kind") { kind in Self.kinds.first { $0.name == kind.stringValue } }
    path = try value("place") { $0.stringValue.flatMap(Self.path) }
    count = try value("count") { $0.intValue.flatMap { $0 > 0 ? $0 : nil } }
    expected = entry["expected"]?.stringValue
    self.place = place
  }

  private static func path(_ text: String) -> JSONPath? {
    guard !text.isEmpty else { return JSONPath(components: []) }
    guard let path = try? JSONPath.parse(text), path.components.count <= longestPath else {
      return nil
    }
    return path
  }
}

extension MediaType {
  var isKnown: Bool { essence.contains("/") }

  /// The type for reports. Unusual types may be data.
  var shown: String { Self.usual.contains(essence) ? essence : "another" }

  private static let usual: Set<String> = [
    "text/html", "text/plain", "text/xml", "text/javascript", "text/css", "text/csv",
    "text/event-stream", "application/xml", "application/javascript", "application/octet-stream",
    "application/pdf", "application/x-www-form-urlencoded", "multipart/form-data", "image/png",
    "image/jpeg", "application/json", "application/problem+json", "application/hal+json",
    "application/vnd.api+json", "application/geo+json", "application/ld+json",
    "application/health+json",
  ]

  var isText: Bool { essence.hasPrefix("text/") }

  /// The media type that a client expects instead of this one. Nil if the client accepts this one, or if this is no media
  /// type.
  func expected(for content: ResponseContent) -> String? {
    guard isKnown else { return nil }
    return switch content {
    // Servers without a setting send JSON as plain text, and clients expect that.
    case .encoded(.json): isJSON || essence == "text/plain" ? nil : "application/json"
    case .encoded(.text): isText ? nil : "text/plain"
    case .stream(.events): streamFormat == .events() ? nil : "text/event-stream"
    case .none, .encoded(.form), .encoded(.multipart), .encoded(.binary), .stream(.lines): nil
    case .stream(.sequence), .stream(.gateway): nil
    }
  }
}
