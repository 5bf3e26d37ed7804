import EndpointJSON

package enum ResponseSpec: Sendable {
  case value(ResponseValueSpec)
  /// `"200": …, "202": …`
  case statuses([Named<ResponseValueSpec>], place: Place)
  case stream(StreamSpec)
}

extension ResponseSpec {
  /// The place of the response in the spec.
  package var place: Place {
    switch self {
    case .value(let value): value.place
    case .statuses(_, let place): place
    case .stream(let stream): stream.place
    }
  }
}

package struct ResponseValueSpec: Sendable {
  package var type: TypeUse?
  package var at: Located<String>?
  package var encoding: Located<BodyEncoding>?
  package var headers: [Named<FieldSpec>] = []
  /// The statuses that the server sends, as documentation: `201`, or `2xx`.
  package var status: Located<[String]>?
  package var place: Place
}

extension ResponseValueSpec {
  static let keys = ObjectKeys<ResponseValueSpec>(
    "a response",
    definition: "responseOfType",
    otherForms: TypeDraft.formNames + ["stream"],
    [
      .type("type", \.type).required,
      ObjectKey("status", \.status) { $1.documentedStatuses($0) },
      .string("at", \.at),
      .word("encoding", \.encoding, of: [.json, .text, .binary]),
      ObjectKey("headers") { node, target, reader in
        let hint = reader.headersHint(node)
        target.headers = reader.map(node, hint: hint) { name, node, reader in
          reader.checkHeader(name) ? reader.field(name, node, FieldSpec.headerKeys) : nil
        }
      },
    ]
  )
}

package struct StreamSpec: Sendable {
  /// Nil only while the stream is read.
  package var type: TypeUse?
  package var format: Located<StreamWord>?
  package var end: Located<String>?
  package var reconnect: Located<Bool>?
  package var place: Place

  static let keys = ObjectKeys<StreamSpec>(
    "a stream",
    definition: "responseStream",
    [
      .type("stream", \.type).required,
      .word("format", \.format, of: StreamWord.allCases).required,
      .string("end", \.end),
      ObjectKey("reconnect", \.reconnect) { $1.bool($0) },
    ]
  )
}

extension NodeReader {
  /// The hint for the headers of a response that are only names: `["X-Total"]`.
  fileprivate func headersHint(_ node: JSONNode) -> Hint? {
    let elements = if case .array(let elements) = node.kind { elements } else { [node] }
    let names = elements.compactMap(\.text)
    guard names.count == elements.count, names.allSatisfy(isHeaderName), !names.isEmpty else {
      return nil
    }
    let entries = names.map { "\(quoted($0)): \"string\"" }.joined(separator: ", ")
    return .write(json: "{ \(entries) }", for: place(of: node), isCertain: false)
  }

  /// Reads a response: a type, a type with other keys, an object of statuses, or a stream.
  mutating func response(_ node: JSONNode) -> ResponseSpec? {
    if isStream(node) { return stream(node) }
    guard case .object(let members) = node.kind,
      members.contains(where: { $0.key.utf8.first.map(isDigit) ?? false }) || hasStatusWords(node)
    else { return responseValue(node).map { .value($0) } }
    let own = withoutKeysBesideStatuses(node)
    let statuses = map(own) { name, node, reader -> ResponseValueSpec? in
      guard reader.checkSuccess(name) else { return nil }
      guard let value = reader.responseValue(node) else { return nil }
      reader.checkBody(of: name, value, node)
      if let status = value.status {
        reader.reportValue(
          "the key \(quoted(name.value)) is the status already",
          at: status.place,
          hint: Hint(
            "remove \"status\"",
            (node.member("status").map { [reader.removal(of: $0)] } ?? []),
            isCertain: true
          )
        )
      }
      return value
    }
    return .statuses(statuses, place: opening(of: node))
  }

  /// Warns about a type of a response that never has a body.
  private mutating func checkBody(
    of status: Located<String>,
    _ value: ResponseValueSpec,
    _ node: JSONNode
  ) {
    guard ["204", "205", "304"].contains(status.value), let type = value.type else { return }
    if case .expression(_, let text) = type, text.value == "void" { return }
    report(
      .suspiciousValue,
      "a response with the status \(status.value) has no body",
      at: opening(of: node),
      hint: node.text == nil
        ? "write \"void\"" : .write(json: "\"void\"", for: place(of: node), isCertain: false)
    )
  }

  /// True for an object whose keys are words for statuses, as in OpenAPI and in code: `created`, `default`.
  private func hasStatusWords(_ node: JSONNode) -> Bool {
    !node.members.isEmpty
      && node.members.allSatisfy { member in
        let isScalar = member.value.text.map { Scalar.names.contains($0) && $0 != "void" } ?? false
        return member.key == "default"
          || successWords[lettersAndDigits(of: member.key)] != nil && !isScalar
      }
  }

