import Foundation

/// The body of a response piece by piece, as it comes from the server.
///
/// Pieces are asked for one at a time: who does not ask holds the server back. It is read once, by one reader; letting go
/// of it closes the connection.
public final class ByteStream: AsyncSequence, Sendable {
  public typealias Element = Data

  private let produce: @Sendable () async throws -> Data?
  private let cancel: @Sendable () -> Void

  /// A stream that a transport makes.
  ///
  /// - Parameters:
  ///   - cancel: ends the exchange; called when nobody holds the stream any more.
  ///   - next: the next piece, `nil` after the last. It throws when the connection is lost or the task is cancelled.
  public init(
    cancel: @escaping @Sendable () -> Void = {},
    next: @escaping @Sendable () async throws -> Data?
  ) {
    self.cancel = cancel
    produce = next
  }

  /// A stream of bytes that are there already.
  public convenience init(_ data: Data) {
    let left = Locked<Data?>(data)
    self.init {
      left.update { left in
        defer { left = nil }
        return left
      }
    }
  }

  deinit { cancel() }

  /// The next piece, never empty; `nil` after the last.
  public func next() async throws -> Data? {
    while let piece = try await produce() {
      if !piece.isEmpty { return piece }
    }
    return nil
  }

  /// All the bytes that are left, but no more than a limit: what is behind it is not asked for.
  public func data(limit: Int) async throws -> Data {
    var data = Data()
    while data.count < limit, let piece = try await next() { data += piece }
    return data.prefix(limit)
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(stream: self) }

  /// Goes from piece to piece.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let stream: ByteStream

    public mutating func next() async throws -> Data? { try await stream.next() }
  }
}

/// Two streams are equal when they are the same.
extension ByteStream: Hashable {
  public static func == (left: ByteStream, right: ByteStream) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
