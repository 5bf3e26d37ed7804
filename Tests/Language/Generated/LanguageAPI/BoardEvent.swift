// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

/// What happens on a board.
///
/// The server sends `beat` every ten seconds.
public enum BoardEvent: Equatable, Sendable, EventDecodable {
  case moved(Point)
  case note(String)
  case count(Int)
  case stamp(Date?)
  case beat
  /// A value that this version does not know.
  case unknown(ServerSentEvent)
}

@available(*, deprecated, renamed: "BoardEvent")
public typealias BoardChange = BoardEvent

// MARK: - Coding

extension BoardEvent {
  public init(from event: ServerSentEvent) throws(JSONFailure) {
    switch event.name {
    case "moved": self = try .moved(event.json())
    case "note": self = .note(event.data)
    case "count_changed": self = try .count(event.json())
    case "stamp": self = try .stamp(event.json { $0.optional { $0.date(.unix) } })
    case "beat": self = .beat
    default: self = try .unknown(event.unlisted())
    }
  }
}
