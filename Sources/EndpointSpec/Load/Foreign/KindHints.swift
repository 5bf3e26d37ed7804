import EndpointJSON

/// The hints for values of the wrong kind.
extension NodeReader {
  /// How to write a value of the expected kind.
  ///
  /// - Parameter expected: What was expected, in words: `a string`, `true or false`.
  func kindHint(expected: String, found node: JSONNode) -> Hint? {
    if node.isNull, let hint = nullHint(expected) { return hint }
    let place = place(of: node)
    switch (expected, node.kind) {
    case ("true or false", _):
      guard let value = flag(node) else { return "write true or false, without quotes" }
      return .write(json: value, for: place)
    case ("a number", .string(let text)), ("a whole number", .string(let text)):
      let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      guard Double(number) != nil else { return "write a number, without quotes" }
      return .write(json: String(number), for: place, isCertain: number.count == text.count)
    case ("an array", .string), ("an array or an object", .string):
      return .write(json: "[\(words(of: node).joined(separator: ", "))]", for: place)
    case ("a string", .number(let text)) where key == "version":
      guard let version = SpecDocument.version(from: text) else { break }
      return .write(json: quoted(version), for: place)
    case (_, .array(let elements)):
      if elements.count == 1, elements[0].text != nil, expected.hasPrefix("\"") {
        return .write(json: source(of: elements[0]), for: place, isCertain: false)
      }
      if key != nil, expected.contains("object"), let hint = entriesHint(elements, node) {
        return hint
      }
      if elements.count == 1, elements[0].text != nil, expected.hasPrefix("a string") {
        return .write(json: source(of: elements[0]), for: place, isCertain: false)
      }
    default: break
    }
    return "write \(expected)\(expected == "an object" ? ", in braces: { … }" : " here")"
  }

  /// The parts of a text such as `"high | low"` and `"high, low"`, each as JSON.
  private func words(of node: JSONNode) -> [String] {
    guard key == "enum", let text = node.text else { return [source(of: node)] }
    return text.split { "|,;".contains($0) }
      .map { $0.filter { !$0.isWhitespace && !"'\"".contains($0) } }
      .filter { !$0.isEmpty }.map(quoted)
  }

  private func nullHint(_ expected: String) -> Hint? {
    guard let (member, isRequired) = member else { return nil }
    let edit = removal(of: member)
    if isRequired { return "write \(expected) instead of null" }
    return Hint("remove \(quoted(member.key)), or write \(expected)", [edit], isCertain: true)
  }

  private func flag(_ node: JSONNode) -> String? {
    switch node.kind {
    case .string(let text):
      switch text.lowercased() {
      case "true", "yes", "on", "1", "y": "true"
      case "false", "no", "off", "0", "n": "false"
      default: nil
      }
    case .number("1"): "true"
    case .number("0"): "false"
    default: nil
    }
  }

