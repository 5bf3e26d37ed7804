import EndpointSpec

/// A type that is defined where it is used.
enum InlineType {
  /// What it is made from, and the owner on whose way it is read: what it holds is named after all its owners. What
  /// holds itself has none.
  struct Key: Hashable {
    let sources: SchemaView.Sources
    let owner: NameWay.Root?

    init(_ sources: SchemaView.Sources, _ owner: NameWay.Root?) {
      self.sources = sources
      self.owner = owner
    }
  }

  case known(Int, isNullable: Bool)
  /// It is being read, and was met first on the way; it has an index once it has been met again.
  case open(NameWay, reserved: Int?)

  var reserved: Int? {
    if case .open(_, let index) = self { index } else { nil }
  }
}

extension Importer {
  /// The type of what has been read for the same owner, or is being read: then it holds itself, and needs its index
  /// before its form is known.
  mutating func knownType(_ view: SchemaView, way: NameWay) -> TypedUse? {
    let key = InlineType.Key(view.sources, way.root)
    switch inlineTypes[InlineType.Key(view.sources, nil)] ?? inlineTypes[key] {
    case nil: return nil
    case .known(let index, let isNullable):
      return TypedUse(.shape(index), isNullable: isNullable)
    case .open(let first, let reserved):
      let index = reserved ?? shapes.reserve(at: view.place, way: first)
      inlineTypes[key] = .open(first, reserved: index)
      return TypedUse(.shape(index), isNullable: view.isNullable)
    }
  }

  /// What holds itself is the same type for every owner: the table could not see that two of them are equal.
  mutating func filled(
    _ index: Int,
    _ meaning: SchemaMeaning,
    _ view: SchemaView
  ) -> TypedUse {
    let use: TypedUse
    switch meaning {
    case .use(let inner):
      shapes[index].form = .alias(inner.use)
      use = TypedUse(.shape(index), isNullable: inner.isNullable)
    case .form(let form, let isNullable):
      shapes[index].form = form
      shapes[index].documentation = documentation(view)
      use = TypedUse(.shape(index), isNullable: isNullable)
    }
    inlineTypes[InlineType.Key(view.sources, nil)] = .known(index, isNullable: use.isNullable)
    return use
  }
}
