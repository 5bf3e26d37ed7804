// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointTesting
import LedgerAPI

nonisolated extension LedgerEntry {
  /// The values of the spec's examples, for tests and previews.
  public static let examples = ExampleValues()

  /// The values of the spec's examples.
  public struct ExampleValues: Sendable {
    /// The response of `Entries.list`.
    public var late: [LedgerEntry] { Ledger.examples.value("late", of: "Entries.list") }

    /// The response of `Entries.list`.
    public var early: [LedgerEntry] { Ledger.examples.value("early", of: "Entries.list") }
  }
}
