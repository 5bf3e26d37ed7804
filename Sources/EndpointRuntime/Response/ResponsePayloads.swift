import Foundation

// What stands before `.map` in a table of statuses: a format of a body whose value goes into a case.

extension ResponseFormat {
  /// JSON whose value goes into a case: `.json.map(DeckDrawResponse.ok)`.
  public static var json: JSONFormat { JSONFormat() }

  /// JSON at a path whose value goes into a case.
  public static func json(at path: JSONPath) -> JSONFormat { JSONFormat(path: path) }

  /// JSON that a closure reads, whose value goes into a case.
  public static func json<Payload: Sendable>(
    at path: JSONPath? = nil,
    _ read: @escaping @Sendable (inout JSONReader) -> Payload?
  ) -> JSONClosureFormat<Payload> {
    JSONClosureFormat(path: path, read: read)
  }

  /// No body: `.void.map { .accepted }`.
  public static var void: VoidFormat { VoidFormat() }

  /// Bytes that go into a case.
  public static var data: DataFormat { DataFormat() }

  /// Text that goes into a case.
  public static var text: TextFormat { TextFormat() }
}

/// A body of JSON, read as the type that is asked for.
public struct JSONFormat: Sendable {
  var path: JSONPath?

  /// The format of a response that this makes of the value.
  public func map<Payload: WireDecodable & Sendable, Response>(
    _ transform: @escaping @Sendable (Payload) -> Response
  ) -> ResponseFormat<Response> {
    JSONClosureFormat(path: path) { Payload(from: &$0) }.map(transform)
  }
}

/// A body of JSON, read by a closure.
public struct JSONClosureFormat<Payload: Sendable>: Sendable {
  let path: JSONPath?
  let read: @Sendable (inout JSONReader) -> Payload?

  /// The format of a response that this makes of the value.
  public func map<Response>(
    _ transform: @escaping @Sendable (Payload) -> Response
  ) -> ResponseFormat<Response> {
    ResponseFormat(accept: "application/json") { body, places in
      value(in: body, noting: places).map { decoded in
        Decoded(value: transform(decoded.value), skippedElements: decoded.skippedElements)
      }
    }
  }

  private func value(
    in body: Data,
    noting places: JSONPlaces?
  ) -> Result<Decoded<Payload>, JSONFailure> {
    let absent = (Payload.self as? any AbsentValue.Type)?.absent as? Payload
    if body.isEmpty, let absent { return .success(Decoded(value: absent)) }
    do throws(JSONFailure) {
      if let places { JSONReader.note(places, in: body, at: path, read) }
      let result = try JSONReader.read(body, at: path, absent: absent, read)
      return .success(Decoded(value: result.value, skippedElements: result.skippedElements))
    } catch {
      return .failure(error)
    }
  }
}

/// No body.
public struct VoidFormat: Sendable {
  /// The format of a response that is this value.
  public func map<Response>(
    _ value: @escaping @Sendable () -> Response
  ) -> ResponseFormat<Response> {
    ResponseFormat(accept: nil) { _, _ in .success(Decoded(value: value())) }
  }
}

/// A body of bytes.
public struct DataFormat: Sendable {
  /// The format of a response that this makes of the bytes.
  public func map<Response>(
    _ transform: @escaping @Sendable (Data) -> Response
  ) -> ResponseFormat<Response> {
    ResponseFormat(accept: nil) { body, _ in .success(Decoded(value: transform(body))) }
  }
}

/// A body of text.
public struct TextFormat: Sendable {
  /// The format of a response that this makes of the text.
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

/// A type that has a value for nothing at all: an optional, whose body may be empty, or hold nothing at its path.
private protocol AbsentValue {
  static var absent: Self { get }
}

extension Optional: AbsentValue {
  fileprivate static var absent: Wrapped? { nil }
}
