import Foundation

/// A server sent or asked for more than the client's limits allow.
public struct LimitExceeded: Error, Sendable {
  /// A limit of `ClientLimits`, with its value.
  public enum Limit: Hashable, Sendable {
    case responseBytes(Int)
    case eventBytes(Int)
    case backlogBytes(Int)
    case wait(seconds: Double)
    case emptyPages(Int)
  }

  public let limit: Limit
  /// The call that failed with it.
  var origin: ErrorOrigin?

  /// An error that a transport throws when a response exceeds `HTTPRequest.responseLimit`.
  public init(_ limit: Limit) {
    self.limit = limit
  }

  /// `The response has more than 268435456 bytes (responseBytes).`
  var reason: String {
    switch limit {
    case .responseBytes(let count): "The response has more than \(count) bytes (responseBytes)."
    case .eventBytes(let count):
      "An event or a line of the stream has more than \(count) bytes (eventBytes)."
    case .backlogBytes(let count):
      "More than \(count) bytes of the stream wait for a slow reader (backlogBytes)."
    case .wait(let seconds): "The API asks for a wait of more than \(seconds) seconds (wait)."
    case .emptyPages(let count):
      "More than \(count) pages without an item follow each other (emptyPages)."
    }
  }
}

extension LimitExceeded: Hashable {
  public static func == (left: LimitExceeded, right: LimitExceeded) -> Bool {
    left.limit == right.limit
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(limit) }
}

extension LimitExceeded: LocalizedError, CustomStringConvertible, CustomReflectable {
  /// The client's text for people.
  public var errorDescription: String? { (origin?.texts ?? .english).limitExceeded }

  /// The call, and the limit with its value.
  public var description: String { origin.map { "\($0.call): \(reason)" } ?? reason }

  public var customMirror: Mirror { Mirror(self, children: ["reason": description]) }
}
