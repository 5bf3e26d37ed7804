/// An element of a stream with the metadata of its event.
public struct StreamEvent<Value: Sendable>: Sendable {
  /// The decoded data of the event.
  public let value: Value
  /// The event's type. `message` by default, and for lines.
  public let name: String
  /// The identifier of the last event with one, sent to the server on reconnection. Empty if there is none.
  public let id: String

  public init(_ value: Value, name: String = "message", id: String = "") {
    self.value = value
    self.name = name
    self.id = id
  }
}

extension StreamEvent: Equatable where Value: Equatable {}
