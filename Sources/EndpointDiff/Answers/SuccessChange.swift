import EndpointSpec

/// What became of the statuses by which an endpoint's successes are told apart.
struct SuccessChange {
  let old: [Int]
  let new: [Int]

  init(_ endpoint: Pair<EndpointModel>) {
    old = endpoint.old.response.statuses
    new = endpoint.new.response.statuses
  }

  var added: [Int] { new.filter { !old.contains($0) } }
  var removed: [Int] { old.filter { !new.contains($0) } }

  /// Whether one status took the place of another.
  var isReplaced: Bool { !old.isEmpty && !new.isEmpty && !added.isEmpty && !removed.isEmpty }

  /// Several successes are a Swift enum, one is its value alone.
  var swift: Level { old.count < 2 && new.count < 2 ? .safe : .breaking }

  var oldText: String { text(old) }
  var newText: String { text(new) }

  func text(_ statuses: [Int]) -> String {
    statuses.isEmpty ? "2xx" : statuses.map { "\($0)" }.joined(separator: ", ")
  }
}

extension ResponseSpec {
  /// Where the answer is described.
  var place: Place {
    switch self {
    case .value(let value): value.place
    case .statuses(_, let place), .stream(_, _, _, let place): place
    }
  }
}
