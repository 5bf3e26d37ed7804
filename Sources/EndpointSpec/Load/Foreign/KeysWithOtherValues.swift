import EndpointJSON

/// Unknown keys that need another value or another place.
extension NodeReader {
  func special<Target>(
    _ member: JSONMember,
    of node: JSONNode,
    _ keys: ObjectKeys<Target>,
    _ known: [String]
  ) -> UnknownKeyHint? {
    if let part = foreignPart(member, of: node, keys) { return part }
    if keys.definition == "endpoint", let method = method(member, of: node) { return method }
    let ofType = typeFlag(member, of: node, known) ?? typeHint(member, of: node, known)
    if let hint = ofType ?? endpointHint(member, of: node, keys) {
      let isOfLimits = ForeignLimits.keys.contains(member.key) && hint.isCertain
      let limits = node.members.map(\.key).filter(ForeignLimits.keys.contains)
      return UnknownKeyHint(hint: hint, corrected: isOfLimits ? limits : [])
    }
    if let text = ForeignKeys.removal(of: member.key, among: known) {
      return UnknownKeyHint(hint: Hint(text, [removal(of: member)], isCertain: true))
    }
    return nil
  }

  /// The hint for a key of a type, a field or a parameter.
  private func typeHint(_ member: JSONMember, of node: JSONNode, _ known: [String]) -> Hint? {
    if let form = form(of: node, besides: known), !known.contains(member.key),
      TypeDraft.keys(of: form.key).names.contains(member.key)
    {
      return wrapped(form, of: node, known)
    }
    switch member.key {
    case "discriminator" where known.contains("by"):
      guard let name = member.value.member("propertyName")?.value.text else { return nil }
      let json = "\"by\": \(quoted(name))"
      return Hint(
        "write \(json)",
        [.replace(place(of: member), with: json)],
        isCertain: member.value.member("mapping") == nil
      )
    case "value" where known.contains("constant") && known.contains("type"):
      guard node.members.count == 2 else {
        return "write \"constant\" for a value that is always sent, or \"default\""
      }
      let written = Located(member.key, at: place(ofKey: member))
      return .write("constant", for: written, isCertain: false)
        .saying("write \"constant\" for a value that is always sent, or \"default\"")
    case "examples" where known.contains("example") && !known.contains("path"):
      guard case .array(let values) = member.value.kind, let value = values.first else {
        return nil
      }
      let json = "\"example\": \(source(of: value))"
      return Hint("write \(json)", [.replace(place(of: member), with: json)], isCertain: true)
    case "$ref":
      return "write the name of the type, such as \"Card\", where a type is expected"
    case "required"
    where known.contains("type") && (!known.contains("encoding") || known.contains("spread")),
      "required" where known.contains("fields") && !known.contains("encoding"):
      return requiredHint(member, of: node)
    case "optional" where known.contains("type"), "isOptional" where known.contains("type"),
      "nullish" where known.contains("type"), "omitempty" where known.contains("type"):
      return optionalHint(
        member,
        of: node,
        "write the type with \"?\" at its end, as in \"string?\"",
        isOptional: member.value.isTrue
      )
    case "CodingKeys" where known.contains("fields"):
      return
        "remove it: a field's key is its name on the wire; name it in Swift with \"as\" in the field"
    case "type" where known.contains("fields") && known.contains("enum"):
      return "write \"fields\", \"enum\" or another form of a type instead"
    case "alias"
    where known.contains("as") && node.member("type") != nil
      && member.value.text.map(SwiftNaming.isMemberName) ?? false:
      return .write("as", for: Located(member.key, at: place(ofKey: member)), isCertain: false)
    case _
    where TypeDraft.formNames.contains(member.key) && known.contains("type")
      && !known.contains("fields"):
      return Hint("write it as the type: \"type\": { \"\(member.key)\": … }")
    case "items" where known.contains("limits"):
      return "write the type of the elements in brackets, as in \"[string]\""
    case "format" where known.contains("type") && !known.contains("encoding"):
      return "write the format as the type, as in \"date\" or \"uuid\""
    case "style", "separator", "delimiter", "collectionFormat":
      return known.contains("lossy") && !known.contains("style")
        ? "remove it: a list is a list in JSON; if one text has all, it is a \"string\" that the app splits"
        : nil
    case "allowReserved": return "write {+name} in the path to keep its slashes"
    case "path", "query", "header", "cookie":
      guard known.contains("in"), node.member("in") == nil, member.value.isTrue else { return nil }
      let json = "\"in\": \(quoted(member.key))"
      return Hint("write \(json)", [.replace(place(of: member), with: json)], isCertain: true)
    case "cookies": return nil
    case _ where ForeignLimits.keys.contains(member.key) && known.contains("limits"):
      return limitsHint(member, of: node)
    default: return nil
    }
  }

