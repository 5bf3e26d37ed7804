/// A type that reads itself from JSON.
///
/// The one initialiser also makes the type `Decodable`: a `JSONReader` over the decoder stands in for the text. A type that is
/// `RawRepresentable` must write `init(from: any Decoder)` itself, because the standard library's comes before this one.
///
/// These rules hold for the fields of every generated type, from text and from any decoder:
///
/// | field | key missing | null |
/// | --- | --- | --- |
/// | `T` | a failure that names the path | the same failure |
/// | `T?` | nil | nil |
/// | `T` with a default | the default | the default |
/// | `json` | a failure | the value null |
/// | `T?` with `nullable` | `.keep` | `.clear` |
/// | field with `at` | as above, also where a step on the way is missing or null; a step into a value of another kind is a failure | as above |
/// | additional `T` | | the key is left out; kept with nil for `T?`, with null for `json` |
///
/// - Of equal keys the first counts, also where its value is null. Keys are equal when they are after their escapes are read.
/// - Null in an array or a dictionary is a failure for `T`, nil for `T?`, and an element that a `lossy` array drops for `T`.
/// - A value whose key no field has is skipped, but it has to be JSON; so has what is behind an equal key.
/// - A `lossy` array counts the elements that it drops: `JSONReader.skippedElements`, and a response's `skippedElements`.
public protocol WireDecodable: Decodable, SendableMetatype {
  /// Reads the value that comes next; nil after a failure, which the reader keeps.
  init?(from json: inout JSONReader)
}

extension WireDecodable {
  /// Decodes the value from any decoder, by the same initialiser as from text.
  public init(from decoder: any Decoder) throws {
    self = try JSONReader.read(from: decoder) { Self(from: &$0) }
  }
}

extension JSONReader {
  /// Reads from a decoder by `body`, which answers nil after a failure.
  ///
  /// For types whose `init(from: any Decoder)` must be written out.
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

  /// Whether the values come from a decoder, not from text.
  package var isBridged: Bool { bridge != nil }

  /// Reads a value as the decoder itself reads this type; nil, and a failure, where there is text.
  ///
  /// For types that decoders know better than JSON does, as `Decimal` with all its digits.
  package mutating func bridged<T: Decodable>(_ type: T.Type) -> T? {
    bridged(type, expected: "\(type)")
  }
}
