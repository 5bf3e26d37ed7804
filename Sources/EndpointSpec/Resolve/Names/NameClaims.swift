import EndpointJSON

/// Reserves and checks the names that the spec declares.
extension ModuleNames {
  /// Reserves the names of declared types and namespaces.
  mutating func claimDeclared() {
    if let api = document.api { checkTypeName(api, noun: "the API") }
    claimServerVariables()
    for entry in document.types {
      checkTypeName(entry.name, noun: "a type")
      if Scalar(named: entry.name.value, date: .rfc3339) == nil { claim(entry.name) }
    }
    for (entry, parts) in zip(document.endpoints, endpoints) {
      guard let receiver = parts?.receiver,
        declaredTypes[receiver] == nil, taken[receiver] == nil
      else { continue }
      let name = Located(receiver, at: entry.name.part(0..<receiver.utf8.count))
      checkTypeName(name, noun: "a namespace")
      claim(name)
    }
    for entry in document.types { checkOwner(of: entry.name) }
    claimFormerNames()
  }

  private mutating func claim(_ name: Located<String>) {
    let last = SwiftName(name.value).last.text
    if last == api || last == module {
      report(
        .nameClash,
        "\(quoted(last)) is the name of the \(last == api ? "API" : "module")",
        at: name.place,
        hint: clashHint(name, last),
        related: document.api.map { [.init("the API is named here", at: $0.place)] } ?? []
      )
    }
    guard let first = taken[name.value] else {
      take(name.value, at: name.place)
      return
    }
    report(
      .nameClash,
      "\(quoted(name.value)) is the name of the values of a server's variable",
      at: name.place,
      hint: "choose another name",
      related: [.init("the variable is here", at: first)]
    )
  }

  /// The hint for a type or a namespace with the name of the API or its module.
  private func clashHint(_ name: Located<String>, _ last: String) -> Hint {
    let isType = declaredTypes[name.value] != nil
    if name.value == api, !isType {
      return
        "write only the part after the dot: an endpoint without a receiver is a member of the API itself"
    }
    return
      "choose another name, such as \(quoted(last + "Item")), also where the type is used, or another name of the API"
  }

  /// Reserves former names, which become deprecated declarations.
  private mutating func claimFormerNames() {
    for entry in document.types {
      guard let was = entry.value.was else { continue }
      if let first = taken[was.value] {
        report(
          .nameClash,
          entry.name.value == was.value
            ? "the former name is the name itself"
            : "the former name \(quoted(was.value)) is the name of another type",
          at: was.place,
          hint: entry.name.value == was.value
            ? Hint(
              "remove \"was\": the type has this name now",
              [.remove(was.place)],
              isCertain: true
            )
            : "remove \"was\", or the type that still has the name",
          related: [.init("\(quoted(was.value)) is here", at: first)]
        )
      } else {
        taken[was.value] = was.place
        checkOwner(of: was)
      }
    }
  }

  private mutating func checkTypeName(_ name: Located<String>, noun: String) {
    guard SwiftNaming.isFullTypeName(name.value) else {
      report(
        .invalidName,
        "\(quoted(name.value)) is not a valid Swift name for \(noun)",
        at: name.place,
        hint: DeceptiveText.hint(for: name, SwiftNaming.isFullTypeName)
          ?? proposal(for: DeclaredName.plain(name.value)).map {
            .write($0, for: name, isCertain: false)
          }
          ?? "use letters and digits, a capital first"
      )
      return
    }
    checkLength(of: name)
    let (last, owner) = (SwiftName(name.value).last.text, SwiftName(name.value).owner)
    if let owner, ReservedNames.isAssociatedType(last) {
      let joined = SwiftName(owner.last.text + last, in: owner.owner).text
      report(
        .reservedName,
        "\(quoted(name.value)) is reserved: it is the associated type of a protocol",
        at: name.place,
        hint: "choose another, such as \(quoted(joined))"
      )
      return
    }
    guard let alternative = ReservedNames.alternative(toType: last) else { return }
    report(
      .reservedName,
      "\(quoted(name.value)) is reserved: generated code or a file system uses it",
      at: name.place,
      hint: "choose another, such as \(quoted(SwiftName(alternative, in: owner).text))"
    )
  }

  mutating func checkModule(_ module: Located<String>) {
    if !SwiftNaming.isIdentifier(module.value) {
      report(
        .invalidName,
        "\(quoted(module.value)) is not a valid module name",
        at: module.place,
        hint: ProposedName.isNamed(by: module.value)
          ? .write(ProposedName.typeNamePart(module.value), for: module, isCertain: false)
          : "use letters and digits, a letter first"
      )
    }
    if ReservedNames.modules.contains(module.value)
      || ReservedNames.alternative(toType: module.value) != nil
    {
      report(
        .reservedName,
        "\(quoted(module.value)) is reserved: another module, a type or a file system uses it",
        at: module.place,
        hint: "name it \(quoted(api + "API"))"
      )
    }
    checkLength(of: module)
    if module.value == api {
      report(
        .nameClash,
        "the module must not have the name of its API",
        at: module.place,
        hint: "name it \(quoted(api + "API")), so that its types can be qualified"
      )
    }
  }

  /// Reports a name that is too long for a file.
  mutating func checkLength(of name: Located<String>) {
    let count = name.value.utf8.count
    guard count > Budget.nameBytes.maximum else { return }
    report(.nameBytes, .invalidName, found: count, at: name.place)
  }

  private func proposal(for name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.allSatisfy({ ProposedName.isNamed(by: String($0)) }), !parts.isEmpty else {
      return nil
    }
    return parts.map { ProposedName.typeNamePart(String($0)) }.joined(separator: ".")
  }

  /// Reserves the names of enums for server variables in the API's namespace.
  private mutating func claimServerVariables() {
    for server in document.servers {
      for variable in server.value.variables where variable.value.values != nil {
        let part = SwiftNaming.typeNamePart(for: variable.name.value)
        for owner in ["Server", SwiftNaming.typeNamePart(for: server.name.value)] {
          taken["\(api).\(owner)\(part)"] = variable.name.place
        }
      }
    }
  }

  /// Checks that the owner in a name is a namespace or a type that can contain others.
  private mutating func checkOwner(of name: Located<String>) {
    guard let owner = SwiftName(name.value).owner, SwiftNaming.isFullTypeName(name.value),
      owner.text != api
    else { return }
    let place = name.part(0..<owner.text.utf8.count)
    guard let first = taken[owner.text] else {
      report(
        .unknownType,
        "\(quoted(name.value)) has no owner: there is no type and no namespace \(quoted(owner.text))",
        at: place,
        hint: nearest(to: Located(owner.text, at: place), in: typeNames)
          ?? nearest(to: Located(owner.text, at: place), in: receivers)
          ?? "define \(quoted(owner.text)) under \"types\""
      )
      return
    }
    guard onlyNames.contains(owner.text) else { return }
    report(
      .misplacedType,
      "\(quoted(owner.text)) only names another type, so no type can be nested in it",
      at: place,
      hint: "nest the type in a struct, an enum, a union or a namespace",
      related: [.init("\(quoted(owner.text)) is here", at: first)]
    )
  }
}
