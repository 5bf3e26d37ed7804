import EndpointJSON

/// What becomes of a value at the other end.
package enum Verdict: Int, Comparable, Sendable {
  /// It is read, or taken, as it was meant.
  case accepted
  /// A part of it is lost, or the other end may refuse it.
  case doubtful
  /// It is refused, does not decode, or means something else.
  case refused

  package static func < (left: Verdict, right: Verdict) -> Bool { left.rawValue < right.rawValue }
}

/// Why a value is not accepted, and where.
package struct Objection: Equatable, Sendable, CustomStringConvertible {
  package var verdict: Verdict
  /// `body.cards[3].suit`, `query.size`, `status`.
  package var path: String
  package var reason: String
  /// The same without a value; nil where no value is wrong.
  package var mismatch: ValueMismatch?

  package init(
    _ verdict: Verdict,
    _ path: String,
    _ reason: String,
    _ mismatch: ValueMismatch? = nil
  ) {
    self.verdict = verdict
    self.path = path
    self.reason = reason
    self.mismatch = mismatch
  }

  package var description: String { path.isEmpty ? reason : "\(path): \(reason)" }

  /// The objection about a part of a larger value.
  func under(_ key: String) -> Objection {
    let joint = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return Objection(verdict, key + joint + path, reason, mismatch)
  }
}

/// How a value does not fit, in words that hold no part of it.
package struct ValueMismatch: Equatable, Sendable {
  package var kind: MismatchKind
  package var expected: String
  /// The kind of the value: `a number`.
  package var found: String
  /// From the whole body to the value; empty in a request.
  package var path: [JSONPath.Component] = []
  package var declaration: Declaration?
}

extension [Objection] {
  /// The worst verdict.
  package var verdict: Verdict { map(\.verdict).max() ?? .accepted }

  /// The first of the worst objections.
  package var worst: Objection? { first { $0.verdict == verdict } }
}
