/// A request as it arrived, byte for byte.
///
/// Tests compare the raw target and the raw body to check how text is encoded.
public struct ServerRequest: Sendable {
  public let method: String
  /// The path and query exactly as in the request line.
  public let target: String
  public let headers: [(name: String, value: String)]
  /// Empty if the server discards bodies.
  public let body: [UInt8]
  /// The size of the body in bytes.
  public let bodySize: Int
  /// The number of the connection, counted from 0. Requests with equal numbers shared a connection.
  public let connection: Int

  public var path: String { String(target.prefix { $0 != "?" }) }
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The first value of the header. The name is not case-sensitive.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
