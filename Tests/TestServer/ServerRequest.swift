/// A request as it arrived, byte for byte.
///
/// Tests look at the raw target and the raw body, because how text travels is what they check.
public struct ServerRequest: Sendable {
  public let method: String
  /// The path and query exactly as they stood in the request line.
  public let target: String
  public let headers: [(name: String, value: String)]
  /// Empty where the server does not keep bodies.
  public let body: [UInt8]
  /// How many bytes the body had.
  public let bodySize: Int
  /// Which connection it came on, counted from 0: two requests with one number shared it.
  public let connection: Int

  public var path: String { String(target.prefix { $0 != "?" }) }
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// The first value of the header, whatever the case of its name.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}
