import EndpointSpec

/// How the values of a new type relate to those of the old one in one direction.
///
/// In requests, shipped apps send old values to the new server. In responses, the new server sends values to shipped
/// apps.
package struct Relation: Equatable, Sendable {
  package enum Kind: Sendable {
    /// The values are the same.
    case equal
    /// The new type has all old values and more.
    case wider
    /// The new type has only some of the old values.
    case narrower
    case neither

    /// The combined kind of two parts.
    func and(_ other: Kind) -> Kind {
      if self == .equal { return other }
      return other == .equal || other == self ? self : .neither
    }
  }

  package private(set) var kind = Kind.equal
  /// The effect on shipped apps.
  package private(set) var level = Level.safe
  /// The path of the worst difference inside the value, such as `cards[].suit`. Empty for the value itself.
  package private(set) var path = ""
  /// The worst difference, as a clause: `found string, expected int`.
  package private(set) var reason = ""
  /// Whether only the wire format differs, such as a date in seconds.
  package private(set) var isFormat = false
  /// Whether shipped apps decode the value as a different member of a union.
  private(set) var isMisreading = false

  static let equal = Relation()

  mutating func add(_ difference: Difference, at path: [String]) {
    isFormat = difference.isFormat && (isFormat || kind == .equal)
    kind = kind.and(difference.kind)
    guard reason.isEmpty || difference.level > level else { return }
    level = difference.level
    isMisreading = difference.isMisreading
    self.path = (path + difference.path).joined()
    if self.path.hasPrefix(".") { self.path.removeFirst() }
    reason = difference.reason
  }

  /// A difference between two values.
  struct Difference {
    let kind: Kind
    var level: Level
    var reason: String
    var isFormat = false
    var isMisreading = false
    /// The path of the difference in the value.
    var path: [String] = []

    /// The same difference with a limited level.
    func atMost(_ most: Level, _ reason: String? = nil) -> Difference {
      var difference = self
      difference.level = min(level, most)
      difference.reason = reason ?? self.reason
      return difference
    }
  }
}

extension Direction {
  /// A difference between two values. Its level is breaking by default, unless the reader accepts all values of the
  /// writer.
  func difference(
    _ kind: Relation.Kind,
    _ reason: String,
    level: Level? = nil,
    isFormat: Bool = false
  ) -> Relation.Difference {
    let isSafe = kind == (self == .request ? .wider : .narrower)
    let level = level ?? (isSafe ? .safe : .breaking)
    return Relation.Difference(kind: kind, level: level, reason: reason, isFormat: isFormat)
  }
}

extension Direction {
  /// The difference of a value to a member of a union, at its place in the member.
  func difference(_ relation: Relation, in member: UnionModel.Member) -> Relation.Difference {
    let reason = "\(relation.reason) (in \(member.text))"
    var found = difference(relation.kind, reason, level: relation.level)
    if !relation.path.isEmpty {
      found.path = [(relation.path.hasPrefix("[") ? "" : ".") + relation.path]
    }
    return found
  }
}

extension Relation {
  /// The relation of two values with these differences.
  init(_ differences: [Difference]) {
    self.init()
    for difference in differences { add(difference, at: []) }
  }

  /// The effect on shipped apps, as a sentence: `Shipped apps fail to decode "cards[].suit": found string, expected
  /// int`.
  ///
  /// - Parameter name: The value of this type.
  /// - Returns: Nil if shipped apps are not affected.
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

/// Caches the relations of union members in one comparison.
///
/// Nested unions compare the same members repeatedly. A pair that is being compared counts as equal.
final class RelationMemo {
  struct Key: Hashable {
    let old: SwiftName
    let new: SwiftName
    let isStrict: Bool
  }

  private var relations: [Key: Relation] = [:]
  private var depth = 0

  /// The relation of the pair, computed once.
  func relation(of key: Key?, _ find: () -> Relation) -> Relation {
    if let key, let known = relations[key] { return known }
    guard depth < Self.maximumDepth else { return .tooDeep }
    if let key { relations[key] = .equal }
    depth += 1
    let relation = find()
    depth -= 1
    if let key { relations[key] = relation }
    return relation
  }

  /// The maximum nesting of unions, which limits stack use.
  private static let maximumDepth = 12
}

extension Relation {
  /// The relation of types beyond the maximum nesting.
  fileprivate static var tooDeep: Relation {
    let reason = "its unions are nested too deeply to be compared"
    return Relation([Direction.response.difference(.neither, reason)])
  }
}
