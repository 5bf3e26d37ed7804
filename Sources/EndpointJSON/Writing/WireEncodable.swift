/// A type that writes itself as JSON.
///
/// The one method also makes the type `Encodable`: a `JSONWriter` over the encoder stands in for the text. A type
/// that is `RawRepresentable` must write `encode(to: any Encoder)` itself, because the standard library's comes before this one.
public protocol WireEncodable: Encodable, SendableMetatype {
  /// Writes the value.
  func encode(to json: inout JSONWriter)
}

extension WireEncodable {
  /// Encodes the value to any encoder, by the same method as to text.
  public func encode(to encoder: any Encoder) throws {
    try JSONWriter.write(to: encoder) { encode(to: &$0) }
  }
}

extension JSONWriter {
  /// Writes to an encoder by `body`.
  ///
  /// For types whose `encode(to: any Encoder)` must be written out.
  public static func write(
    to encoder: any Encoder,
    _ body: (inout JSONWriter) -> Void
  ) throws {
    let bridge = EncoderBridge(encoder)
    var json = JSONWriter(bridging: bridge)
    body(&json)
    if let error = bridge.error { throw error }
  }

  /// Whether the values go to an encoder, not to text.
  package var isBridged: Bool { bridge != nil }

  /// Writes a value as the encoder itself writes this type; nothing where there is text.
  ///
  /// For types that encoders know better than JSON does, as `Decimal` with all its digits.
  package mutating func bridged(_ value: some Encodable) {
    bridge?.encode(value)
  }
}
