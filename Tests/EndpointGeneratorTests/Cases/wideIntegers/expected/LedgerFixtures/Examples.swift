// Generated from spec.json by endpoints. Do not edit.

@_exported import EndpointTesting
@_exported import LedgerAPI

nonisolated extension Ledger {
  /// The examples of the spec, for a `StubTransport`.
  public static let examples: [Example] = [
    Example(
      "late",
      of: Entries.list(
        account: Account(id: Int(clamping: 5_000_000_000 as Int64)),
        after: Int(clamping: 1_700_000_000_000 as Int64),
        from: 1_700_000_000_000
      ),
      status: 200,
      body: #"[{ "id": 1, "account": 2, "flag": 4294967296 }]"#
    ),
    Example(
      "early",
      of: Entries.list(account: 1, after: -2_147_483_648),
      status: 200,
      body: #"[]"#
    ),
  ]
}
