/// The endpoint that is being linked.
struct EndpointScope {
  let id: Located<String>
  let receiver: EndpointModel.Receiver
  let verb: SwiftName
  /// The owner of inline types: `Deck`, with names that start with `Draw`.
  let owner: InlineOwner
}

extension EndpointLinker {
  mutating func scope(of name: Located<String>, _ parts: EndpointName?) -> EndpointScope {
    guard let parts else {
      report(
        .invalidName,
        "\(quoted(name.value)) is not a valid endpoint name",
        at: name.place,
        hint: nameHint(name)
      )
      return scope(of: name, .api, verb: name.value)
    }
    if parts.receiver == nil, let meant = Self.withDot(name.value), let parts = EndpointName(meant)
    {
      report(
        .invalidName,
        "\(quoted(name.value)) is not a valid endpoint name",
        at: name.place,
        hint: .write(meant, for: name)
      )
      return scope(of: name, receiver(parts, name), verb: parts.verb)
    }
    checkVerb(parts, name)
    return scope(of: name, receiver(parts, name), verb: parts.verb)
  }

  /// The hint for a name with several dots: `Shop.Item.list` of the API `Shop` is `Item.list`.
  private func nameHint(_ name: Located<String>) -> Hint {
    let text: Hint = "write \"Receiver.verb\", or \"verb\" alone"
    let parts = name.value.split(separator: ".").map(String.init)
    guard let verb = parts.last, parts.count > 2, SwiftNaming.isMemberName(verb),
      parts.dropLast().allSatisfy(SwiftNaming.isTypeName)
    else { return text }
    let owners = parts.first == names.api ? parts.dropFirst().dropLast() : parts.dropLast()
    let meant = "\(owners.joined()).\(verb)"
    let isFree = !document.endpoints.contains { $0.name.value == meant }
    return isFree ? .write(meant, for: name, isCertain: false) : text
  }

  /// `Item.list` for `Item:list`, `Item/list` and `Item#list`. Nil for other names.
  private static func withDot(_ name: String) -> String? {
    let parts = name.split { ":/#>-_ ".contains($0) }.map(String.init)
    guard parts.count == 2, SwiftNaming.isTypeName(parts[0]), SwiftNaming.isMemberName(parts[1])
    else { return nil }
    return parts.joined(separator: ".")
  }

  private func scope(
    of name: Located<String>,
    _ receiver: EndpointModel.Receiver,
    verb: String
  ) -> EndpointScope {
    let prefix = SwiftNaming.typeNamePart(for: verb)
    return EndpointScope(
      id: name,
      receiver: receiver,
      verb: SwiftName(verb),
      owner: InlineOwner(type: receiver.name ?? SwiftName(names.api), prefix: prefix)
    )
  }

  private mutating func receiver(
    _ parts: EndpointName,
    _ name: Located<String>
  ) -> EndpointModel.Receiver {
    guard let text = parts.receiver else { return .api }
    let receiver = SwiftName(text)
    guard names.declaredTypes[text] != nil else { return .namespace(receiver) }
    if names.onlyNames.contains(text), let type = types.type(named: receiver) {
      report(
        .misplacedType,
        "\(quoted(text)) only names another type, so it cannot be a receiver",
        at: name.part(0..<text.utf8.count),
        hint: "use a type of the spec, or a namespace",
        related: [.init("\(quoted(text)) is here", at: type.place)]
      )
    }
    return .type(receiver)
  }

  private mutating func checkVerb(_ parts: EndpointName, _ name: Located<String>) {
    let start = (parts.receiver?.utf8.count ?? -1) + 1
    let verb = Located(parts.verb, at: name.part(start..<name.value.utf8.count))
    if let request = RequestLine(name.value) {
      report(
        .invalidName,
        "\(quoted(name.value)) is a request, but the name of an endpoint is expected",
        at: name.place,
        hint: requestHint(request, name)
      )
      return
    }
    guard parts.receiver == nil, let alternative = ReservedNames.alternative(toVerb: verb.value)
    else {
      _ = givenName(verb)
      return
    }
    report(
      .reservedName,
      "\(quoted(verb.value)) is a member of every API",
      at: verb.place,
      hint: "choose another name, such as \(quoted(alternative))"
    )
  }

  /// The hint for `GET /items/{id}` in place of a name.
  private func requestHint(_ request: RequestLine, _ name: Located<String>) -> Hint {
    let isFree = !document.endpoints.contains { $0.name.value == request.name }
    guard let proposed = request.name, isFree else {
      return "write \"Receiver.verb\", as in \"Items.get\""
    }
    return .write(proposed, for: name, " or another name \"Receiver.verb\"", isCertain: false)
  }

  mutating func formerName(_ was: Located<String>?) -> String? {
    guard let was else { return nil }
    let parts = EndpointName(was.value)
    let hasNames =
      parts.map { parts in
        (parts.receiver.map { SwiftNaming.isTypeName($0) } ?? true)
          && SwiftNaming.isMemberName(parts.verb)
      } ?? false
    if !hasNames {
      report(
        .invalidName,
        "\(quoted(was.value)) is not a valid former endpoint name",
        at: was.place,
        hint: "write \"Receiver.verb\", or \"verb\" alone"
      )
    } else if let parts, parts.receiver == nil,
      ReservedNames.alternative(toVerb: parts.verb) != nil
    {
      report(
        .reservedName,
        "\(quoted(was.value)) is a member of every API",
        at: was.place,
        hint: "remove \"was\""
      )
    }
    return was.value
  }
}
