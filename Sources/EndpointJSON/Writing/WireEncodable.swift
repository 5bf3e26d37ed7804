/// A type that writes itself as JSON.
///
/// If the type is `Encodable`, the method also writes to any encoder, by means of a `JSONWriter` over it. A type that is
/// `RawRepresentable` must implement `encode(to: any Encoder)` itself, since the standard library's implementation takes
/// precedence.
public protocol JSONWritable: SendableMetatype {
  /// Writes the value.
  func encode(to json: inout JSONWriter)
}

/// A type that writes itself as JSON and to any encoder.
public typealias WireEncodable = Encodable & JSONWritable

extension JSONWritable where Self: Encodable {
  /// Encodes the value to any encoder, with the same method as to text.
  public func encode(to encoder: any Encoder) throws {
    try JSONWriter.write(to: encoder) { encode(to: &$0) }
  }
}

@_spi(Generated) extension JSONWriter {
  /// Writes to an encoder. `body` writes the value.
  ///
  /// For types that must implement `encode(to: any Encoder)` themselves.
  public static func write(
    to encoder: any Encoder,
    _ body: (inout JSONWriter) -> Void
  ) throws {
    let bridge = EncoderBridge(encoder)
    var json = JSONWriter(bridging: bridge)
    body(&json)
    if let error = bridge.error { throw error }
  }

  /// Whether the values go to an encoder instead of text.
  package var isBridged: Bool { bridge != nil }

  /// Writes a value with the encoder's own implementation for the type. Writes nothing to text.
  ///
  /// For types that encoders support better than JSON, such as `Decimal` with all its digits.
  package mutating func bridged(_ value: some Encodable) {
    bridge?.encode(value)
  }
}
