import EndpointJSON

/// Bodies that other tools write elsewhere or otherwise.
extension NodeReader {
  /// `"formData": { "name": "string" }` for a body with this encoding.
  mutating func withBody(_ node: JSONNode) -> JSONNode {
    if let body = node.member("body") { return withListedBody(withEncoding(node, body), body) }
    let found = node.members.first { member in
      Self.encodings[lettersAndDigits(of: member.key)] != nil && !member.value.members.isEmpty
    }
    guard let found else { return withBodyParameters(node) }
    let encoding = Self.encodings[lettersAndDigits(of: found.key)] ?? "form"
    let fields = found.value.member("fields")?.value ?? found.value
    let json = "\"body\": { \"encoding\": \(quoted(encoding)), \"fields\": \(source(of: fields)) }"
    reportUnknownKey(
      found,
      noun: EndpointDefinition.keys.noun,
      hint: Hint(
        "write \"body\": { \"encoding\": \(quoted(encoding)), \"fields\": … }",
        [.replace(place(of: found), with: json)],
        isCertain: true
      )
    )
    let body = found.value.with([
      found.with("encoding", .string(encoding)), found.with("fields", fields.kind),
    ])
    return node.with(
      node.members.map { member in
        member.keyStart == found.keyStart ? found.with("body", body.kind) : member
      }
    )
  }

  /// The `Content-Type` among the headers of an endpoint, whose body says otherwise.
  private mutating func withEncoding(_ node: JSONNode, _ body: JSONMember) -> JSONNode {
    let written = body.value.member("encoding")?.value.text ?? "json"
    guard let headers = node.member("headers"),
      let header = headers.value.members.first(where: { $0.key.lowercased() == "content-type" }),
      let type = header.value.text?.split(separator: ";").first.map(String.init),
      let word = ForeignWords.word(for: type, among: BodyEncoding.allCases.map(\.rawValue)),
      word != written
    else { return node }
    let json = "\"encoding\": \(quoted(word))"
    let removal = headers.value.members.count == 1 ? headers : header
    let isFree = !body.value.members.isEmpty && body.value.member("encoding") == nil
    let edits =
      isFree ? [self.removal(of: removal), .insert(json, into: opening(of: body.value))] : []
    report(
      .suspiciousValue,
      "the header says \(quoted(type)), but the body has the encoding \(quoted(written))",
      at: place(of: header.value),
      hint: Hint("write \(json) in \"body\", without the header", edits, isCertain: true)
    )
    return node
  }

  /// The body of Postman and Insomnia: `{ "mode": "urlencoded", "urlencoded": [{ "key": "name" }] }`.
  private mutating func withListedBody(_ node: JSONNode, _ body: JSONMember) -> JSONNode {
    let lists = ["urlencoded", "formdata", "params"].compactMap { body.value.member($0) }
    guard let list = lists.first, case .array(let elements) = list.value.kind,
      let word = (body.value.member("mode") ?? body.value.member("mimeType"))?.value.text
    else { return node }
    let fields = elements.compactMap { element -> String? in
      guard let name = (element.member("key") ?? element.member("name"))?.value.text else {
        return nil
      }
      let isFile = element.member("type")?.value.text == "file"
      return "\(quoted(name)): \(isFile ? "\"file\"" : "\"string\"")"
    }
    guard fields.count == elements.count, !fields.isEmpty else { return node }
    let words = BodyEncoding.allCases.map(\.rawValue)
    let encoding = ForeignWords.word(for: word, among: words) ?? "form"
    let json =
      "{ \"encoding\": \(quoted(encoding)), \"fields\": { \(fields.joined(separator: ", ")) } }"
    reading(body) { reader in
      reader.reportUnknownKey(
        list,
        noun: BodySpec.fieldsKeys.noun,
        hint: .write(json: json, for: reader.place(of: body.value))
      )
    }
    return node.with(node.members.filter { $0.key != "body" })
  }

  /// The hint for an object around the fields of a body, perhaps with the name of an encoding: `{ "json": { "name": "string" } }`.
  func wrapperHint(_ wrapper: JSONMember, in body: JSONNode) -> Hint? {
    guard !wrapper.value.members.isEmpty, haveTypes(wrapper.value.members) else { return nil }
    let word = Self.encodings[lettersAndDigits(of: wrapper.key)]
    let isJSON = word == nil || word == "json" || body.member("encoding") != nil
    let encoding = isJSON ? "" : "\"encoding\": \(quoted(word ?? "")), "
    return Hint(
      "write \(encoding)\"fields\" in place of \(quoted(wrapper.key))",
      [.replace(place(ofKey: wrapper), with: "\(encoding)\"fields\"")],
      isCertain: word != nil
    )
  }

  private static let encodings = [
    "form": "form", "formdata": "form", "urlencoded": "form", "formurlencoded": "form",
    "formparameters": "form", "formparams": "form", "formfields": "form", "multipart": "multipart",
    "multipartform": "multipart", "multipartformdata": "multipart", "json": "json",
    "jsonbody": "json",
    "bodyparameters": "json", "bodyparams": "json",
  ]

  /// `"in": "formData"` and `"in": "body"` of Swagger 2.
  private mutating func withBodyParameters(_ node: JSONNode) -> JSONNode {
    let all = node.member("parameters")?.value.members ?? []
    let moved = all.filter { member in
      let location = member.value.member("in")?.value.text.map(lettersAndDigits)
      return location == "body" || location == "formdata" || location == "form"
    }
    // Without a method, the author may have meant another place.
    guard let parameters = node.member("parameters"), let first = moved.first,
      let location = first.value.member("in"), node.member("method") != nil
    else { return node }
    let isJSON = location.value.text == "body"
    let types = moved.compactMap { $0.value.member("type")?.value.text }
    let encoding =
      isJSON
      ? "" : types.contains("file") ? "\"encoding\": \"multipart\", " : "\"encoding\": \"form\", "
    let fields = moved.map { member -> String in
      let keys = member.value.members.filter { $0.key != "in" && $0.key != "name" }
      let isType = keys.count == 1 && keys[0].key == "type"
      let value =
        isType
        ? source(of: keys[0].value)
        : "{ \(keys.map { "\(quoted($0.key)): \(source(of: $0.value))" }.joined(separator: ", ")) }"
      return "\(quoted(member.key)): \(value)"
    }
    let schema = isJSON && moved.count == 1 ? first.value.member("schema")?.value : nil
    let whole = schema.flatMap {
      ForeignSchema(types: foreignTypes).use($0)
    }
    let body =
      "\"body\": \(whole ?? "{ \(encoding)\"fields\": { \(fields.joined(separator: ", ")) } }")"
    let removed =
      moved.count == all.count
      ? [Edit.replace(place(of: parameters), with: body)]
      : removals(of: moved, in: parameters.value) + [.insert(body, into: opening(of: node))]
    let words = ParameterSpec.keys["in"]?.words ?? []
    reading(location) { reader in
      reader.reportValue(
        "expected \(quotedList(words)), found \(reader.source(of: location.value))",
        at: reader.place(of: location.value),
        hint: Hint("write the parameter in \(body)", removed, isCertain: true)
      )
    }
    let rest = all.filter { member in !moved.contains { $0.keyStart == member.keyStart } }
    return node.with(
      node.members.map { member in
        guard member.key == "parameters" else { return member }
        return parameters.with(parameters.value.with(rest))
      }
    )
  }
}
