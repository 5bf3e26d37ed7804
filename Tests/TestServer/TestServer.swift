import Foundation

/// An HTTP/1.1 server on the loopback interface that responds and misbehaves as a test requires.
///
/// Tests of a client need a real connection: a stub cannot hang, truncate or close early.
/// ```swift
/// let server = try TestServer { request in .json(200, #"{"path": "\(request.path)"}"#) }
/// ```
public final class TestServer: Sendable {
  public let port: UInt16
  private let listener: Socket
  private let log: ServerLog

  public init(
    _ manners: ServerManners = ServerManners(),
    _ handler: @escaping @Sendable (ServerRequest) -> ServerReply
  ) throws {
    let (listener, port) = try Socket.bound()
    try listener.listen()
    let log = ServerLog()
    (self.listener, self.port, self.log) = (listener, port, log)
    Thread.detachNewThread {
      while !log.state.isStopped {
        if let socket = listener.accepted() { serve(socket, log, manners, handler) }
      }
      listener.close()
      log.update { $0.isListening = false }
    }
    ServerScope.current?.add(self)
  }

  deinit { stop() }

  public var url: URL { URL(string: "http://127.0.0.1:\(port)")! }
  /// The URL of the server by host name, which clients treat as another origin.
  public var namedURL: URL { URL(string: "http://localhost:\(port)")! }

  /// The received requests, in order.
  public var requests: [ServerRequest] { log.state.requests }
  public var openConnections: Int { log.state.open.count }
  /// True if a stopped server has closed its descriptors.
  var isClosed: Bool { log.update { !$0.isListening && $0.open.isEmpty } }
  public var acceptedConnections: Int { log.state.accepted }
  /// The number of connections that the client closed before the reply was complete.
  public var abandonedReplies: Int { log.state.abandoned }

  /// The number of bytes of replies that the system has accepted.
  public var sentBytes: Int { log.state.sent }

  /// Ends all connections and accepts no new ones.
  public func stop() {
    let wasStopped = log.update { state in
      defer { state.isStopped = true }
      for socket in state.open.values { socket.shutdown() }
      return state.isStopped
    }
    // On a Mac, `shutdown` does not wake a thread that waits for a connection. A connection does.
    if !wasStopped { Socket.connect(to: port) }
  }

  /// Waits until the condition is true, at most the given seconds. Returns whether it is true.
  public func becomes(
    within seconds: Double = 150,
    _ condition: @Sendable (TestServer) -> Bool
  ) async -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      if condition(self) { return true }
      try? await Task.sleep(nanoseconds: 5_000_000)
    }
    return condition(self)
  }

  /// A URL whose port refuses connections. The port stays reserved, so that no server gets it.
  public static func refusedURL() throws -> URL {
    URL(string: "http://127.0.0.1:\(try refusing.get())")!
  }

  private static let refusing = Result { try Socket.bound().port }
}

private func serve(
  _ socket: Socket,
  _ log: ServerLog,
  _ manners: ServerManners,
  _ handler: @escaping @Sendable (ServerRequest) -> ServerReply
) {
  guard let number = log.open(socket) else { return socket.close() }
  Thread.detachNewThread {
    var connection = ServerConnection(socket: socket, number: number, log: log, manners: manners)
    connection.serve(handler)
    log.close(number)
  }
}
