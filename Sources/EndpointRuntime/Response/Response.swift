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
