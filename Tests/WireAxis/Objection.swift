import EndpointJSON
import EndpointJudge
import EndpointSpec

/// The reason why one end does not accept a sample of the other, or does not read it as it is meant.
package struct Objection: CustomStringConvertible {
  package let verdict: Level
  /// Such as `body.cards[3].suit`, `query.size`, `status`.
  let path: String
  let reason: String

  init(_ verdict: Level, _ path: String, _ reason: String) {
    self.verdict = verdict
    self.path = path
    self.reason = reason
  }

  init(_ mismatch: Mismatch) {
    let path = mismatch.path.isEmpty ? nil : JSONPath(components: mismatch.path).description
    let steps = ["\(mismatch.location)", mismatch.name, path].compactMap(\.self)
    self.init(mismatch.verdict, steps.joined(separator: "."), mismatch.problem)
  }

  package var description: String { path.isEmpty ? reason : "\(path): \(reason)" }

  /// Moves the objection into a larger value.
  func under(_ key: String) -> Objection {
    let joint = path.isEmpty || path.hasPrefix("[") ? "" : "."
    return Objection(verdict, key + joint + path, reason)
  }
}

extension [Objection] {
  /// The most severe verdict.
  var verdict: Level { map(\.verdict).max() ?? .safe }

  /// The first objection with the most severe verdict.
  var worst: Objection? { first { $0.verdict == verdict } }
}