  /// True for an object with `stream`, or with `format` and a misspelled `stream`.
  private func isStream(_ node: JSONNode) -> Bool {
    if node.member("stream") != nil { return true }
    guard let format = node.member("format") else { return false }
    let words = StreamWord.allCases.map(\.rawValue)
    let isOfStream = format.value.text.map { text in
      ForeignWords.meaning(of: text, among: words) != nil
    }
    guard isOfStream ?? true else { return false }
    let near = node.limited(to: StreamSpec.keys)
    return near.members.contains {
      unknownKeyHint($0, of: near, StreamSpec.keys).meant == "stream"
    }
  }

  private mutating func responseValue(_ node: JSONNode) -> ResponseValueSpec? {
    var value = ResponseValueSpec(type: nil, place: opening(of: node))
    if reportsForeignResponse(node) || reportsNamedStream(node) { return nil }
    guard case .object = node.kind, !node.isDefinition() else {
      value.type = typeUse(node)
      return value.type == nil ? nil : value
    }
    if reportSchema(node, noun: "a response", known: ResponseValueSpec.keys.names) { return value }
    if !reportsOnlyDescription(node), !reportBareField(of: node, ResponseValueSpec.keys) {
      object(node, into: &value, ResponseValueSpec.keys)
    }
    return value
  }

  /// Reports a response of OpenAPI without a body: `{ "description": "Deleted." }`. Returns whether it is one.
  private mutating func reportsOnlyDescription(_ node: JSONNode) -> Bool {
    guard node.members.count == 1, let member = node.members.first, member.key == "description",
      let text = member.value.text, !isType(text)
    else { return false }
    reportUnknownKey(
      member,
      noun: ResponseValueSpec.keys.noun,
      hint: .write(json: "\"void\"", for: place(of: node))
    )
    return true
  }

  private mutating func checkSuccess(_ name: Located<String>) -> Bool {
    let isFailure = name.value == "default" || ["4", "5"].contains(name.value.prefix(1))
    let hint: Hint? =
      isFailure ? "put it under \"errors\" of the endpoint" : successHint(for: name)
    guard let number = Int(name.value), name.value.utf8.allSatisfy(isDigit) else {
      reportValue(
        "expected a status such as \"200\", found \(quoted(name.value))",
        at: name.place,
        hint: hint
      )
      return false
    }
    return status(Located(number, at: name.place), in: 200...399, hint: hint) != nil
  }

  /// The hint for `2XX`, `OK` or `1xx` among the statuses of a response.
  private func successHint(for name: Located<String>) -> Hint {
    let word = lettersAndDigits(of: name.value)
    if let status = StatusNames.status(in: name.value) {
      return .write(status, for: name, isCertain: false)
    }
    guard let status = successWords[word] else { return "write a status from 200 to 399" }
    let isVague = ["2xx", "3xx", "success"].contains(word)
    return .write(status, for: name, isCertain: !isVague)
  }

  /// Reads `201`, `[200, 201]` or `"2xx"`.
  mutating func documentedStatuses(_ node: JSONNode) -> Located<[String]>? {
    let found: [Located<Int>]?
    switch node.kind {
    case .string(ResponseValue.anySuccess):
      return Located([ResponseValue.anySuccess], at: place(of: node))
    case .string(let text):
      reportKind(
        expected: "a status such as 201, an array of statuses, or \"2xx\"",
        found: node,
        hint: statusHint(text, place(of: node))
      )
      return nil
    case .number: found = integer(node).map { [$0] }
    default:
      let expected = "a status such as 201, an array of statuses, or \"2xx\""
      found = list(node, expected: expected) { $1.integer($0) }
    }
    let statuses = (found ?? []).compactMap { status($0, in: 200...299) }
    return statuses.isEmpty ? nil : Located(statuses.map { "\($0.value)" }, at: place(of: node))
  }

  /// The hint for `"201"`, `"created"` and `"2XX"`.
  private func statusHint(_ text: String, _ place: Place) -> Hint {
    let isClass = text.lowercased() == "2xx"
    let number = text.prefix { $0.isNumber }
    if !isClass,
      let status = Int(number) ?? successWords[lettersAndDigits(of: text)].flatMap(Int.init),
      200...299 ~= status
    {
      return .write(json: "\(status)", for: place, isCertain: text.lowercased() != "success")
    }
    return .write("2xx", for: Located(text, at: place), isCertain: isClass)
  }

  private mutating func stream(_ node: JSONNode) -> ResponseSpec? {
    if reportsStreamFlag(node) { return nil }
    var stream = StreamSpec(place: opening(of: node))
    object(node, into: &stream, StreamSpec.keys)
    return stream.type == nil ? nil : .stream(stream)
  }
}

/// The statuses of success by their names.
let successWords = [
  "2xx": "200", "ok": "200", "success": "200", "created": "201", "accepted": "202",
  "nocontent": "204", "resetcontent": "205", "partialcontent": "206", "3xx": "302",
  "seeother": "303", "notmodified": "304",
]
