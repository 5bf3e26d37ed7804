import EndpointJSON

/// A generated type with texts of it, from which chance makes many more: what a test of all types goes through.
package struct Subject: Sendable, CustomStringConvertible {
  /// The type with its module: `LanguageAPI.Shape`.
  package let description: String
  /// What comes of decoding, and of encoding what was decoded, in two ways.
  package let agreement: @Sendable () async -> Agreement
  /// What other texts are made of.
  package let texts: [String]
  /// Whether the client's own decoder takes a text.
  package let accepts: @Sendable ([UInt8]) -> Bool
  /// What of a text the type does not describe.
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
