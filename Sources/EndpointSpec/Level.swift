/// The severity of a change or of a difference.
package enum Level: String, Sendable, Ranked {
  /// Nothing fails. A client may ignore a part of the traffic.
  case safe
  /// A client may lose something.
  case care
  /// A client fails.
  case breaking
}

/// An enum whose cases are in ascending order.
package protocol Ranked: Comparable, CaseIterable {}

extension Ranked {
  package var rank: Int { Self.allCases.prefix { $0 != self }.count }

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}
