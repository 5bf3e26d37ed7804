import EndpointJSON

/// Unknown keys that other tools have for a part of a spec, and that need another form here.
extension NodeReader {
  func foreignPart<Target>(
    _ member: JSONMember,
    of node: JSONNode,
    _ keys: ObjectKeys<Target>
  ) -> UnknownKeyHint? {
    switch (keys.definition, lettersAndDigits(of: member.key)) {
    case ("spec", "host"), ("spec", "basepath"), ("spec", "schemes"):
      swaggerServer(member, of: node)
    case ("spec", "info"), ("spec", "title"): nameOfAPI(member, of: node)
    case ("spec", "consumes"), ("spec", "produces"), ("endpoint", "produces"):
      removed(member, "remove it: the \"encoding\" of a body or a response says it")
    case ("endpoint", "consumes"), ("endpoint", "contenttype"): encoding(member, of: node)
    case ("oauth2", "flows"): flow(member)
    case ("oauth2", "flow"), ("oauth2", "type"), ("oauth2", "granttype"):
      removed(member, "remove it: the app chooses the flow")
    case ("limits", "range"), ("limits", "between"):
      rangeOfLimits(member.value).flatMap {
        replaced(member, with: String($0.dropFirst(2).dropLast(2)), present: [], isCertain: false)
      }
    case ("errorWhen", _): condition(member, of: node)
    case ("paginationPage", "zerobased"), ("paginationPage", "zeroindexed"):
      member.value.isTrue && node.member("start") == nil
        ? replaced(member, with: "\"start\": 0", present: []) : nil
    case ("endpoint", "subscribe"), ("endpoint", "publish"), ("endpoint", "subscription"):
      UnknownKeyHint(
        hint: "a stream is a response: \"response\": { \"stream\": \"Event\", \"format\": \"sse\" }"
      )
    case ("failOn", "both"), ("failOn", "all"):
      node.members.count == 1 && member.value.text != nil
        ? UnknownKeyHint(hint: .write(json: source(of: member.value), for: place(of: node))) : nil
    case (_, "additionalproperties") where keys.names.contains("additional"):
      member.value.isTrue
        ? replaced(member, with: "\"additional\": \"json\"", present: [])
        : member.value.isFalse
          ? removed(member, "remove it: other keys are ignored without it") : nil
    case (_, let key) where key.hasPrefix("timeout") && keys.names.contains("timeout"):
      milliseconds(member, of: node)
    case ("field", "include"), ("parameter", "include"), ("bodyField", "include"):
      node.member("type") == nil
        ? included(member).flatMap { name in
          replaced(member, with: "\"type\": \(quoted(name))", present: ["type"], isCertain: false)
        } : nil
    case ("field", let key), ("bodyField", let key):
      wireName(member, key, of: node)
    default: nil
    }
  }

  /// The only type that a member includes.
  private func included(_ member: JSONMember) -> String? {
    guard case .array(let elements) = member.value.kind else { return member.value.text }
    return elements.count == 1 ? elements[0].text : nil
  }

  private func removed(_ member: JSONMember, _ text: String) -> UnknownKeyHint {
    UnknownKeyHint(hint: Hint(text, [removal(of: member)], isCertain: true))
  }

  private func replaced(
    _ member: JSONMember,
    with json: String,
    present: [String],
    isCertain: Bool = true
  ) -> UnknownKeyHint {
    let edit = Edit.replace(place(of: member), with: json)
    return UnknownKeyHint(
      hint: Hint("write \(json)", [edit], isCertain: isCertain),
      present: present
    )
  }

  /// `host`, `basePath` and `schemes` of Swagger 2 are one URL.
  private func swaggerServer(_ member: JSONMember, of node: JSONNode) -> UnknownKeyHint? {
    guard let host = node.member("host"), let name = host.value.text, !name.contains("://"),
      node.member("servers") == nil
    else { return nil }
    guard member.key == "host" else {
      var hint = removed(member, "remove it: the URL in \"servers\" has it")
      hint.present = ["servers"]
      return hint
    }
    let schemes: [String] =
      if case .array(let elements)? = node.member("schemes")?.value.kind {
        elements.compactMap(\.text)
      } else {
        []
      }
    let scheme = schemes.isEmpty || schemes.contains("https") ? "https" : schemes[0]
    let base = node.member("basePath")?.value.text ?? ""
    let path = base == "/" ? "" : base
    let json = "\"servers\": { \"production\": \(quoted("\(scheme)://\(name)\(path)")) }"
    return replaced(member, with: json, present: ["servers"])
  }

