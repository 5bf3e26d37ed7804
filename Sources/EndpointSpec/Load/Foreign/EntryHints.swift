import EndpointJSON

/// Lists in place of objects, whose keys are names.
extension NodeReader {
  /// The hint for a list of objects that have their names in them: `[{ "name": "id", … }]`.
  func entriesHint(_ elements: [JSONNode], _ node: JSONNode) -> Hint? {
    let text = "write an object with the name of each as its key: { \"name\": … }"
    guard !elements.isEmpty else { return .write(json: "{}", for: place(of: node)) }
    if let hint = linesHint(elements, node) ?? namesHint(elements, node) { return hint }
    guard elements.allSatisfy({ if case .object = $0.kind { true } else { false } }) else {
      return Hint(text)
    }
    if key == "examples",
      elements.allSatisfy({ $0.member("response") != nil && $0.member("name") == nil })
    {
      let entries = elements.indices.map { "\"example\($0 + 1)\": \(source(of: elements[$0]))" }
      let edit = Edit.replace(place(of: node), with: "{ \(entries.joined(separator: ", ")) }")
      return Hint("give each example a name: { \"example1\": … }", [edit])
    }
    if let whole = mergedEntries(elements, node) { return whole }
    let entries = elements.map(entry)
    guard entries.allSatisfy({ $0 != nil }), Set(entries.map { $0?.name }).count == entries.count
    else { return Hint(text) }
    let json = entries.compactMap(\.self).map { "\"\($0.name)\": \($0.json)" }
    let edit = Edit.replace(place(of: node), with: "{ \(json.joined(separator: ", ")) }")
    let first = entries.first?.map { "\"\($0.name)\"" } ?? "\"name\""
    return Hint("write an object with the name of each as its key: { \(first): … }", [edit])
  }

  /// The hint for the response of the only example: `"example": { "id": 7 }`. Nil if its entries are examples.
  func exampleHint(_ member: JSONMember) -> Hint? {
    let entries = member.value.members
    if !entries.isEmpty, entries.allSatisfy({ $0.value.member("response") != nil }) { return nil }
    let isWhole = member.value.member("response") != nil
    let isStream = endpoint?.member("response")?.value.member("stream") != nil
    let value = source(of: member.value)
    let response = isStream && !entries.isEmpty ? "[\(value)]" : value
    let example = isWhole ? value : "{ \"response\": \(response) }"
    return Hint(
      "write \"examples\": { \"example\": \(isWhole ? "…" : "{ \"response\": … }") }",
      [.replace(place(of: member), with: "\"examples\": { \"example\": \(example) }")],
      isCertain: true
    )
  }

  /// The hint for a list of names: `["shop"]` in place of `{ "shop": {} }`.
  private func namesHint(_ elements: [JSONNode], _ node: JSONNode) -> Hint? {
    let names = elements.compactMap(\.text)
    let samples = [
      "variables": "{}", "receivers": "{}", "parameters": "\"string\"", "fields": "\"string\"",
      "scopes": "\"\"",
    ]
    guard names.count == elements.count, Set(names).count == names.count,
      let value = key.flatMap({ samples[$0] })
    else { return nil }
    let entries = names.map { "\(quoted($0)): \(value)" }
    return .write(
      json: "{ \(entries.joined(separator: ", ")) }",
      for: place(of: node),
      isCertain: false
    )
  }

  /// The hint for a list of statuses: `["404"]` in place of `{ "404": "notFound" }`.
  func statusesHint(_ node: JSONNode) -> Hint? {
    guard case .array(let elements) = node.kind, !elements.isEmpty else { return nil }
    let statuses = elements.compactMap(\.text)
    guard Set(statuses).count == elements.count,
      statuses.allSatisfy({ $0.count == 3 && Int($0).map { 400...599 ~= $0 } ?? false })
    else { return nil }
    let entries = statuses.map { "\(quoted($0)): \(quoted(StatusNames.name(of: $0)))" }
    return .write(
      json: "{ \(entries.joined(separator: ", ")) }",
      for: place(of: node),
      isCertain: false
    )
  }

  /// The hint for a list of lines with a name and a value: `["X-Trace: 1"]`, `["id: int"]`.
  private func linesHint(_ elements: [JSONNode], _ node: JSONNode) -> Hint? {
    let entries = elements.compactMap { element -> String? in
      guard let text = element.text else { return nil }
      if key == "headers" { return headerLine(text) }
      let parts = text.split(separator: ":", maxSplits: 1).map { $0.filter { !$0.isWhitespace } }
      guard key == "fields" || key == "parameters", parts.count == 2, isType(parts[1]) else {
        return nil
      }
      return "\(quoted(parts[0])): \(quoted(parts[1]))"
    }
    guard !entries.isEmpty, entries.count == elements.count else { return nil }
    return .write(json: "{ \(entries.joined(separator: ", ")) }", for: place(of: node))
  }

  /// The hint for a list of objects with one key each, as YAML lists are: `[{ "id": "int" }, { "name": "string" }]`.
  private func mergedEntries(_ elements: [JSONNode], _ node: JSONNode) -> Hint? {
    let members = elements.flatMap(\.members)
    guard members.count == elements.count, elements.allSatisfy({ $0.members.count == 1 }),
      elements.count > 1 || key == "headers" && !["name", "key"].contains(members[0].key),
      Set(members.map(\.key)).count == members.count
    else { return nil }
    let entries = members.map { "\(quoted($0.key)): \(source(of: $0.value))" }
    return .write(json: "{ \(entries.joined(separator: ", ")) }", for: place(of: node))
  }

  /// An element of a list as an entry of an object.
  private func entry(_ node: JSONNode) -> (name: String, json: String)? {
    let keys = ["name", "id", "key", "title", "status", "code", "operationId", "kind"]
    guard let name = keys.lazy.compactMap({ node.member($0) }).first else { return nil }
    let rest = node.members.filter { $0.key != name.key }
    // Postman has notes beside the value.
    let value = node.member("value") ?? (rest.count == 1 ? rest.first : nil)
    if key == "headers", let value = value?.value, value.text != nil, let text = name.value.text {
      return (text, source(of: value))
    }
    if key == "parameters", node.member("key") != nil, node.member("value") != nil,
      let text = name.value.text
    {
      return (text, "\"string\"")
    }
    if let schema = entryOfSchema(rest, of: node), let text = name.value.text {
      return (text, schema)
    }
    let json = rest.map { "\"\($0.key)\": \(source(of: $0.value))" }.joined(separator: ", ")
    switch name.value.kind {
    case .string(let text): return (text, "{ \(json) }")
    case .number(let text): return (text, "{ \(json) }")
    default: return nil
    }
  }

  /// A parameter of OpenAPI. It is optional unless it is required. `in` is only needed for headers and cookies.
  private func entryOfSchema(_ members: [JSONMember], of node: JSONNode) -> String? {
    guard key == "parameters" else { return nil }
    let location = node.member("in")?.value.text
    var rest = members.filter { $0.key != "in" || !["path", "query"].contains(location ?? "") }
    if node.member("schema") != nil, node.member("required") == nil, location != "path" {
      let no = JSONNode(kind: .bool(false), start: node.start, end: node.start)
      rest.append(JSONMember(key: "required", keyStart: 0, keyEnd: 0, value: no))
    }
    return ForeignSchema(types: foreignTypes).entry(
      JSONNode(kind: .object(rest), start: node.start, end: node.end),
      known: ParameterSpec.keys.names
    )
  }
}
