@_spi(Generated) import EndpointJSON
import EndpointWire
import Foundation

extension ResponseFormat where Response: JSONReadable {
  /// JSON. For an optional, an empty body is `nil`.
  public static var json: ResponseFormat { json { Response(from: &$0) } }

  /// JSON. Decodes the value at a path.
  public static func json(at path: JSONPath) -> ResponseFormat {
    json(at: path) { Response(from: &$0) }
  }
}

extension ResponseFormat where Response == Data? {
  /// The raw bytes. `nil` if the body is empty.
  public static var data: ResponseFormat { .data.map { $0.isEmpty ? nil : $0 } }
}

extension ResponseFormat where Response == String? {
  /// Text in the character encoding of the Content-Type header, or in UTF-8. `nil` if the body is empty.
  public static var text: ResponseFormat { .text.map { $0.isEmpty ? nil : $0 } }
}

// These formats have the type of their own value. In a table of statuses, `map` wraps the value in an enum case.

extension ResponseFormat {
  /// JSON that a closure decodes, for values that need more than their type.
  @_spi(Generated) public static func json<Value: Sendable>(
    at path: JSONPath? = nil,
    _ read: @escaping @Sendable (inout JSONReader) -> Value?
  ) -> ResponseFormat<Value> {
    ResponseFormat<Value>(accept: "application/json") { body, _, places in
      let absent = (Value.self as? any AbsentValue.Type)?.absent as? Value
      if body.isEmpty, let absent { return .success(Decoded(value: absent)) }
      do throws(JSONFailure) {
        if let places { JSONReader.note(places, in: body, at: path, read) }
        let result = try JSONReader.read(body, at: path, absent: absent, read)
        return .success(
          Decoded(value: result.value, skippedElements: result.skippedElements)
        )
      } catch {
        return .failure(error)
      }
    }
  }

  /// No body.
  public static var void: ResponseFormat<Void> {
    ResponseFormat<Void>(accept: nil) { _, _, _ in .success(Decoded(value: ())) }
  }

  /// The raw bytes.
  public static var data: ResponseFormat<Data> {
    ResponseFormat<Data>(accept: nil) { body, _, _ in .success(Decoded(value: body)) }
  }

  /// Text in the character encoding that the Content-Type header names, or in UTF-8.
  public static var text: ResponseFormat<String> {
    ResponseFormat<String>(accept: nil) { body, headers, _ in
      let label = headers["Content-Type"].flatMap { MediaType($0).parameter("charset") }
      if let text = Charset.text(of: body, label) { return .success(Decoded(value: text)) }
      let expected = "text in \(label ?? "UTF-8")"
      return .failure(
        JSONFailure(path: "", offset: 0, expected: expected, found: "other bytes")
      )
    }
  }

  /// JSON for an enum case: `.json.map(DeckDrawResponse.ok)`.
  @_spi(Generated) public static var json: JSONFormat { JSONFormat() }

  /// JSON at a path for an enum case.
  @_spi(Generated) public static func json(at path: JSONPath) -> JSONFormat {
    JSONFormat(path: path)
  }
}

/// A JSON body that decodes as the payload type of an enum case.
@_spi(Generated) public struct JSONFormat: Sendable {
  var path: JSONPath?

  /// Returns a response format that transforms the decoded value.
  public func map<Payload: JSONReadable & Sendable, Response>(
    _ transform: @escaping @Sendable (Payload) -> Response
  ) -> ResponseFormat<Response> {
    .json(at: path) { Payload(from: &$0) }.map(transform)
  }
}

/// A type with a value for an empty body or an absent path: an optional.
private protocol AbsentValue {
  static var absent: Self { get }
}

extension Optional: AbsentValue {
  fileprivate static var absent: Wrapped? { nil }
}