  /// `"info": { "title": "Pet Shop", "version": "1.0.0" }` of OpenAPI, and a title with spaces.
  private func nameOfAPI(_ member: JSONMember, of node: JSONNode) -> UnknownKeyHint? {
    guard node.member("api") == nil,
      let title = (member.value.member("title")?.value ?? member.value).text
    else { return nil }
    let name = ProposedName.typeNamePart(title)
    guard SwiftNaming.isFullTypeName(name) else { return nil }
    let version = member.value.member("version")?.value.text
      .flatMap { SpecDocument.version(from: $0) ?? (isSemanticVersion($0) ? $0 : nil) }
    let rest = version.flatMap { text in
      node.member("version") == nil ? ", \"version\": \(quoted(text))" : nil
    }
    return replaced(
      member,
      with: "\"api\": \(quoted(name))\(rest ?? "")",
      present: ["api"],
      isCertain: name == title
    )
  }

  /// `"consumes": ["multipart/form-data"]` of an endpoint is the encoding of its body.
  private func encoding(_ member: JSONMember, of node: JSONNode) -> UnknownKeyHint? {
    let text =
      if case .array(let elements) = member.value.kind, elements.count == 1 {
        elements[0].text
      } else {
        member.value.text
      }
    guard let text, let body = node.member("body")?.value,
      let word = ForeignWords.word(for: text, among: BodyEncoding.allCases.map(\.rawValue))
    else { return nil }
    let written = body.member("encoding")?.value.text ?? "json"
    if written == word { return removed(member, "remove it: the \"encoding\" of the body says it") }
    guard body.member("encoding") == nil, !body.members.isEmpty else { return nil }
    let json = "\"encoding\": \(quoted(word))"
    let edits = [removal(of: member), Edit.insert(json, into: opening(of: body))]
    return UnknownKeyHint(hint: Hint("write \(json) in \"body\"", edits, isCertain: true))
  }

  /// `"flows": { "implicit": { "scopes": … } }` of OpenAPI. The first flow with scopes counts.
  private func flow(_ member: JSONMember) -> UnknownKeyHint? {
    guard let flow = member.value.members.first(where: { $0.value.member("scopes") != nil })
    else { return nil }
    return replaced(member, with: keysOfFlow(flow.value), present: ["scopes"])
  }

  /// The keys of OAuth 2 that a flow of OpenAPI has.
  func keysOfFlow(_ flow: JSONNode) -> String {
    let names = [
      ("scopes", "scopes"), ("authorizationUrl", "authorizationURL"), ("tokenUrl", "tokenURL"),
    ]
    let keys = names.compactMap { name, ours in
      flow.member(name).map { "\(quoted(ours)): \(source(of: $0.value))" }
    }
    return keys.isEmpty ? "\"scopes\": {}" : keys.joined(separator: ", ")
  }

  /// `"limitReached": { "code": 7 }` has its condition without `when`, and `{ "status": 409 }` its status.
  private func condition(_ member: JSONMember, of node: JSONNode) -> UnknownKeyHint? {
    guard node.member("when") == nil else { return nil }
    switch member.value.kind {
    case .string, .number, .bool: break
    default: return nil
    }
    let free = node.members.filter { ErrorRuleSpec.whenKeys[$0.key] == nil }
    guard free.count == 1 else { return nil }
    let json = "\"when\": { \(quoted(member.key)): \(source(of: member.value)) }"
    return replaced(member, with: json, present: ["when"])
  }

  /// `"timeoutMs": 30000` is `"timeout": 30`.
  private func milliseconds(_ member: JSONMember, of node: JSONNode) -> UnknownKeyHint? {
    guard node.member("timeout") == nil, case .number(let text) = member.value.kind,
      let number = Double(text),
      let scale = UnitsOfTime.scale(String(lettersAndDigits(of: member.key).dropFirst(7)))
    else { return nil }
    return replaced(
      member,
      with: "\"timeout\": \(UnitsOfTime.text(number * scale))",
      present: ["timeout"]
    )
  }

  /// `open` is the default. Its opposite is `closed`.
  func openHint(_ member: JSONMember) -> Hint {
    let text = "remove it: unknown values are allowed unless \"closed\" is true"
    guard member.value.isFalse else { return Hint(text, [removal(of: member)], isCertain: true) }
    let edit = Edit.replace(place(of: member), with: "\"closed\": true")
    return Hint("write \"closed\": true", [edit], isCertain: true)
  }
}
