/// Reserves the names of types and namespaces in the generated module.
extension Resolver {
  /// Reserves the names of declared types and namespaces first.
  mutating func claimNames() {
    takenNames.reserveCapacity(document.types.count + document.endpoints.count)
    fileNames.reserveCapacity(document.types.count + document.endpoints.count)
    if let api = document.api { checkTypeName(api, noun: "the API") }
    claimServerVariables()
    for entry in document.types {
      checkTypeName(entry.name, noun: "a type")
      if Scalar(named: entry.name.value, date: dateFormat) == nil { claim(entry.name) }
    }
    for (entry, parts) in zip(document.endpoints, endpointNames) {
      guard let receiver = parts?.receiver,
        declaredTypes[receiver] == nil, takenNames[receiver] == nil
      else { continue }
      let name = Located(receiver, at: entry.name.part(0..<receiver.utf8.count))
      checkTypeName(name, noun: "a namespace")
      claim(name)
    }
    checkOwners()
    claimFormerNames()
  }

  private mutating func claim(_ name: Located<String>) {
    let last = SwiftName(name.value).last.text
    if last == apiName || last == moduleName {
      report(
        .nameClash,
        "\(quoted(last)) is the name of the \(last == apiName ? "API" : "module")",
        at: name.place,
        hint: name.value == apiName
          ? "an endpoint without a receiver is a member of the API itself" : nil,
        related: document.api.map { [.init("the API is named here", at: $0.place)] } ?? []
      )
    }
    guard let first = takenNames[name.value] else {
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

  /// Reserves a name. Each has its own file, so names that differ only in case conflict on some file systems.
  private mutating func take(_ name: String, at place: Place) {
    takenNames[name] = place
    guard let other = fileNames.updateValue(name, forKey: name.lowercased()) else { return }
    report(
      .nameClash,
      "\(quoted(name)) and \(quoted(other)) differ only in case, and so would their files",
      at: place,
      hint: "rename one of the two",
      related: takenNames[other].map { [.init("\(quoted(other)) is here", at: $0)] } ?? []
    )
  }

  /// Reserves former names, which become deprecated declarations.
  private mutating func claimFormerNames() {
    for entry in document.types {
      guard let was = entry.value.was else { continue }
      if let first = takenNames[was.value] {
        report(
          .nameClash,
          "the former name \(quoted(was.value)) is the name of another type",
          at: was.place,
          hint: "remove \"was\"",
          related: [.init("\(quoted(was.value)) is here", at: first)]
        )
      } else {
        takenNames[was.value] = was.place
        checkOwner(of: was)
      }
    }
  }

  /// Reserves the name of a derived declaration. Reports if it is taken.
  mutating func claimDerived(_ name: String, for noun: String, at place: Place) {
    if let first = takenNames[name] {
      report(
        .nameClash,
        "\(noun) would be named \(quoted(name)), which is taken",
        at: place,
        hint: "rename the other one, or define the type under \"types\"",
        related: [.init("\(quoted(name)) is here", at: first)]
      )
      return
    }
    take(name, at: place)
    checkLength(of: Located(name, at: place))
    derivedNames.append(Located(name, at: place))
    if SwiftName(name).owner == nil, let alternative = ReservedNames.alternative(toType: name) {
      report(
        .reservedName,
        "\(noun) would be named \(quoted(name)), which generated code uses",
        at: place,
        hint: "define it under \"types\", as \(quoted(alternative))"
      )
    }
  }

  private mutating func checkTypeName(_ name: Located<String>, noun: String) {
    guard SwiftNaming.isFullTypeName(name.value) else {
      report(
        .invalidName,
        "\(quoted(name.value)) is not a valid Swift name for \(noun)",
        at: name.place,
        hint: proposal(for: name.value).map { "write \(quoted($0))" }
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

  /// Reports a name that is too long for a file.
  mutating func checkLength(of name: Located<String>) {
    guard name.value.utf8.count > ToolLimits.nameBytes else { return }
    report(
      .invalidName,
      "the name has \(name.value.utf8.count) bytes, but a file name has at most \(ToolLimits.nameBytes)",
      at: name.place,
      hint: "choose a shorter one"
    )
  }

  private func proposal(for name: String) -> String? {
    let parts = name.split(separator: ".")
    guard parts.allSatisfy({ ProposedName.isNamed(by: String($0)) }), !parts.isEmpty else {
      return nil
    }
    return parts.map { ProposedName.typeNamePart(String($0)) }.joined(separator: ".")
  }
}

/// The components of an endpoint name: `Deck.draw` or `login`.
struct EndpointName {
  let receiver: String?
  let verb: String

  /// Nil if the text has several dots or an empty component.
  init?(_ text: String) {
    let dot = Self.dot(in: text[...])
    guard let dot else {
      if text.isEmpty { return nil }
      verb = text
      receiver = nil
      return
    }
    let verb = text[text.utf8.index(after: dot)...]
    guard dot > text.startIndex, !verb.isEmpty, Self.dot(in: verb) == nil else { return nil }
    self.verb = String(verb)
    receiver = String(text[..<dot])
  }

  /// The first dot without a combining character.
  private static func dot(in text: Substring) -> String.Index? {
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")) else { return nil }
    return text.utf8.allSatisfy { $0 < 0x80 } ? dot : text.firstIndex(of: ".")
  }
}
