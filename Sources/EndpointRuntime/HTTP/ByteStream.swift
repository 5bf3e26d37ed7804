import Foundation

/// The body of a response in pieces, as they arrive.
///
/// A reader that requests no pieces slows the server down. Only one reader may read the stream, once. Releasing the
/// stream closes the connection.
public final class ByteStream: AsyncSequence, Sendable {
  public typealias Element = Data

  private let produce: @Sendable () async throws -> Data?
  private let cancel: @Sendable () -> Void

  /// Creates a stream. Transports call it.
  ///
  /// - Parameters:
  ///   - cancel: Ends the exchange. Called when the stream is released.
  ///   - next: Returns the next piece, or `nil` after the last. Throws if the connection is lost or the task is
  ///     cancelled.
  public init(
    cancel: @escaping @Sendable () -> Void = {},
    next: @escaping @Sendable () async throws -> Data?
  ) {
    self.cancel = cancel
    produce = next
  }

  /// Creates a stream of bytes in memory.
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

  /// The next piece, never empty. `nil` after the last.
  public func next() async throws -> Data? {
    while let piece = try await produce() {
      if !piece.isEmpty { return piece }
    }
    return nil
  }

  /// Reads the remaining bytes up to a limit, and requests none beyond it.
  public func data(limit: Int) async throws -> Data {
    var data = Data()
    while data.count < limit, let piece = try await next() { data += piece }
    return data.prefix(limit)
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(stream: self) }

  /// Iterates over the pieces.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let stream: ByteStream

    public mutating func next() async throws -> Data? { try await stream.next() }
  }
}

/// Streams are equal if they are identical.
extension ByteStream: Hashable {
  public static func == (left: ByteStream, right: ByteStream) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
