import EndpointJSON
import EndpointSpec

/// The reason why a value is not accepted, and its path.
package struct Objection: Equatable, Sendable, CustomStringConvertible {
  /// Breaking if the receiver refuses the value, cannot decode it, or interprets it differently.
  package var verdict: Level
  /// Such as `body.cards[3].suit`, `query.size`, `status`.
  package var path: String
  package var reason: String
  /// The mismatch without values. Nil if no value is wrong.
  package var mismatch: ValueMismatch?

  package init(
    _ verdict: Level,
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

  /// Moves the objection into a larger value.
  func under(_ key: String) -> Objection {
    let joint = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return Objection(verdict, key + joint + path, reason, mismatch)
  }
}

/// The mismatch of a value in words that contain no part of it.
package struct ValueMismatch: Equatable, Sendable {
  package var kind: MismatchKind
  package var expected: String
  /// The kind of the value, such as `a number`.
  package var found: String
  /// The path from the root of the body. Empty in a request.
  package var path: [JSONPath.Component] = []
  package var declaration: Declaration?
}

extension [Objection] {
  /// The most severe verdict.
  package var verdict: Level { map(\.verdict).max() ?? .safe }

  /// The first objection with the most severe verdict.
  package var worst: Objection? { first { $0.verdict == verdict } }
}
