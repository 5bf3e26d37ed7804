// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import LanguageAPI

nonisolated extension Language.Failure {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Examples.show` with the status 410.
    public var gone: Language.Failure { .gone }
  }
}
