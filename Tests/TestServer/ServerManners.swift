/// How a server treats requests before it knows what they are.
public struct ServerManners: Sendable {
  /// False if it reads the bodies of requests without keeping them, so that they take no memory.
  public var keepsBodies = true
  /// What it does on a connection before it reads a request.
  public var greeting: ServerReply?
  /// It closes the connection instead of reading a body that is longer.
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
