@_spi(Generated) import EndpointJSON
import EndpointWire
import Foundation

/// How to decode the body of a response.
///
/// ```swift
/// .json(at: "items")
/// .statuses([200: .json.map(DeckDrawResponse.ok), 202: .void.map { .accepted }])
/// ```
public struct ResponseFormat<Response: Sendable>: Sendable {
  /// Reads a body with the headers of its response. Records the places of the values if `places` is not `nil`. It
  /// returns a `Result` because functions with typed throws cannot be stored on all supported systems.
  typealias Read =
    @Sendable (Data, HTTPHeaders, JSONPlaces?) -> Result<
      Decoded<Response>, JSONFailure
    >

  private enum Form {
    /// One format for all successful statuses.
    case success(Read)
    case statuses([Int: Read])
    /// The events of a stream.
    case event(ReadEvent)
  }

  /// Reads an event of a stream.
  typealias ReadEvent = @Sendable (EventParser.Event) -> Result<Response, JSONFailure>

  private let form: Form
  /// The value of the Accept header.
  let accept: String?

  init(accept: String?, _ read: @escaping Read) {
    self.init(form: .success(read), accept: accept)
  }

  init(_ read: @escaping ReadEvent) {
    self.init(form: .event(read), accept: "text/event-stream")
  }

  private init(form: Form, accept: String?) {
    self.form = form
    self.accept = accept
  }

  /// A format for each successful status. Any other status is unexpected.
  @_spi(Generated) public static func statuses(_ statuses: [Int: ResponseFormat]) -> ResponseFormat
  {
    ResponseFormat(
      form: .statuses(
        statuses.compactMapValues { if case .success(let read) = $0.form { read } else { nil } }
      ),
      accept: statuses.sorted { $0.key < $1.key }.lazy.compactMap(\.value.accept).first
    )
  }

  /// Returns a format that transforms the decoded value: `.json.map(DeckDrawResponse.ok)`, `.void.map { .accepted }`.
  @_spi(Generated) public func map<Other>(
    _ transform: @escaping @Sendable (Response) -> Other
  ) -> ResponseFormat<Other> {
    func transformed(_ read: @escaping Read) -> ResponseFormat<Other>.Read {
      { body, headers, places in
        read(body, headers, places).map {
          Decoded(value: transform($0.value), skippedElements: $0.skippedElements)
        }
      }
    }
    let form: ResponseFormat<Other>.Form =
      switch form {
      case .success(let read): .success(transformed(read))
      case .statuses(let reads): .statuses(reads.mapValues(transformed))
      case .event(let read): .event { read($0).map(transform) }
      }
    return ResponseFormat<Other>(form: form, accept: accept)
  }

  /// True if the status is a success.
  func accepts(_ status: Int) -> Bool {
    switch form {
    case .success, .event: (200...299).contains(status)
    case .statuses(let reads): reads[status] != nil
    }
  }

  /// The lowest successful status.
  var lowestStatus: Int {
    if case .statuses(let reads) = form { reads.keys.min() ?? 200 } else { 200 }
  }

  /// Decodes a body. Returns the value and the number of dropped lossy elements.
  package func decode(
    _ body: Data,
    status: Int,
    headers: HTTPHeaders = HTTPHeaders(),
    noting places: JSONPlaces? = nil
  ) throws(JSONFailure) -> Decoded<Response> {
    switch form {
    case .success(let read): return try read(body, headers, places).get()
    case .statuses(let reads):
      guard let read = reads[status] else {
        throw JSONFailure(path: "", offset: 0, expected: "a success", found: "status \(status)")
      }
      return try read(body, headers, places).get()
    case .event(let read):
      let event = EventParser.Event(data: String(decoding: body, as: UTF8.self))
      return Decoded(value: try read(event).get())
    }
  }

  /// Decodes an element of a stream.
  package func decode(_ event: EventParser.Event) throws(JSONFailure) -> Response {
    if case .event(let read) = form { return try read(event).get() }
    return try decode(Data(event.data.utf8), status: 200).value
  }

  /// Whether the name of an event decides how to decode it.
  var isOfEvents: Bool {
    if case .event = form { true } else { false }
  }
}

/// A decoded value and the number of lossy elements that were dropped.
package struct Decoded<Value> {
  package let value: Value
  var skippedElements = 0
}
