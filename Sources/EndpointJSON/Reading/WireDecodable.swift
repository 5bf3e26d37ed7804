/// A type that reads itself from JSON.
///
/// If the type is `Decodable`, the initializer also reads from any decoder, by means of a `JSONReader` over it. A type that
/// is `RawRepresentable` must implement `init(from: any Decoder)` itself, since the standard library's implementation
/// takes precedence.
///
/// The protocol does not inherit `Decodable`. Each use of a conformance to a protocol of the standard library, or to one
/// that inherits it, costs code.
public protocol JSONReadable: SendableMetatype {
  /// Reads the next value. Nil after a failure, which the reader stores.
  init?(from json: inout JSONReader)
}

/// A type that reads itself from JSON and from any decoder.
///
/// These rules apply to the fields of all generated types, from text and from any decoder:
///
/// | field | key missing | null |
/// | --- | --- | --- |
/// | `T` | a failure that names the path | the same failure |
/// | `T?` | nil | nil |
/// | `T` with a default | the default | the default |
/// | `json` | a failure | the value null |
/// | `T?` with `nullable` | `.keep` | `.clear` |
/// | field with `at` | as above, also if a value on the path is missing or null; a value of another kind on the path is a failure | as above |
/// | additional `T` | | the key is dropped; stored as nil for `T?`, and as null for `json` |
///
/// - The first of equal keys counts, even if its value is null. Keys are compared after their escapes are resolved.
/// - Null in an array or a dictionary is a failure for `T`, and nil for `T?`. A `lossy` array of `T` drops it.
/// - The value of an unknown key is skipped, but must be valid JSON. So must the value of a duplicate key.
/// - A `lossy` array counts the elements that it drops in `JSONReader.skippedElements` and in a response's
///   `skippedElements`.
public typealias WireDecodable = Decodable & JSONReadable

extension JSONReadable where Self: Decodable {
  /// Decodes the value from any decoder, with the same initializer as from text.
  public init(from decoder: any Decoder) throws {
    self = try JSONReader.read(from: decoder) { Self(from: &$0) }
  }
}

@_spi(Generated) extension JSONReader {
  /// Reads from a decoder. `body` returns nil after a failure.
  ///
  /// For types that must implement `init(from: any Decoder)` themselves.
  public static func read<T>(
    from decoder: any Decoder,
    _ body: (inout JSONReader) -> T?
  ) throws -> T {
    let bridge = DecoderBridge(decoder)
    var json = JSONReader(bridging: bridge)
    let value = body(&json)
    if let error = bridge.error { throw error }
    guard let value else {
      let text = "expected a value of type \(T.self)"
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: text)
      )
    }
    return value
  }

  /// Whether the values come from a decoder instead of text.
  package var isBridged: Bool { bridge != nil }

  /// Reads a value with the decoder's own implementation for the type. Fails for text.
  ///
  /// For types that decoders support better than JSON, such as `Decimal` with all its digits.
  package mutating func bridged<T: Decodable>(_ type: T.Type) -> T? {
    bridged(type, expected: "\(type)")
  }
}
