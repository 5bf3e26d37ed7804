// Generated from Spec/Language by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import LanguageAPI

nonisolated extension Ship {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Ship.rename`.
    public var plain: Ship { Language.examples.value("plain", of: "Ship.rename") }
  }
}
