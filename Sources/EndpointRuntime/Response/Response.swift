@_spi(Generated) import EndpointJSON
import Foundation

/// A decoded value and its HTTP response.
public struct Response<Value: Sendable>: Sendable {
  /// The decoded value.
  public let value: Value
  /// The HTTP response: status, headers and body.
  public let http: HTTPResponse
  /// The number of values that were skipped because they did not decode: elements of lossy arrays, and lenient fields.
  public let skippedElements: Int

  /// Creates a response, for tests.
  public init(_ value: Value, _ http: HTTPResponse, skippedElements: Int = 0) {
    self.value = value
    self.http = http
    self.skippedElements = skippedElements
  }

  /// The status code of the HTTP response.
  public var status: Int { http.status }
  /// The headers of the HTTP response.
  public var headers: HTTPHeaders { http.headers }
  /// The bytes of the HTTP response.
  public var body: Data { http.body }

  /// The value of a header. `nil` if it is missing or does not decode. Arrays are comma-separated.
  public func header<T: JSONReadable & Sendable>(_ name: String) -> T? {
    headers[name].flatMap(Self.value(of:))
  }

  /// The value of a header as a date in this format.
  public func header(_ name: String, _ format: DateFormat) -> Date? {
    headers[name].flatMap(format.date(from:))
  }
}

extension Response {
  /// Decodes a header by trying JSON forms: a quoted string, then unquoted, then a list.
  private static func value<T: JSONReadable & Sendable>(of text: String) -> T? {
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let candidates = [
      json { $0.string(text) }, Array(text.utf8), json { $0.array(parts) }, Array("[\(text)]".utf8),
    ]
    for candidate in candidates {
      if let value = try? JSONReader.read(candidate, { T(from: &$0) }).value { return value }
    }
    return nil
  }

  private static func json(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    (try? JSONWriter.write(write).bytes) ?? []
  }
}

extension Response: Equatable where Value: Equatable {}

/// A mismatch between a response and the spec.
public struct DecodingFailure: Error, Equatable, Sendable {
  /// The path of the value, such as `"cards[3].suit"`. Empty at the root.
  public let path: String
  /// The byte offset of the value in the body.
  public let offset: Int
  /// What was expected, such as `"a string"`.
  public let expected: String
  /// What was found, shortened, such as `"12"`.
  public let found: String
  /// The endpoint's name in the spec, such as `"Deck.draw"`.
  public let endpoint: String

  /// Creates a mismatch, for tests. The path is empty at the root, and the offset counts bytes.
  public init(path: String, offset: Int, expected: String, found: String, endpoint: String) {
    self.path = path
    self.offset = offset
    self.expected = expected
    self.found = found
    self.endpoint = endpoint
  }

  init(_ failure: JSONFailure, endpoint: String) {
    self.init(
      path: failure.path,
      offset: failure.offset,
      expected: failure.expected,
      found: failure.found,
      endpoint: endpoint
    )
  }
}

/// A declared failure whose body does not match its type: HTML, nothing, or another shape.
///
/// The error of the call also has the response, with its status and content type.
public struct UnreadableFailure: Error, Equatable, Sendable {
  /// The name of the failure's case in the spec, such as `"noSuchDeck"`.
  public let caseName: String
  /// Where and why the body does not match.
  public let mismatch: DecodingFailure
  /// The first 200 bytes of the body. They may contain secrets.
  public let start: Data

  /// Creates a failure, for tests.
  public init(caseName: String, mismatch: DecodingFailure, start: Data) {
    self.caseName = caseName
    self.mismatch = mismatch
    self.start = start
  }

  init(_ caseName: String, _ mismatch: DecodingFailure, in response: HTTPResponse) {
    self.init(caseName: caseName, mismatch: mismatch, start: response.body.prefix(200))
  }
}

extension UnreadableFailure: CustomStringConvertible, CustomReflectable {
  /// Such as `noSuchDeck with another body: expected an object, found '<' (byte 0)`.
  public var description: String { "\(caseName) with another body: \(mismatch.reason)" }

  public var customMirror: Mirror { Mirror(self, children: ["failure": description]) }
}

extension DecodingFailure: CustomStringConvertible, LocalizedError {
  /// Such as `cards[3].suit: expected a string, found 12 (byte 381) in Deck.draw`.
  public var description: String { "\(reason) in \(endpoint)" }

  /// The description without the endpoint.
  var reason: String {
    let place = path.isEmpty ? "" : "\(path): "
    return "\(place)expected \(expected), found \(found) (byte \(offset))"
  }

  public var errorDescription: String? { description }
}
