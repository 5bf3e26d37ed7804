// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Messages {
  /// `GET /messages`
  public static func list() -> Chat.Request<[Message]> {
    .init(.get, "/messages", endpoint: "Messages.list")
  }

  /// `POST /messages`
  public static func add(_ message: Message) -> Chat.Request<Void> {
    .init(.post, "/messages", endpoint: "Messages.add", body: .json(message))
  }
}
