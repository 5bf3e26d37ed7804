import EndpointJSON

/// Makes one of definitions that are equal and would have had the same name.
///
/// The same object often stands at several places, as the author of a post and of its comments do.
enum SharedDefinitions {
  static func merged(_ definitions: [TypeProposal.Definition]) -> [TypeProposal.Definition] {
    var definitions = definitions
    while let (kept, dropped) = pair(in: definitions) {
      let (old, new) = (definitions[dropped].name, definitions[kept].name)
      definitions.remove(at: dropped)
      for index in definitions.indices { definitions[index].rename(old, to: new) }
    }
    return definitions
  }

  private static func pair(
    in definitions: [TypeProposal.Definition]
  ) -> (kept: Int, dropped: Int)? {
    for (kept, first) in definitions.enumerated() where first.alias == nil {
      let dropped = definitions.indices.first { index in
        let other = definitions[index]
        return index > kept && other.alias == nil && other.wish == first.wish
          && other.fieldsNaming(itself: first.name) == first.fields
      }
      if let dropped { return (kept, dropped) }
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

  /// The fields as they are where the type that holds itself has another name.
  fileprivate func fieldsNaming(itself name: SwiftName) -> [TypeProposal.Field] {
    var copy = self
    copy.rename(self.name, to: name)
    return copy.fields
  }
}

extension TypeReference {
  fileprivate func renaming(_ old: SwiftName, to new: SwiftName) -> TypeReference {
    switch self {
    case .scalar: self
    case .named(let name): .named(name == old ? new : name)
    case .array(let element): .array(element.renaming(old, to: new))
    case .dictionary(let value): .dictionary(value.renaming(old, to: new))
    case .optional(let wrapped): .optional(wrapped.renaming(old, to: new))
    }
  }
}
