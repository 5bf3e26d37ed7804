import EndpointSpec

/// Caches the relations of union members in one comparison.
///
/// Nested unions compare the same members repeatedly. A pair that is being compared counts as equal.
final class RelationMemo {
  struct Key: Hashable {
    let old: SwiftName
    let new: SwiftName
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
    var relation = Relation.equal
    let reason = "its unions are nested too deeply to be compared"
    relation.add(Difference(.neither, .response, reason), at: [])
    return relation
  }
}