  /// `"required": false` makes a type optional. `true` is the default.
  private func requiredHint(_ member: JSONMember, of node: JSONNode) -> Hint {
    let text = "a value is required unless its type ends in \"?\", as in \"string?\""
    if let fields = node.member("fields")?.value, case .array = member.value.kind,
      let edits = edits(makingOptionalAllBut: names(in: member), of: fields)
    {
      return Hint(text, [removal(of: member)] + edits, isCertain: true)
    }
    return optionalHint(member, of: node, text, isOptional: member.value.isFalse)
  }

  private func optionalHint(
    _ member: JSONMember,
    of node: JSONNode,
    _ text: String,
    isOptional: Bool
  ) -> Hint {
    guard case .bool = member.value.kind else { return Hint(text, [removal(of: member)]) }
    guard isOptional else { return Hint(text, [removal(of: member)], isCertain: true) }
    guard let type = node.member("type")?.value, case .string(let name) = type.kind else {
      return Hint(text)
    }
    if name.hasSuffix("?") { return Hint(text, [removal(of: member)], isCertain: true) }
    let optional = Edit.rename(place(of: type), from: name, to: name + "?")
    return Hint(text, [optional, removal(of: member)], isCertain: true)
  }

  /// A form of a type beside the other keys of a field, which it takes its own keys from: `"type": { "enum": …, "optional": true }`.
  private func wrapped(_ form: JSONMember, of node: JSONNode, _ known: [String]) -> Hint {
    let text = "write it as the type: \"type\": { \"\(form.key)\": … }"
    let own = TypeDraft.keys(of: form.key).names.filter { !known.contains($0) }
    let parts = node.members.filter { own.contains($0.key) }
    let entry = { (member: JSONMember) in "\(quoted(member.key)): \(source(of: member.value))" }
    let type = "\"type\": { \(parts.map(entry).joined(separator: ", ")) }"
    if parts.count == 1 {
      return Hint(text, [.replace(place(of: form), with: type)], isCertain: true)
    }
    let rest = node.members.filter { !own.contains($0.key) }.map(entry)
    let json = "{ \(([type] + rest).joined(separator: ", ")) }"
    return Hint(text, [.replace(place(of: node), with: json)], isCertain: true)
  }

  /// The member that is a form of a type, such as `enum`, in an object that has a type, but lacks it.
  private func form(of node: JSONNode, besides known: [String]) -> JSONMember? {
    guard known.contains("type"), !known.contains("fields"), node.member("type") == nil else {
      return nil
    }
    return node.members.first { TypeDraft.formNames.contains($0.key) }
  }

  /// Limits beside the other keys of a field, of our language or of JSON Schema.
  private func limitsHint(_ member: JSONMember, of node: JSONNode) -> Hint {
    var limits = ForeignLimits()
    let members = node.members.filter { limits.take($0) }
    if let range = keyOfLimits(ofTypeIn: node) { limits.measure(range) }
    let text = "write it in \"limits\""
    guard let first = members.first, members.contains(where: { $0.key == member.key }),
      let json = limits.text, let own = limits.members
    else { return Hint(text) }
    if let home = node.member("limits")?.value {
      guard case .object = home.kind, limits.entries.allSatisfy({ home.member($0.key) == nil })
      else { return Hint(text) }
      let edits = removals(of: members, in: node) + [.insert(own, into: opening(of: home))]
      return Hint(text, edits, isCertain: true)
    }
    let edits = [Edit.replace(place(of: first), with: "\"limits\": \(json)")]
    return Hint(
      "\(text): \"limits\": \(json)",
      edits + members.dropFirst().map(removal),
      isCertain: true
    )
  }

