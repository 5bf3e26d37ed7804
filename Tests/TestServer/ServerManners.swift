/// The server's behavior before it handles a request.
public struct ServerManners: Sendable {
  /// Whether the server stores the bodies of requests. Otherwise it discards them to save memory.
  public var keepsBodies = true
  /// The reply that the server plays on a connection before it reads a request.
  public var greeting: ServerReply?
  /// The size of the largest body that the server reads. It closes the connection on larger ones.
  public var mostBodyRead = Int.max

  public init(
    keepsBodies: Bool = true,
    greeting: ServerReply? = nil,
    mostBodyRead: Int = .max
  ) {
    (self.keepsBodies, self.greeting) = (keepsBodies, greeting)
    self.mostBodyRead = mostBodyRead
  }
}
