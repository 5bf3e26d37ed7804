// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import LanguageAPI

nonisolated extension Problem {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Examples.show` with the status 404.
    public var missing: Problem { Language.examples.value("missing", of: "Examples.show") }
  }
}
