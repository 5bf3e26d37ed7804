import Foundation

/// A value with the response that it came in.
public struct Response<Value: Sendable>: Sendable {
  public let value: Value
  /// The response itself: status, headers, bytes.
  public let http: HTTPResponse
  /// How many elements of lossy arrays did not decode and were dropped.
  public let skippedElements: Int

  public init(_ value: Value, _ http: HTTPResponse, skippedElements: Int = 0) {
    self.value = value
    self.http = http
    self.skippedElements = skippedElements
  }

  public var status: Int { http.status }
  public var headers: HTTPHeaders { http.headers }
  public var body: Data { http.body }

  /// A header as a value; `nil` if it is missing or is no such value.
  public func header<T: JSONDecodable & Sendable>(_ name: String) -> T? {
    headers[name].flatMap(Self.value(of:))
  }

  /// The elements of a header that is a list with commas; `nil` if it is missing or one of them is no such value.
  public func header<T: JSONDecodable & Sendable>(_ name: String) -> [T]? {
    guard let text = headers[name] else { return nil }
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    let values: [T] = parts.compactMap(Self.value(of:))
    return values.count == parts.count ? values : nil
  }

  /// A header as a date in this format.
  public func header(_ name: String, _ format: DateFormat) -> Date? {
    headers[name].flatMap(format.date(from:))
  }

  /// A header has no quotes around its text as JSON has: it is read with them, then, for numbers, without.
  private static func value<T: JSONDecodable & Sendable>(of text: String) -> T? {
    if let quoted = try? JSONWriter.write({ $0.string(text) }).bytes,
      let value = try? JSONReader.read(quoted, { T(from: &$0) }).value
    {
      return value
    }
    return try? JSONReader.read(Array(text.utf8)) { T(from: &$0) }.value
  }
}

extension Response: Equatable where Value: Equatable {}
