import EndpointJSON

/// Parameters in groups of their places, as RAML, Postman and code have them: `"query": { "limit": "int" }`.
struct ParameterGroups {
  /// The groups beside `parameters`, in the order of the spec. Each has a parameter at least.
  private(set) var beside: [JSONMember] = []
  /// The groups within `parameters`.
  private(set) var within: [JSONMember] = []

  /// The groups of an endpoint or of the defaults.
  ///
  /// - Parameter canBeBeside: Whether a group may be beside `parameters`. The defaults have `query` for styles.
  /// - Parameter isType: Whether a text is a type. Other texts of headers are sent by each request.
  init(_ node: JSONNode, canBeBeside: Bool, isType: (String) -> Bool) {
    let parameters = node.member("parameters")?.value.members ?? []
    within = parameters.map(Self.withObject).filter(Self.isGroup)
    let others = node.members.filter { member in
      switch lettersAndDigits(of: member.key) {
      case "parameters": false
      case "headers":
        member.key == "headers" && member.value.members.contains { Self.isArgument($0.value) }
      case "path" where member.value.text != nil: false
      case "header", "requestheaders", "cookies", "cookie":
        canBeBeside && Self.isGroup(member)
          && member.value.members.allSatisfy { $0.value.text.map(isType) ?? true }
      default: canBeBeside && Self.isGroup(member)
      }
    }
    // Alone, another word for `parameters` only needs that name.
    let isAlone = others.count == 1 && within.isEmpty && node.member("parameters") == nil
    if isAlone, ["path", "query"].contains(Self.place(of: others[0].key)) { return }
    beside = others
  }

  var first: JSONMember? { beside.first ?? within.first }

  /// The place that the name of a group says: `query` for `queryParams`. Nil for other names.
  /// Annotations of Retrofit and NestJS have the same names: `@Query`.
  static func place(of key: String) -> String? {
    places[lettersAndDigits(of: key.hasPrefix("@") ? String(key.dropFirst()) : key)]
  }

