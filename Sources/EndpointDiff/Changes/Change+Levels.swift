extension Change {
  /// The finding with other levels than its kind has, and the bump that follows from them.
  package func with(wire: Level? = nil, swift: Level? = nil) -> Change {
    var change = self
    change.wire = wire ?? change.wire
    change.swift = swift ?? change.swift
    switch change.level {
    case .breaking: change.bump = .major
    case .care: change.bump = .minor
    case .safe: change.bump = min(change.bump, .minor)
    }
    return change
  }

  /// The finding with other words for what happens to shipped apps.
  package func saying(_ consequence: String) -> Change {
    var change = self
    change.consequence = consequence
    return change
  }

  package func advising(_ remedy: String?) -> Change {
    var change = self
    change.remedy = remedy
    return change
  }
}
