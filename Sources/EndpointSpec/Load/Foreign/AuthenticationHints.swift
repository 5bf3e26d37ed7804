import EndpointJSON

/// Authentication schemes that are written otherwise.
extension NodeReader {
  /// Reports the name of a header in place of a scheme: `X-API-Key`. Returns whether it is one.
  mutating func reportsHeaderName(_ node: JSONNode, among names: [String]) -> Bool {
    guard let text = node.text, text.contains("-"), isHeaderName(text),
      text.first?.isUppercase ?? false
    else { return false }
    let json = "{ \"key\": \(quoted(text)), \"in\": \"header\" }"
    reportValue(
      "expected \(quotedList(names)), found \(quoted(text))",
      at: place(of: node),
      hint: .write(json: json, for: place(of: node), isCertain: false)
    )
    return true
  }

  /// Reports credentials in place of a scheme: `{ "username": "ada", "password": "…" }`. Returns whether the object has only such keys.
  mutating func reportCredentials(_ node: JSONNode) -> Bool {
    let words = Set(node.members.map { lettersAndDigits(of: $0.key) })
    let isBasic = words.isSubset(of: ["username", "user", "login", "password", "pass"])
    let isBearer = words.isSubset(of: ["bearer", "token", "accesstoken", "jwt"])
    guard let first = node.members.first, isBasic || isBearer else { return false }
    let word = isBasic ? "basic" : "bearer"
    reportUnknownKey(
      first,
      noun: "an authentication scheme",
      hint: Hint(
        "write \(quoted(word)): a client has the credentials",
        [.replace(place(of: node), with: quoted(word))],
        isCertain: true
      )
    )
    return true
  }

  /// The key of Postman, a list of pairs: `{ "apikey": [{ "key": "key", "value": "X-API-Key" }] }`.
  func postmanKey(_ node: JSONNode) -> String? {
    guard case .array(let pairs)? = node.member("apikey")?.value.kind else { return nil }
    let value = { (name: String) in
      pairs.first { $0.member("key")?.value.text == name }?.member("value")?.value.text
    }
    return value("key").map { name in
      "{ \"key\": \(quoted(name)), \"in\": \(quoted(value("in") ?? "header")) }"
    }
  }

  /// The hint for the declared schemes in another form: `"bearer"`, `["bearer"]`.
  func schemesOfSpecHint(_ node: JSONNode) -> Hint? {
    let names = AuthenticationModel.HTTPScheme.allCases.map(\.rawValue)
    let elements = if case .array(let elements) = node.kind { elements } else { [node] }
    let words = elements.compactMap { element in
      element.text.flatMap { ForeignWords.meaning(of: $0, among: names) }
    }
    if case .object = node.kind { return nil }
    guard words.count == elements.count, Set(words).count == words.count, !words.isEmpty else {
      return "write { \"token\": \"bearer\" } with a name for each scheme"
    }
    let used = roots.lazy.compactMap { root in
      root.member("defaults")?.value.member("authentication")?.value.text
    }.first
    let entries = words.map { word in
      "\(quoted(words.count == 1 ? used ?? word : word)): \(quoted(word))"
    }
    let json = "{ \(entries.joined(separator: ", ")) }"
    return .write(json: json, for: place(of: node), isCertain: words.count == 1 && used != nil)
  }

  /// Reports a scheme that is declared where it is used, and `{ "or": ["a", "b"] }`. Returns whether it is one.
  mutating func reportsForeignUse(_ node: JSONNode) -> Bool {
    let declared = roots.flatMap { $0.member("authentication")?.value.members ?? [] }.map(\.key)
    guard let first = node.members.first, !declared.contains(first.key) else { return false }
    if node.members.count == 1, case .array(let elements) = first.value.kind,
      elements.contains(where: { $0.text.map(declared.contains) ?? false })
    {
      let word = lettersAndDigits(of: first.key)
      let isAny = ["or", "anyof", "oneof", "any", "either"].contains(word)
      let isAll = ["and", "allof", "all", "both"].contains(word)
      let list = source(of: first.value)
      guard isAny || isAll else { return false }
      reportUnknownKey(
        first,
        noun: "an authentication",
        hint: .write(json: isAny ? list : "[\(list)]", for: place(of: node))
      )
      return true
    }
    // `{ "bearer": "token" }`
    if node.members.count == 1, let name = first.value.text, declared.contains(name) {
      reportUnknownKey(
        first,
        noun: "an authentication",
        hint: .write(json: quoted(name), for: place(of: node))
      )
      return true
    }
    guard let type = node.member("type") ?? node.member("scheme"), type.value.text != nil else {
      return false
    }
    let name = declared.count == 1 ? declared[0] : nil
    let word = Located(type.value.text ?? "", at: place(of: node))
    if let none = ForeignWords.authenticationHint(for: word) {
      reportUnknownKey(type, noun: "an authentication", hint: none)
      return true
    }
    reportUnknownKey(
      type,
      noun: "an authentication",
      hint: name.map { .write(json: quoted($0), for: place(of: node), isCertain: false) }
        ?? choiceHint(declared, or: "declare the scheme under \"authentication\" of the spec")
    )
    return true
  }

  /// Reports a scheme without a list of scopes, `{ "token": true }`, and reads its name. Nil for other objects.
  mutating func useOfFlag(_ node: JSONNode) -> SchemeUse? {
    guard node.members.count == 1, let scheme = node.members.first else { return nil }
    switch scheme.value.kind {
    case .bool(true), .null: break
    case .object(let members) where members.isEmpty: break
    default: return nil
    }
    reading(scheme) { reader in
      let hint = Hint.write(json: quoted(scheme.key), for: reader.place(of: node))
      reader.reportKind(expected: "an array of scopes", found: scheme.value, hint: hint)
    }
    return SchemeUse(scheme: Located(scheme.key, at: place(ofKey: scheme)))
  }

  /// True for the name of a scheme beside the schemes: `"auth": "token"`.
  func isUse(_ member: JSONMember, beside node: JSONNode) -> Bool {
    member.value.text != nil && node.member("authentication") != nil
      && ForeignKeys.key(for: member.key, among: ["authentication"]) != nil
  }

  /// The scheme of a spec that declares one.
  var onlyScheme: String? {
    let schemes = roots.flatMap { $0.member("authentication")?.value.members ?? [] }
    return schemes.count == 1 ? schemes[0].key : nil
  }

  /// The hint for an object with several schemes, as in OpenAPI, where a request needs all of them.
  func schemesHint(_ node: JSONNode) -> Hint {
    let names = node.members.map { quoted($0.key) }.joined(separator: ", ")
    guard node.members.count > 1 else { return "write the name of a scheme" }
    return Hint(
      "write [[\(names)]] if a request needs all, or [\(names)] if one of them is enough",
      [.replace(place(of: node), with: "[[\(names)]]")]
    )
  }

  /// The hint for the name of a header with the begin of its value: `Authorization: Bot`.
  func headerNameHint(of name: Located<String>) -> Hint {
    let plain = String(name.value.prefix { $0 != ":" && $0 != " " })
    guard isHeaderName(plain), plain != name.value else {
      return "use letters, digits and \"-\""
    }
    return .write(plain, for: name, ": the app passes the whole value", isCertain: false)
  }
}
