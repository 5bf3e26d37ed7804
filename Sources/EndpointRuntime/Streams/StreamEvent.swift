/// An element of a stream with what its event says beside it.
public struct StreamEvent<Value: Sendable>: Sendable {
  /// The element: the event's data.
  public let value: Value
  /// The event's type, `message` unless the server names another; of a line, too.
  public let name: String
  /// The identifier of the last event that had one, which the server is told after a lost connection; empty if none had.
  public let id: String

  public init(_ value: Value, name: String = "message", id: String = "") {
    self.value = value
    self.name = name
    self.id = id
  }
}

extension StreamEvent: Equatable where Value: Equatable {}
