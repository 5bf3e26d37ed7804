import EndpointSpec

/// The relations of the members of unions that one comparison has found.
///
/// Unions that hold unions ask for the same members again and again. A pair that is being compared counts as equal.
final class RelationMemo {
  struct Key: Hashable {
    let old: SwiftName
    let new: SwiftName
  }

  private var relations: [Key: Relation] = [:]
  private var depth = 0

  /// The relation of the pair, which is found only once.
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

  /// Unions within unions: a comparison of more would need too much of the stack.
  private static let maximumDepth = 12
}

extension Relation {
  /// Of types that are not compared to their end.
  fileprivate static var tooDeep: Relation {
    var relation = Relation.equal
    let reason = "its unions hold too many others to be compared"
    relation.add(Difference(.neither, .response, reason), at: [])
    return relation
  }
}
