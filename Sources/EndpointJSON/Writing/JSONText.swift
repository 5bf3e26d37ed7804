/// JSON text with the ranges of its secrets.
@_spi(Generated) public struct JSONText: Hashable, Sendable {
  /// The text, in UTF-8.
  public let bytes: [UInt8]
  /// The ranges of secret values, in ascending order.
  public let secrets: [Range<Int>]

  /// Creates text from bytes.
  public init(bytes: [UInt8], secrets: [Range<Int>] = []) {
    self.bytes = bytes
    self.secrets = secrets
  }

  /// The text as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}
