@_spi(Generated) import EndpointJSON

/// A generated type with sample texts, for tests that run on all types.
package struct Subject: Sendable, CustomStringConvertible {
  /// The type with its module: `LanguageAPI.Shape`.
  package let description: String
  /// Compares both decoders and encoders on the texts and on random changes of them.
  package let agreement: @Sendable () async -> Agreement
  /// The sample texts.
  package let texts: [String]
  /// Whether the client's own decoder accepts a text.
  package let accepts: @Sendable ([UInt8]) -> Bool
  /// The parts of a text that the type does not describe.
  package let drift: @Sendable ([UInt8]) -> [JSONDrift: Int]

  package init<T: WireDecodable & Equatable & SendableMetatype>(
    _ type: T.Type,
    _ texts: [String]
  ) {
    description = String(reflecting: T.self)
    self.texts = texts
    accepts = { text in (try? JSONReader.read(text) { T(from: &$0) }) != nil }
    drift = { text in
      let places = JSONPlaces(keepsProblem: true)
      JSONReader.note(places, in: text) { T(from: &$0) }
      return places.drift(in: text)
    }
    agreement = { await Agreement(on: texts, as: T.self) }
  }

  package init<T: WireDecodable & Equatable & SendableMetatype>(
    _ type: T.Type,
    _ texts: String...
  ) {
    self.init(type, texts)
  }
}
