/// A change as a report tells it: together with what the allow files say of it.
package struct Finding: Equatable, Sendable {
  package var change: Change
  /// The entries that let the change pass; an entry may speak of one axis only.
  package var allowances: [Allowance]

  package init(_ change: Change, allowances: [Allowance] = []) {
    self.change = change
    self.allowances = allowances
  }

  package func isAllowed(on axis: Axis) -> Bool {
    allowances.contains { $0.axis == nil || $0.axis == axis }
  }

  /// A text that is the same for the same finding of another run, wherever it has moved in the file.
  func fingerprint(in api: String) -> String {
    [api, change.kind, change.subject, change.old, change.new].map { $0 ?? "" }
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

  /// Where a reader looks first: the new side, where there is one.
  var position: Position? { change.after ?? change.before }
}

/// What an entry of an allow file says of a change.
package struct Allowance: Equatable, Sendable {
  /// The only axis that is allowed; nil for both.
  package var axis: Axis?
  package var reason: String
  /// The last day on which it holds: `2027-03-01`.
  package var expires: String?

  package init(axis: Axis? = nil, reason: String, expires: String? = nil) {
    self.axis = axis
    self.reason = reason
    self.expires = expires
  }

  /// As reports write it: `asked for by the web team (swift only, until 2027-03-01)`.
  var sentence: String {
    let limits = [axis.map { "\($0.rawValue) only" }, expires.map { "until \($0)" }]
      .compactMap(\.self)
    let why = reason.isEmpty ? "the reason is not written yet" : reason
    return limits.isEmpty ? why : "\(why) (\(limits.joined(separator: ", ")))"
  }
}
