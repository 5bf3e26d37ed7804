/// Reports types that no endpoint or error uses, directly or indirectly.
func typesAreUsed(_ spec: LinkedSpec) -> [Diagnostic] {
  let types = spec.model.types
  // Types in requests or responses are used. Only for others is the full search needed.
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
