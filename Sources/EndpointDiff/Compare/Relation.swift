/// How the values of a new type relate to those of the old one, as they travel in one direction.
///
/// In requests, shipped apps send old values to the new server. In responses, the new server sends values to shipped apps.
package struct Relation: Equatable, Sendable {
  package enum Kind: Sendable {
    /// The same values travel.
    case equal
    /// Every old value is a new one, and there are more.
    case wider
    /// Every new value is an old one, and there were more.
    case narrower
    case neither

    /// The kind of a whole with two such parts.
    func and(_ other: Kind) -> Kind {
      if self == .equal { return other }
      return other == .equal || other == self ? self : .neither
    }
  }

  package private(set) var kind = Kind.equal
  /// The effect on shipped apps.
  package private(set) var level = Level.safe
  /// The place of the worst difference inside of the value, `cards[].suit`; empty for the value itself.
  package private(set) var path = ""
  /// The worst difference, as a clause: `found string, expected int`.
  package private(set) var reason = ""
  /// Whether values only have another form on the wire: a date as seconds.
  package private(set) var isFormat = false
  /// Whether shipped apps decode the value as another member of a union.
  private(set) var isMisreading = false

  /// The same values travel.
  static let equal = Relation()

  mutating func add(_ difference: Difference, at path: [String]) {
    isFormat = difference.isFormat && (isFormat || kind == .equal)
    kind = kind.and(difference.kind)
    guard reason.isEmpty || difference.level > level else { return }
    level = difference.level
    isMisreading = difference.isMisreading
    self.path = path.joined()
    if self.path.hasPrefix(".") { self.path.removeFirst() }
    reason = difference.reason
  }

  /// One difference between two values.
  struct Difference {
    let kind: Kind
    private(set) var level: Level
    private(set) var reason: String
    var isFormat = false
    var isMisreading = false

    /// - Parameter direction: Decides which of the sides may not have more values.
    init(
      _ kind: Kind,
      _ direction: Direction,
      _ reason: String,
      level: Level? = nil,
      isFormat: Bool = false
    ) {
      let isSafe = kind == (direction == .request ? .wider : .narrower)
      self.kind = kind
      self.level = level ?? (isSafe ? .safe : .breaking)
      self.reason = reason
      self.isFormat = isFormat
    }

    /// The same with no worse a level.
    func atMost(_ most: Level, _ reason: String? = nil) -> Difference {
      var difference = self
      difference.level = min(level, most)
      difference.reason = reason ?? self.reason
      return difference
    }
  }
}

extension Relation {
  /// The effect on shipped apps, as a sentence: `Shipped apps fail to decode "cards[].suit": found string, expected int`.
  ///
  /// - Parameter name: The value that has the type.
  /// - Returns: Nil if shipped apps notice nothing.
  func consequence(of name: String, _ direction: Direction) -> String? {
    guard level != .safe else { return nil }
    let separator = path.isEmpty || path.hasPrefix("[") || name.isEmpty ? "" : "."
    let place = "`\(name)\(separator)\(path)`"
    if isMisreading { return "Shipped apps misread \(place): \(reason)" }
    switch (direction, level) {
    case (.request, .breaking): return "The server refuses \(place) of shipped apps: \(reason)"
    case (.request, _): return "The server may ignore or refuse \(place) of shipped apps: \(reason)"
    case (.response, .breaking): return "Shipped apps fail to decode \(place): \(reason)"
    case (.response, _): return "Shipped apps lose \(place): \(reason)"
    }
  }
}
