/// Reports an optional unlabeled argument before another unlabeled one. It cannot be omitted, since Swift would use the
/// second value for it.
func argumentsCanBeLeftOut(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.compactMap { endpoint in
    var open: Argument?
    for argument in endpoint.arguments(in: spec.model) {
      let field = argument.field
      if field.defaultValue != nil || argument.serverDefault != nil || spec.isOptional(field.type) {
        if argument.label == nil { open = argument }
      } else if argument.label != nil {
        open = nil
      } else if let open {
        return Diagnostic(
          .requiredAfterDefault,
          "an unlabeled argument follows \(quoted(open.field.wireName.text)), which is optional",
          at: argument.place,
          hint: "give one of the two a \"label\"",
          related: [.init("\(quoted(open.field.wireName.text)) is here", at: open.place)]
        )
      }
    }
    return nil
  }
}
