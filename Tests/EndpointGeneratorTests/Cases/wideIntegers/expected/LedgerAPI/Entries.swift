// Generated from spec.json by endpoints. Do not edit.

@_spi(Generated) import EndpointRuntime

public nonisolated enum Entries {
  /// `GET /entries`
  public static func list(
    account: Account,
    after: Int,
    from: Int64? = nil
  ) -> Ledger.Request<[LedgerEntry]> {
    .init(
      .get,
      "/entries",
      endpoint: "Entries.list",
      query: ["account": account, "after": after, "from": from, "kind": 3_000_000_000 as Int64]
    )
  }

  /// `POST /entries`
  public static func add(_ ledgerEntry: LedgerEntry) -> Ledger.Request<Void> {
    .init(.post, "/entries", endpoint: "Entries.add", body: .json(ledgerEntry))
  }

  /// `GET /price`
  public static func price() -> Ledger.Request<Price> {
    .init(.get, "/price", endpoint: "Entries.price")
  }
}
