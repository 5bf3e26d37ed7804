/// Every type is used by an endpoint or an error, by way of other types too.
func typesAreUsed(_ spec: LinkedSpec) -> [Diagnostic] {
  let types = spec.model.types
  // What travels is used; only where a type does not, all that is reached has to be found.
  guard types.contains(where: { !$0.isInline && !$0.travels }) else { return [] }
  var reach = Reach(spec.model)
  for endpoint in spec.model.endpoints { reach.visit(endpoint) }
  reach.visit(spec.model.failures)
  return types.compactMap { type in
    guard !type.isInline, !type.travels, !reach.names.contains(type.name),
      !spec.includedNames.contains(type.name.text)
    else { return nil }
    return Diagnostic(
      .unusedType,
      "no endpoint uses the type \(quoted(type.name.text))",
      at: type.place,
      hint: "use it or remove it"
    )
  }
}

extension TypeModel {
  fileprivate var travels: Bool { isSent || isReceived }
}
