@_spi(Generated) import EndpointJSON
import EndpointWire
import Foundation

/// The name and the data of a server-sent event, for an event that the client does not know.
///
/// ```swift
/// case .unknown(let event): print("\(event.name): \(event.data)")
/// ```
public struct ServerSentEvent: Hashable, Sendable {
  /// The type of the event. `message` by default.
  public let name: String
  /// The text of the event.
  public let data: String

  /// Creates an event, for tests.
  public init(name: String = "message", data: String) {
    self.name = name
    self.data = data
  }
}

/// An enum of the events of a stream, which the name of an event decides.
public protocol EventDecodable: SendableMetatype {
  /// Reads an event.
  init(from event: ServerSentEvent) throws(JSONFailure)
}

@_spi(Generated) extension ServerSentEvent {
  /// The data as JSON.
  public func json<Value: JSONReadable>() throws(JSONFailure) -> Value {
    try json { Value(from: &$0) }
  }

  /// The data as JSON that a closure decodes.
  public func json<Value>(
    _ read: (inout JSONReader) -> Value?
  ) throws(JSONFailure) -> Value {
    try JSONReader.read(data.utf8, read).value
  }

  /// This event, which no case of an open enum has.
  ///
  /// - Throws: If it has no data. Such an event only keeps the connection open.
  public func unlisted() throws(JSONFailure) -> ServerSentEvent {
    guard !EventParser.Event(data: data).isBlank else { throw failure(expected: "data") }
    return self
  }

  /// The failure of an event that no case of a closed enum has.
  public func failure(expected: String) -> JSONFailure {
    JSONFailure(path: "", offset: 0, expected: expected, found: "the event \"\(name)\"")
  }
}

extension ResponseFormat where Response: EventDecodable {
  /// An event that its name decides.
  public static var event: ResponseFormat {
    ResponseFormat { event in
      do throws(JSONFailure) {
        return .success(try Response(from: ServerSentEvent(name: event.name, data: event.data)))
      } catch {
        return .failure(error)
      }
    }
  }
}
