/// A change and the allow file entries that match it.
package struct Finding: Equatable, Sendable {
  package var change: Change
  /// The entries that allow the change. An entry may apply to one axis only.
  package var allowances: [Allowance] = []
  /// The places of an app that the change touches. Nil without `--app`, and if it changes no declaration.
  package var app: AppUses?

  package func isAllowed(on axis: Axis) -> Bool {
    allowances.contains { $0.axis == nil || $0.axis == axis }
  }

  /// A text that identifies the finding across runs, independent of its position in the file.
  func fingerprint(in api: String) -> String {
    [api, change.kind.name, "\(change.subject)", change.old, change.new].map { $0 ?? "" }
      .joined(separator: "|")
  }

  /// The fingerprint as 16 hexadecimal digits (FNV-1a).
  func id(in api: String) -> String {
    let hash = fingerprint(in: api).utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The position in the new spec, or in the old one for a removed part.
  var position: Position? { change.after ?? change.before }
}

/// An entry of an allow file that matches a change.
package struct Allowance: Equatable, Sendable {
  /// The allowed axis. Nil for both.
  package var axis: Axis?
  package var reason: String
  /// The last day on which the entry is valid: `2027-03-01`.
  package var expires: String?

  package init(axis: Axis? = nil, reason: String, expires: String? = nil) {
    self.axis = axis
    self.reason = reason
    self.expires = expires
  }

  /// The entry as reports print it: `requested by the web team (swift only, until 2027-03-01)`.
  var sentence: String {
    let limits = [axis.map { "\($0.rawValue) only" }, expires.map { "until \($0)" }]
      .compactMap(\.self)
    let why = reason.isEmpty ? "no reason given" : reason
    return limits.isEmpty ? why : "\(why) (\(limits.joined(separator: ", ")))"
  }
}
