/// JSON that a writer has written.
public struct JSONText: Hashable, Sendable {
  /// The text, in UTF-8.
  public let bytes: [UInt8]
  /// Where in it secret values lie, in ascending order.
  public let secrets: [Range<Int>]

  /// Text that was written elsewhere.
  public init(bytes: [UInt8], secrets: [Range<Int>] = []) {
    self.bytes = bytes
    self.secrets = secrets
  }

  /// The text as a string.
  public var string: String { String(decoding: bytes, as: UTF8.self) }
}
