import EndpointJSON

/// Merges equal definitions that would have the same name, or have several fields.
///
/// The same object often occurs at several places, such as the author of a post and of its comments.
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

  private static func pair(
    in definitions: [TypeProposal.Definition]
  ) -> (remaining: Int, dropped: Int)? {
    for (remaining, first) in definitions.enumerated() where first.alias == nil {
      let dropped = definitions.indices.first { index in
        let other = definitions[index]
        let mayBeOne =
          other.wish == first.wish || first.fields.count >= fewestFields
        return index > remaining && other.alias == nil && mayBeOne
          && other.fields.count == first.fields.count
          && other.fieldsNaming(itself: first.name) == first.fields
      }
      if let dropped { return (remaining, dropped) }
    }
    return nil
  }
}

extension TypeProposal.Definition {
  fileprivate mutating func rename(_ old: SwiftName, to new: SwiftName) {
    for index in fields.indices {
      fields[index].type = fields[index].type.renaming(old, to: new)
    }
    alias = alias?.renaming(old, to: new)
  }

  /// The fields with references to the type itself renamed.
  fileprivate func fieldsNaming(itself name: SwiftName) -> [TypeProposal.Field] {
    var copy = self
    copy.rename(self.name, to: name)
    return copy.fields
  }
}

extension TypeReference {
  func renaming(_ old: SwiftName, to new: SwiftName) -> TypeReference {
    switch self {
    case .scalar: self
    case .named(let name): .named(name == old ? new : name)
    case .array(let element): .array(element.renaming(old, to: new))
    case .dictionary(let value): .dictionary(value.renaming(old, to: new))
    case .optional(let wrapped): .optional(wrapped.renaming(old, to: new))
    }
  }
}