  /// The hint for a key of an endpoint, the spec or the defaults.
  private func endpointHint<Target>(
    _ member: JSONMember,
    of node: JSONNode,
    _ keys: ObjectKeys<Target>
  ) -> Hint? {
    switch (keys.definition, member.key) {
    case ("endpoint", let key)
    where ["example", "sampleData", "sampleResponse"].contains(key)
      && node.member("examples") == nil:
      return exampleHint(member)
    case ("endpoint", _) where member.value.member("path") != nil:
      return Hint(
        "\(quoted(member.key)) looks like an endpoint: close the object before it with \"}\""
      )
    case ("project", _) where ProjectFile.Diff.names.contains(member.key):
      return moved(member, of: node, to: "diff")
    case ("project", let key) where ForeignKeys.key(for: key, among: keys.names) == nil:
      let meant = ForeignKeys.key(for: key, among: ProjectFile.Diff.names)
      return meant.map { moved(member, of: node, to: "diff", as: $0).uncertain }
    case ("diff", "specs"), ("diff", "output"), ("diff", "templates"):
      return Hint("write it beside \"diff\"", [removal(of: member)])
    case ("part", _) where SpecDocument.keys.names.contains(member.key):
      return Hint("write it in the main file of the spec, api.json", [removal(of: member)])
    case ("spec", _)
    where DefaultsSpec.keys.names.contains(member.key) && member.key != "authentication":
      return moved(member, of: node, to: "defaults")
    case (_, _) where keys.definition.hasPrefix("pagination"):
      return otherStyle(of: node) ?? totalHint(member, keys.definition)
    case ("spec", let key) where key == "security" || isUse(member, beside: node):
      return moved(member, of: node, to: "defaults", as: "authentication")
    case ("spec", "securitySchemes"), ("spec", "components"), ("spec", "info"): return nil
    case ("enum", "open"), ("enum", "extensible"), ("union", "open"), ("union", "extensible"):
      return openHint(member)
    case ("authenticationKey", "type"), ("authenticationKey", "scheme"):
      return "write \"bearer\", \"basic\", or an object with \"key\" and \"in\""
    default: return nil
    }
  }

  /// A path under the name of its method: `"post": "/items"`. Nil for other keys.
  private func method(_ member: JSONMember, of node: JSONNode) -> UnknownKeyHint? {
    let method = member.key.uppercased()
    guard EndpointModel.commonMethods.contains(method) else { return nil }
    let text = "write \"method\": \(quoted(method)) and \"path\""
    let value = JSONNode(kind: .string(method), start: member.keyStart, end: member.keyEnd)
    guard case .string = member.value.kind, node.member("path") == nil, node.member("method") == nil
    else { return UnknownKeyHint(hint: Hint(text), present: ["path"]) }
    let json = "\"method\": \(quoted(method)), \"path\": \(source(of: member.value))"
    let hint = Hint(text, [.replace(place(of: member), with: json)], isCertain: true)
    return UnknownKeyHint(hint: hint, meant: "method", value: value, present: ["path"])
  }

  /// Moves a member into an object beside it, which may not exist yet.
  private func moved(
    _ member: JSONMember,
    of node: JSONNode,
    to key: String,
    as name: String? = nil
  ) -> Hint {
    let json = "\(quoted(name ?? member.key)): \(source(of: member.value))"
    let text = "write it in \(quoted(key)): \(quoted(key)): { \(quoted(name ?? member.key)): … }"
    guard let target = node.member(key)?.value else {
      let edit = Edit.replace(place(of: member), with: "\(quoted(key)): { \(json) }")
      return Hint(text, [edit], isCertain: true)
    }
    guard case .object = target.kind, target.member(name ?? member.key) == nil else {
      return Hint(text)
    }
    return Hint(
      text,
      [removal(of: member), .insert(json, into: opening(of: target))],
      isCertain: true
    )
  }
}
