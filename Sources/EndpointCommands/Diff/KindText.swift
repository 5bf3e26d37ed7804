import EndpointDiff

/// The catalog of changes that `--list-kinds` and `--explain` print.
enum KindText {
  static var list: String {
    let width = ChangeKind.all.map(\.name.count).max() ?? 0
    let rows =
      [("KIND", "WIRE", "SWIFT", "BUMP")]
      + ChangeKind.all.map { ($0.name, $0.wire.rawValue, $0.swift.rawValue, $0.bump.rawValue) }
    return rows.map { name, wire, swift, bump in
      "\(name.padded(to: width))  \(wire.padded(to: 8))  \(swift.padded(to: 8))  \(bump)\n"
    }.joined()
  }

  static func explanation(of name: String) throws(UsageError) -> String {
    guard let kind = ChangeKind.all.first(where: { $0.name == name }) else {
      let hint = didYouMean(name, among: ChangeKind.all.map(\.name))
      let more = hint.isEmpty ? "; \"endpoints diff --list-kinds\" lists all kinds" : hint
      throw UsageError("unknown kind of change \"\(name)\"\(more)", command: "diff")
    }
    let lines = [
      kind.name, "",
      "wire   \(kind.wire.rawValue.padded(to: 8))  \(kind.consequence)",
      "swift  \(kind.swift.rawValue.padded(to: 8))  \(kind.callers)",
      "bump   \(kind.bump.rawValue)",
      kind.exception.map { "\nOtherwise: \($0)" },
      kind.remedy.map { "\nTo make it safe: \($0)" },
    ]
    return lines.compactMap(\.self).map { $0 + "\n" }.joined()
  }
}
