extension Resolver {
  /// Links the documentation of receivers.
  mutating func linkReceivers() -> [SwiftName: Documentation] {
    let names = endpointNames.compactMap { $0?.receiver }
    let known = Set(names)
    for entry in document.receivers where !known.contains(entry.name.value) {
      report(
        .unknownReceiver,
        "no endpoint has the receiver \(quoted(entry.name.value))",
        at: entry.name.place,
        hint: nearest(to: entry.name.value, in: names) ?? "remove it"
      )
    }
    return Dictionary(
      document.receivers.map { (SwiftName($0.name.value), $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
  }
}
