import EndpointJSON
import EndpointSpec

/// Merges equal definitions that would have the same name, are in one object, or have several fields.
///
/// The same object often occurs at several places, such as the author of a post and of its comments. The order of its
/// fields may differ.
enum SharedDefinitions {
  /// - Returns: The remaining definitions, and the replacements of the removed names.
  static func merged(
    _ definitions: [TypeProposal.Definition]
  ) -> (definitions: [TypeProposal.Definition], renamed: [SwiftName: SwiftName]) {
    var definitions = definitions
    var renamed: [SwiftName: SwiftName] = [:]
    while let (remaining, dropped) = pair(in: definitions) {
      let (old, new) = (definitions[dropped].name, definitions[remaining].name)
      definitions.remove(at: dropped)
      renamed = renamed.mapValues { $0 == old ? new : $0 }
      renamed[old] = new
      for index in definitions.indices { definitions[index].rename(old, to: new) }
    }
    return (definitions, renamed)
  }

  /// Types with other names and fewer fields may be equal by chance.
  private static let fewestFields = 4
  /// The same for types of fields of one object, such as `start` and `end`.
  private static let fewestFieldsOfSiblings = 2

  private static func pair(
    in definitions: [TypeProposal.Definition]
  ) -> (remaining: Int, dropped: Int)? {
    for (remaining, first) in definitions.enumerated() where first.alias == nil {
      let dropped = definitions.indices.first { index in
        let other = definitions[index]
        return index > remaining && other.alias == nil && other.hasFields(of: first)
          && (other.preferredName == first.preferredName || first.fields.count >= fewestFields
            || first.fields.count >= fewestFieldsOfSiblings
              && definitions.contains { $0.uses(first.name) && $0.uses(other.name) })
      }
      if let dropped { return (remaining, dropped) }
    }
    return nil
  }
}

extension TypeProposal.Definition {
  fileprivate mutating func rename(_ old: SwiftName, to new: SwiftName) {
    for index in fields.indices {
      fields[index].type = fields[index].type.replacingName { .named($0 == old ? new : $0) }
    }
    alias = alias?.replacingName { .named($0 == old ? new : $0) }
  }

  /// Whether the fields are those of another type in any order. References to the types themselves count as equal.
  fileprivate func hasFields(of other: TypeProposal.Definition) -> Bool {
    guard fields.count == other.fields.count else { return false }
    var copy = self
    copy.rename(name, to: other.name)
    return copy.fields.allSatisfy(other.fields.contains)
  }

  fileprivate func uses(_ name: SwiftName) -> Bool {
    fields.contains { $0.type.innermostName == name }
  }
}
