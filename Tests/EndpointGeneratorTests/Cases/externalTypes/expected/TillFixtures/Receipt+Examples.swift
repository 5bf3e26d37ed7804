// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import TillAPI

nonisolated extension Receipt {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Receipts.list`.
    public var two: [Receipt] { Till.examples.value("two", of: "Receipts.list") }
  }
}
