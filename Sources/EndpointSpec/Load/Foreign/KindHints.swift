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
    case ("a string", .array(let lines))
    where ["summary", "description", "message"].contains(key) && lines.allSatisfy { $0.text != nil }:
      return .write(json: quoted(lines.compactMap(\.text).joined(separator: " ")), for: place)
    case ("a number", .string(let text)) where UnitsOfTime.seconds(text) != nil:
      let seconds = UnitsOfTime.seconds(text) ?? 0
      return .write(json: UnitsOfTime.text(seconds), for: place)
    case ("a number", .object(let members)) where members.count == 1:
      guard case .number(let text) = members[0].value.kind, let number = Double(text),
        let scale = UnitsOfTime.scale(members[0].key)
      else { break }
      return .write(json: UnitsOfTime.text(number * scale), for: place)
    case ("a number", .string(let text)), ("a whole number", .string(let text)):
      let number = text.prefix { $0.isNumber || $0 == "." || $0 == "-" }
      guard Double(number) != nil else { return "write a number, without quotes" }
      return .write(json: String(number), for: place, isCertain: number.count == text.count)
    case ("an array or an object", .string)
    where key == "union" && enclosing.last?.node.member("by") != nil:
      return .write(json: cases(of: listedWords(of: node)), for: place, isCertain: false)
    case ("an array", .string), ("an array or an object", .string):
      return .write(json: "[\(words(of: node).joined(separator: ", "))]", for: place)
    case ("a string", .number(let text)) where key == "version":
      guard let version = SpecDocument.version(from: text) else { break }
      return .write(json: quoted(version), for: place)
    case ("a string", .number), ("a string", .bool):
      guard let key else { break }
      if let hint = scalarHint(key, for: node) { return hint }
    case ("a string", .object(let members))
    where members.count == 1 && members[0].key == "$ref":
      let name = members[0].value.text?.split(separator: "/").last.map(String.init) ?? ""
      return .write(json: quoted(name), for: place)
    case ("a string", .object(let members))
    where members.count == 1 && members[0].value.text != nil:
      return .write(json: source(of: members[0].value), for: place, isCertain: false)
    case (_, .bool), (_, .number("0")):
      guard expected.hasPrefix("\""),
        let word = ForeignWords.word(for: "\(node.isTrue)", among: words(in: expected))
      else { break }
      return .write(json: quoted(word), for: place)
    case ("an object", .string(let text)):
      guard let pair = headerLine(text) else { break }
      return .write(json: "{ \(pair) }", for: place)
    case ("a string", _) where isYAML && bracesOfText(node) != nil:
      return .write(json: quoted(bracesOfText(node) ?? ""), for: place)
    case ("a string", .array(let elements))
    where elements.count > 1 && Self.keysOfPaths.contains(key ?? ""):
      let parts = elements.compactMap(\.text)
      guard parts.count == elements.count else { break }
      return .write(json: quoted(parts.joined(separator: ".")), for: place)
    case ("a string", .array(let elements)) where key == "was" && elements.count > 1:
      return "write the last former name: there is one"
    case ("a string", .array(let elements)) where key == "method" && elements.count > 1:
      return "write one method, and an endpoint of its own for each other one"
    case ("a string", .array(let elements)) where key == "path":
      let parts = elements.compactMap(\.text)
      guard parts.count == elements.count, !parts.isEmpty else { break }
      return .write(json: quoted("/" + parts.joined(separator: "/")), for: place)
    case ("a string", .array(let elements)) where key == "allow" && elements.first?.text == nil:
      return "write the path of a file with these entries, such as \"allow.json\""
    case (_, .array(let elements)):
      if elements.count > 1, expected.hasPrefix("\""), elements.allSatisfy({ $0.text != nil }),
        words(in: expected).contains("both")
      {
        return .write(json: "\"both\"", for: place)
      }
      if elements.count == 1, elements[0].text != nil,
        expected.hasPrefix("\"") || expected.hasPrefix("a URL")
      {
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
    if expected.contains("object"), let sample = key.flatMap({ SampleValues.ofKeys[$0] }) {
      return "write an object, such as \(sample)"
    }
    return "write \(expected)\(expected == "an object" ? ", in braces: { … }" : " here")"
  }

  private static let keysOfPaths: Set = [
    "at", "next", "items", "more", "pages", "total", "throttle",
  ]

  /// The words that a message lists in quotes.
  private func words(in expected: String) -> [String] {
    expected.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// An entry of `headers` for the line of a header: `X-Trace: 1`.
  func headerLine(_ text: String) -> String? {
    guard key == "headers", let colon = text.firstIndex(of: ":") else { return nil }
    let name = String(text[..<colon])
    let value = text[colon...].dropFirst().drop { $0 == " " }
    guard isHeaderName(name), !value.isEmpty else { return nil }
    return "\(quoted(name)): \(quoted(String(value)))"
  }

  /// A text in YAML that begins with a bracket, and looks like an object or an array: `{id}`.
  private func bracesOfText(_ node: JSONNode) -> String? {
    switch node.kind {
    case .object, .array: break
    default: return nil
    }
    let text = String(decoding: files[file].bytes[node.start..<node.end], as: UTF8.self)
    return text.hasPrefix("{") && !text.contains(":") ? text : nil
  }

  /// The parts of a text such as `"high | low"` and `"high, low"`, each as JSON.
  private func words(of node: JSONNode) -> [String] {
    ["enum", "union", "include"].contains(key) && node.text != nil
      ? listedWords(of: node).map(quoted) : [source(of: node)]
  }

  private func listedWords(of node: JSONNode) -> [String] {
    (node.text ?? "").split { "|,;&".contains($0) }
      .map { $0.filter { !$0.isWhitespace && !"'\"".contains($0) } }
      .filter { !$0.isEmpty }
  }

  private func nullHint(_ expected: String) -> Hint? {
    guard let (member, isRequired) = member else { return nil }
    let edit = removal(of: member)
    if member.key == "at", roots.contains(where: hasDefaultPath) {
      return .write(json: "\".\"", for: place(of: member.value)).saying(
        "write \".\" for the whole body"
      )
    }
    if isRequired { return "write \(expected) instead of null" }
    return Hint("remove \(quoted(member.key)), or write \(expected)", [edit], isCertain: true)
  }

  private func hasDefaultPath(_ root: JSONNode) -> Bool {
    root.member("defaults")?.value.member("at") != nil
  }

  /// `true` or `false` for a value that means it, such as `"yes"`. Nil for others.
  func flag(_ node: JSONNode) -> String? {
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

  // MARK: - Objects

  /// How to write an object with these keys, for a value of another kind.
  func valueHint<Target>(_ keys: ObjectKeys<Target>, for node: JSONNode) -> Hint? {
    let isMap = ["serverVariable", "receiver"].contains(keys.definition)
    switch node.kind {
    case .null where isMap: return .write(json: "{}", for: place(of: node))
    case .null, .object: return nil
    default: break
    }
    let (text, place) = (source(of: node), place(of: node))
    switch (keys.definition, node.kind) {
    case ("endpoint", .string(let words)):
      guard let request = RequestLine(words) else { break }
      return .write(json: "{ \(request.keys()) }", for: place)
    case ("paginationPage", _), ("paginationCursor", _): break
    case ("errorWhen", .number), ("errorWhen", .bool):
      return "write { \"when\": { \"code\": \(text) } } with the field that has it"
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
    case ("diff", .string): return .write(json: "{ \"against\": \(text) }", for: place)
    case ("level", .string(let word)):
      let level = ForeignWords.meaning(of: word, among: ["safe", "care", "breaking"]) ?? "care"
      return "write { \"level\": \(quoted(level)), \"reason\": \"…\" }"
    case ("serverVariable", .string): return .write(json: "{ \"default\": \(text) }", for: place)
    case ("serverVariable", .array(let elements))
    where !elements.isEmpty && elements.allSatisfy { $0.text != nil }:
      return .write(json: "{ \"enum\": \(text) }", for: place)
    case ("receiver", .string): return .write(json: "{ \"summary\": \(text) }", for: place)
    case ("example", .array(let elements))
    where elements.count == 1 && elements[0].member("response") != nil:
      return .write(json: source(of: elements[0]), for: place)
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
    if let sample = SampleValues.ofObjects[keys.definition] { return Hint("write \(sample)") }
    let shown = keys.requiredNames.isEmpty ? keys.names.prefix(3) : keys.requiredNames.prefix(3)
    let entries = shown.filter { $0 != "$schema" }.map { "\(quoted($0)): …" }
    return Hint("write { \(entries.joined(separator: ", ")) }")
  }
}
