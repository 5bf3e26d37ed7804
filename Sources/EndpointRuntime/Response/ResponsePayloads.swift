import Foundation

// Formats in a table of statuses. `.map` wraps the decoded value in an enum case.

extension ResponseFormat {
  /// JSON for an enum case: `.json.map(DeckDrawResponse.ok)`.
  public static var json: JSONFormat { JSONFormat() }

  /// JSON at a path for an enum case.
  public static func json(at path: JSONPath) -> JSONFormat { JSONFormat(path: path) }

  /// JSON that a closure decodes, for an enum case.
  public static func json<Payload: Sendable>(
    at path: JSONPath? = nil,
    _ read: @escaping @Sendable (inout JSONReader) -> Payload?
  ) -> JSONClosureFormat<Payload> {
    JSONClosureFormat(path: path, read: read)
  }

  /// No body: `.void.map { .accepted }`.
  public static var void: VoidFormat { VoidFormat() }

  /// Raw bytes for an enum case.
  public static var data: DataFormat { DataFormat() }

  /// Text for an enum case.
  public static var text: TextFormat { TextFormat() }
}

/// A JSON body that decodes as the payload type.
public struct JSONFormat: Sendable {
  var path: JSONPath?

  /// Returns a response format that transforms the decoded value.
  public func map<Payload: JSONReadable & Sendable, Response>(
    _ transform: @escaping @Sendable (Payload) -> Response
  ) -> ResponseFormat<Response> {
    ResponseFormat(accept: Self.accept) { body, places in
      Self.read(body, at: path, noting: places, { Payload(from: &$0) }, transform)
    }
  }
}

/// A JSON body that a closure decodes.
public struct JSONClosureFormat<Payload: Sendable>: Sendable {
  let path: JSONPath?
  let read: @Sendable (inout JSONReader) -> Payload?

  /// Returns a response format that transforms the decoded value.
  public func map<Response>(
    _ transform: @escaping @Sendable (Payload) -> Response
  ) -> ResponseFormat<Response> {
    ResponseFormat(accept: JSONFormat.accept) { body, places in
      JSONFormat.read(body, at: path, noting: places, read, transform)
    }
  }
}

extension JSONFormat {
  static let accept = "application/json"

  /// Decodes the value at a path, and transforms it.
  static func read<Payload, Response>(
    _ body: Data,
    at path: JSONPath? = nil,
    noting places: JSONPlaces?,
    _ read: (inout JSONReader) -> Payload?,
    _ transform: (Payload) -> Response
  ) -> Result<Decoded<Response>, JSONFailure> {
    let absent = (Payload.self as? any AbsentValue.Type)?.absent as? Payload
    if body.isEmpty, let absent { return .success(Decoded(value: transform(absent))) }
    do throws(JSONFailure) {
      if let places { JSONReader.note(places, in: body, at: path, read) }
      let result = try JSONReader.read(body, at: path, absent: absent, read)
      let value = transform(result.value)
      return .success(Decoded(value: value, skippedElements: result.skippedElements))
    } catch {
      return .failure(error)
    }
  }
}

/// No body.
public struct VoidFormat: Sendable {
  /// Returns a response format with a constant value.
  public func map<Response>(
    _ value: @escaping @Sendable () -> Response
  ) -> ResponseFormat<Response> {
    ResponseFormat(accept: nil) { _, _ in .success(Decoded(value: value())) }
  }
}

/// A body of raw bytes.
public struct DataFormat: Sendable {
  /// Returns a response format that transforms the bytes.
  public func map<Response>(
    _ transform: @escaping @Sendable (Data) -> Response
  ) -> ResponseFormat<Response> {
    ResponseFormat(accept: nil) { body, _ in .success(Decoded(value: transform(body))) }
  }
}

/// A body of text.
public struct TextFormat: Sendable {
  /// Returns a response format that transforms the text.
  public func map<Response>(
    _ transform: @escaping @Sendable (String) -> Response
  ) -> ResponseFormat<Response> {
    ResponseFormat(accept: nil) { body, _ in
      guard let text = String(data: body, encoding: .utf8) else {
        return .failure(
          JSONFailure(path: "", offset: 0, expected: "text in UTF-8", found: "other bytes")
        )
      }
      return .success(Decoded(value: transform(text)))
    }
  }
}

/// A type with a value for an empty body or an absent path: an optional.
private protocol AbsentValue {
  static var absent: Self { get }
}

extension Optional: AbsentValue {
  fileprivate static var absent: Wrapped? { nil }
}
