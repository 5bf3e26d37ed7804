// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import LanguageAPI

nonisolated extension Album {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Albums.send`.
    public var one: Album { Language.examples.value("one", of: "Albums.send") }
  }
}
