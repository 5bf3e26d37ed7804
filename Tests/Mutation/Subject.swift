import EndpointJSON

/// A generated type with texts of it, from which chance makes many more: what a test of all types goes through.
package struct Subject: Sendable, CustomStringConvertible {
  /// The type with its module: `LanguageAPI.Shape`.
  package let description: String
  /// What comes of decoding, and of encoding what was decoded, in two ways.
  package let agreement: @Sendable () async -> Agreement

  package init<T: WireDecodable & Equatable & SendableMetatype>(
    _ type: T.Type,
    _ texts: [String]
  ) {
    description = String(reflecting: T.self)
    agreement = { await Agreement(on: texts, as: T.self) }
  }

  package init<T: WireDecodable & Equatable & SendableMetatype>(
    _ type: T.Type,
    _ texts: String...
  ) {
    self.init(type, texts)
  }
}
