/// Links types and endpoints in parts, on all cores. Parts share only the names of declarations.
extension Resolver {
  mutating func inParts<Element: Sendable, Linked: Sendable>(
    _ elements: [Element],
    _ link: @Sendable (inout Resolver, Element) -> Linked
  ) -> [Linked] {
    // Each part copies the current state, so the number of parts is limited.
    let length = max(100, elements.count / 16)
    var resolver = self
    resolver.diagnostics = []
    let parts = elements.concurrentMap(inPartsOf: length, by: resolver, link)
    var whole = self
    for part in parts where !whole.take(part.worker, since: self) {
      // Two parts took the same name. Linking in sequence reports both places.
      return elements.map { link(&self, $0) }
    }
    self = whole
    return parts.flatMap(\.values)
  }

  /// Merges the types, names and diagnostics that a copy added to `base`. Returns false if a name is taken.
  private mutating func take(_ part: Resolver, since base: Resolver) -> Bool {
    for name in part.derivedNames.dropFirst(base.derivedNames.count) {
      let isFree =
        takenNames.updateValue(name.place, forKey: name.value) == nil
        && fileNames.updateValue(name.value, forKey: name.value.lowercased()) == nil
      guard isFree else { return false }
      derivedNames.append(name)
    }
    for type in part.types.all.dropFirst(base.types.all.count) { types.add(type) }
    includes.merge(part.includes) { first, _ in first }
    diagnostics += part.diagnostics
    return true
  }
}
