import EndpointSpec

/// What became of the statuses by which an endpoint's successes are told apart.
struct SuccessChange {
  let old: [Int]
  let new: [Int]

  init(_ endpoint: Pair<EndpointModel>) {
    old = endpoint.old.successes
    new = endpoint.new.successes
  }

  var added: [Int] { new.filter { !old.contains($0) } }
  var removed: [Int] { old.filter { !new.contains($0) } }

  /// Whether one status took the place of another.
  var isReplaced: Bool { !old.isEmpty && !new.isEmpty && !added.isEmpty && !removed.isEmpty }

  var oldText: String { text(old) }
  var newText: String { text(new) }

  func text(_ statuses: [Int]) -> String {
    statuses.isEmpty ? "2xx" : statuses.map { "\($0)" }.joined(separator: ", ")
  }
}

extension EndpointModel {
  /// The statuses that the spec names; none: any 2xx.
  fileprivate var successes: [Int] {
    if case .statuses(_, let statuses) = response { statuses.map(\.status) } else { [] }
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