  /// The hint for a list of objects that have their names in them: `[{ "name": "id", … }]`.
  private func entriesHint(_ elements: [JSONNode], _ node: JSONNode) -> Hint? {
    let text = "write an object with the name of each as its key: { \"name\": … }"
    guard !elements.isEmpty else { return .write(json: "{}", for: place(of: node)) }
    guard elements.allSatisfy({ if case .object = $0.kind { true } else { false } }) else {
      return Hint(text)
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

  /// The hint for a list of objects with one key each, as YAML lists are: `[{ "id": "int" }, { "name": "string" }]`.
  private func mergedEntries(_ elements: [JSONNode], _ node: JSONNode) -> Hint? {
    let members = elements.flatMap(\.members)
    guard members.count == elements.count, elements.allSatisfy({ $0.members.count == 1 }),
      elements.count > 1, Set(members.map(\.key)).count == members.count
    else { return nil }
    let entries = members.map { "\(quoted($0.key)): \(source(of: $0.value))" }
    return .write(json: "{ \(entries.joined(separator: ", ")) }", for: place(of: node))
  }

  /// An element of a list as an entry of an object.
  private func entry(_ node: JSONNode) -> (name: String, json: String)? {
    let keys = ["name", "id", "key", "title", "status", "code", "operationId", "kind"]
    guard let name = keys.lazy.compactMap({ node.member($0) }).first else { return nil }
    let rest = node.members.filter { $0.key != name.key }
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
    let declared = roots.flatMap { $0.member("types")?.value.members ?? [] }.map(\.key)
    let schema = ForeignSchema(types: ForeignTypes(declared: Set(declared)))
    return schema.entry(
      JSONNode(kind: .object(rest), start: node.start, end: node.end),
      known: ParameterSpec.keys.names
    )
  }

  // MARK: - Objects

  /// How to write an object with these keys, for a value of another kind.
  func valueHint<Target>(_ keys: ObjectKeys<Target>, for node: JSONNode) -> Hint? {
    switch node.kind {
    case .null, .object: return nil
    default: break
    }
    let (text, place) = (source(of: node), place(of: node))
    switch (keys.definition, node.kind) {
    case ("endpoint", .string(let words)):
      guard let request = RequestLine(words) else { break }
      let method = request.method.map { "\"method\": \(quoted($0)), " } ?? ""
      return .write(json: "{ \(method)\"path\": \(quoted(request.path)) }", for: place)
    case ("paginationPage", _), ("paginationCursor", _): break
    case ("authenticationKey", .string), ("oauth2", .array): break
    case ("errorWhen", .string):
      return "write { \"when\": { \"code\": \(text) } } with the field that has it"
    case ("presence", _): break
    case ("limits", .string), ("limits", .array):
      if let json = rangeOfLimits(node) { return .write(json: json, for: place, isCertain: false) }
    case ("failOn", .string(let axis)) where ["wire", "swift", "both"].contains(axis):
      let json = axis == "both" ? "\"breaking\"" : "{ \(quoted(axis)): \"breaking\" }"
      return .write(json: json, for: place, isCertain: false)
    case ("failOn", .array(let axes)) where !axes.isEmpty:
      let words = axes.compactMap(\.text).filter { ["wire", "swift"].contains($0) }
      guard words.count == axes.count else { break }
      let entries = words.map { "\(quoted($0)): \"breaking\"" }.joined(separator: ", ")
      return .write(json: "{ \(entries) }", for: place, isCertain: false)
    case ("failOn", .string(let words)):
      let parts = words.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { break }
      return .write(
        json: "{ \(quoted(String(parts[0]))): \(quoted(String(parts[1]))) }",
        for: place
      )
    case ("level", .string): return "write { \"level\": \(text), \"reason\": \"…\" }"
    case ("level", _): return "write { \"level\": \"care\", \"reason\": \"…\" }"
    case ("allowEntry", _): return "write { \"kind\": …, \"at\": …, \"reason\": … }"
    case ("receiver", .string): return .write(json: "{ \"summary\": \(text) }", for: place)
    case ("example", .string), ("example", .number), ("example", .array):
      return .write(json: "{ \"response\": \(text) }", for: place)
    default: break
    }
    if keys.requiredNames.isEmpty, case .array(let elements) = node.kind,
      elements.allSatisfy({ if case .object = $0.kind { true } else { false } })
        || elements.count == 1 && elements[0].text != nil
    {
      return nil
    }
    let shown = keys.requiredNames.isEmpty ? keys.names.prefix(3) : keys.requiredNames.prefix(3)
    let entries = shown.filter { $0 != "$schema" }.map { "\(quoted($0)): …" }
    return Hint("write { \(entries.joined(separator: ", ")) }")
  }

  /// Limits that are a range: `"1...100"`, `"1-100"` or `[1, 100]`.
  private func rangeOfLimits(_ node: JSONNode) -> String? {
    let ends: [String]
    switch node.kind {
    case .string(let text): ends = text.split { !$0.isNumber && $0 != "," }.map(String.init)
    case .array(let elements):
      ends = elements.compactMap { if case .number(let text) = $0.kind { text } else { nil } }
      guard ends.count == elements.count else { return nil }
    default: return nil
    }
    guard ends.count == 2, let least = Double(ends[0]), let most = Double(ends[1]), least <= most
    else { return nil }
    return "{ \"min\": \(ends[0]), \"max\": \(ends[1]) }"
  }

  /// The hint for a missing key. Its edit writes a value where only one is likely.
  func missingHint(_ name: String, _ node: JSONNode) -> Hint {
    let place = opening(of: node)
    switch name {
    case "in":
      return Hint(
        "add \"in\": \"query\", \"header\" or \"cookie\"",
        [.insert("\"in\": \"query\"", into: place)]
      )
    case "type":
      return Hint(
        "add \"type\", as in \"type\": \"string\"",
        [.insert("\"type\": \"string\"", into: place)]
      )
    case "style": return "add \"style\": \"page\", \"offset\", \"cursor\", \"url\" or \"link\""
    case "servers":
      return "add \"servers\": { \"production\": \"https://…\" }"
    case "path":
      guard let request = member.flatMap({ RequestLine($0.member.key) }) else {
        return "add \"path\", as in \"path\": \"/items/{id}\""
      }
      let method = node.member("method") == nil ? request.method : nil
      let json = method.map { "\"method\": \(quoted($0)), " } ?? ""
      let path = "\"path\": \(quoted(request.path))"
      return Hint("add \(json)\(path)", [.insert(json + path, into: place)], isCertain: true)
    case "format": return "add \"format\": \"sse\", \"lines\" or another one"
    case "fields" where node.members.isEmpty:
      return Hint("add \"fields\": {}", [.insert("\"fields\": {}", into: place)])
    case "case":
      let status = member?.member.key ?? ""
      let isStatus = status.utf8.first.map(isDigit) ?? false
      return added(name, quoted(isStatus ? StatusNames.name(of: status) : "failed"), to: place)
    default:
      guard let value = Self.sampleValues[name] else { return "add \(quoted(name)): …" }
      return added(name, value, to: place)
    }
  }

  private func added(_ name: String, _ value: String, to place: Place) -> Hint {
    let json = "\(quoted(name)): \(value)"
    return Hint("add \(json)", [.insert(json, into: place)])
  }

  /// A value of each required key that others lack, which shows its form.
  private static let sampleValues = [
    "when": "{ \"code\": \"limit\" }", "key": "\"X-API-Key\"", "url": "\"https://example.com\"",
    "reason": "\"agreed\"", "level": "\"care\"", "value": "\"open\"", "constant": "\"open\"",
    "scopes": "{ \"read\": \"Read\" }", "oauth2": "{ \"scopes\": {} }", "present": "true",
    "limit": "\"limit\"", "parameter": "\"cursor\"", "next": "\"next\"", "items": "\"items\"",
    "response": "{}", "allow": "[]", "api": "\"Shop\"", "module": "\"MoneyKit\"",
    "stream": "\"string\"", "kind": "\"field-removed\"", "at": "\"Items.list\"",
  ]
}