  private static let places: [String: String] = {
    let words = [
      "query": ["", "items", "params", "parameters", "string", "args", "arguments", "variables"],
      "path": ["", "params", "parameters", "args", "arguments", "variables"],
      "header": ["", "params", "parameters"], "headers": [""], "requestheaders": [""],
      "cookie": ["", "params", "parameters"], "cookies": [""], "uri": ["params", "parameters"],
      "url": ["params", "parameters", "variables"], "route": ["params", "parameters"],
      "queries": [""], "search": ["params"], "querymap": [""], "headermap": [""], "param": [""],
    ]
    let names = [
      "headers": "header", "requestheaders": "header", "cookies": "cookie", "uri": "path",
      "url": "path", "route": "path", "queries": "query", "search": "query",
      "querymap": "query", "headermap": "header", "param": "path",
    ]
    let pairs = words.flatMap { word, ends in ends.map { (word + $0, names[word] ?? word) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The group with its list as an object, as Postman has it: `"query": [{ "key": "limit", "value": "20" }]`.
  private static func withObject(_ group: JSONMember) -> JSONMember {
    guard case .array(let elements) = group.value.kind, place(of: group.key) != nil else {
      return group
    }
    let members = elements.compactMap { element -> JSONMember? in
      guard let name = element.member("key"), element.member("value") != nil,
        let key = name.value.text
      else { return nil }
      let type = JSONNode(kind: .string("string"), start: element.start, end: element.start)
      return JSONMember(key: key, keyStart: name.value.start, keyEnd: name.value.end, value: type)
    }
    return members.count == elements.count ? group.with(group.value.with(members)) : group
  }

  /// True for an object of parameters under the name of a place. `"query": { "type": "string" }` is a parameter.
  private static func isGroup(_ member: JSONMember) -> Bool {
    let known = ParameterSpec.keys.names + TypeDraft.formNames + ["schema", "items", "properties"]
    return place(of: member.key) != nil && !member.value.members.isEmpty
      && member.value.members.allSatisfy { inner in
        let isValue = inner.value.text != nil || !inner.value.members.isEmpty
        let isParameter = !inner.value.members.isEmpty && !inner.value.isDefinition()
        return isValue && (!known.contains(inner.key) || isParameter) && !inner.key.hasPrefix("$")
      }
  }

  /// True for a header whose value an argument has. `{ "value": "1" }` is sent by each request.
  static func isArgument(_ node: JSONNode) -> Bool {
    ["type", "schema", "$ref", "enum", "constant", "const"].contains { node.member($0) != nil }
  }
}

extension NodeReader {
  /// Reports parameters in groups. Returns the object with all of them under `parameters`.
  mutating func ungrouped(_ node: JSONNode, canBeBeside: Bool = true) -> JSONNode {
    let groups = ParameterGroups(node, canBeBeside: canBeBeside) { text in
      let name = TypeExpression.name(in: text)?.text ?? ""
      return isType(text) || ForeignTypes.scalar(named: name) != nil
    }
    guard let first = groups.first else { return node }
    let parameters = node.member("parameters")
    var entries: [JSONMember] = []
    for member in node.members where member.key == "parameters" || groups.beside.has(member) {
      entries +=
        member.key == "parameters"
        ? flattened(member.value, groups) : moved(member, isBeside: true)
    }
    let isUnique = Set(entries.map(\.key)).count == entries.count
    reportGroup(
      first,
      isWithin: groups.beside.isEmpty,
      isUnique ? edits(node, groups, entries) : []
    )
    let all = (parameters ?? first)
      .with("parameters", .object(isUnique ? entries.map(translated) : []))
    let others = node.members.filter { $0.key != "parameters" && !groups.beside.has($0) }
    return node.with([all] + others + remainingHeaders(of: groups))
  }

  private mutating func reportGroup(_ group: JSONMember, isWithin: Bool, _ edits: [Edit]) {
    let members = group.value.members
    let argument = members.first { ParameterGroups.isArgument($0.value) }
    let inner = (group.key == "headers" ? argument : members.first)?.key ?? ""
    let place = ParameterGroups.place(of: group.key) ?? "query"
    let isSent = place == "header" || place == "cookie"
    let value = isSent ? "{ \"in\": \(quoted(place)), … }" : "…"
    let hint = Hint("write \"parameters\": { \(quoted(inner)): \(value) }", edits, isCertain: true)
    if group.key == "headers", !isWithin, let argument {
      return reading(argument) { reader in
        let expected = "a text that each request sends"
        reader.reportKind(expected: expected, found: argument.value, hint: hint)
      }
    }
    report(
      .unknownKey,
      isWithin
        ? "\"parameters\": expected parameters, found a group of them under \(quoted(group.key))"
        : "parameters of an endpoint have no groups, found \(quoted(group.key))",
      at: self.place(ofKey: group),
      hint: hint
    )
  }

  private func flattened(_ parameters: JSONNode, _ groups: ParameterGroups) -> [JSONMember] {
    parameters.members.flatMap { member in
      let group = groups.within.first { $0.keyStart == member.keyStart }
      return group.map { moved($0) } ?? [member]
    }
  }

  /// The parameters of a group, each with its place if it is not the query or the path.
  private func moved(_ group: JSONMember, isBeside: Bool = false) -> [JSONMember] {
    let place = ParameterGroups.place(of: group.key)
    let isConstant = isBeside && lettersAndDigits(of: group.key) == "headers"
    let members = group.value.members.filter { !isConstant || ParameterGroups.isArgument($0.value) }
    guard let place, place == "header" || place == "cookie" else { return members }
    return members.map { member in
      let value = member.value
      let word = JSONNode(kind: .string(place), start: value.start, end: value.start)
      let location = JSONMember(key: "in", keyStart: value.start, keyEnd: value.start, value: word)
      let type = JSONMember(key: "type", keyStart: value.start, keyEnd: value.start, value: value)
      let others = value.members.isEmpty ? [type] : value.members.filter { $0.key != "in" }
      return member.with(value.with([location] + others))
    }
  }

  /// The parameter as it is read. A schema is a problem of its own, which the edit mends.
  private func translated(_ member: JSONMember) -> JSONMember {
    isSchema(member.value) ? member.with(member.key, .string("string")) : member
  }

  private func isSchema(_ node: JSONNode) -> Bool {
    let known = ParameterSpec.keys.names + TypeDraft.formNames
    return ForeignSchema.foreignKey(of: node, besides: known) != nil
  }

  /// The headers that remain, since each request sends them.
  private func remainingHeaders(of groups: ParameterGroups) -> [JSONMember] {
    groups.beside.filter { $0.key == "headers" }.compactMap { headers in
      let rest = headers.value.members.filter { !ParameterGroups.isArgument($0.value) }
      return rest.isEmpty ? nil : headers.with(headers.value.with(rest))
    }
  }

  private func edits(
    _ node: JSONNode,
    _ groups: ParameterGroups,
    _ entries: [JSONMember]
  ) -> [Edit] {
    let json = object(of: entries.map { (quoted($0.key), parameter($0.value)) })
    let rest = remainingHeaders(of: groups).map { headers in
      let texts = headers.value.members.map { (quoted($0.key), source(of: $0.value)) }
      return Edit.replace(place(of: headers.value), with: object(of: texts))
    }
    let removed = groups.beside.filter { member in
      member.key != "headers" || rest.isEmpty
    }
    guard let parameters = node.member("parameters") else {
      let whole = "\"parameters\": \(json)"
      guard let first = removed.first else {
        return rest + [.insert(whole, into: opening(of: node))]
      }
      let others = removals(of: Array(removed.dropFirst()), in: node)
      return [.replace(place(of: first), with: whole)] + others + rest
    }
    return [.replace(place(of: parameters.value), with: json)]
      + removals(of: removed, in: node) + rest
  }

  private func object(of entries: [(key: String, value: String)]) -> String {
    "{ " + entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + " }"
  }

  /// A parameter as JSON: as written, or translated if it is a schema.
  private func parameter(_ node: JSONNode) -> String {
    let schema = ForeignSchema(types: foreignTypes)
    let known = ParameterSpec.keys.names
    if isSchema(node), let translated = schema.entry(node, known: known) { return translated }
    guard node.member("in") != nil else { return source(of: node) }
    return object(
      of: node.members.map { member in
        // The place of a moved parameter is nowhere in the file.
        let isWritten = member.value.start < member.value.end
        return (quoted(member.key), isWritten ? source(of: member.value) : "\(member.value.value)")
      }
    )
  }
}

extension [JSONMember] {
  fileprivate func has(_ member: JSONMember) -> Bool {
    contains { $0.keyStart == member.keyStart }
  }
}
