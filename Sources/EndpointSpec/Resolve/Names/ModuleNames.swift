/// The names of types and namespaces in the generated module: those of the spec first, then those of types that are
/// defined in place.
struct ModuleNames: Reporting {
  var diagnostics: [Diagnostic] = []
  let document: SpecDocument
  /// The name of the API, or a placeholder if the loader reported that it is missing.
  let api: String
  private(set) var module: String
  /// The types that expressions can name.
  let declaredTypes: [String: Place]
  /// The names of these types, in order.
  let typeNames: [String]
  /// The declared types that only name another type, so that no type can be nested in them.
  let onlyNames: Set<String>
  /// The components of the endpoint names in order. Nil for an invalid name.
  let endpoints: [EndpointName?]
  var taken: [String: Place] = [:]
  /// The names by their lowercase form, for case-insensitive file systems.
  private var files: [String: String] = [:]

  init(_ document: SpecDocument) {
    self.document = document
    api = document.api?.value ?? "API"
    module = api + "API"
    typeNames = document.types.map(\.name.value)
    declaredTypes = Dictionary(firstOf: document.types.map { ($0.name.value, $0.name.place) })
    onlyNames = Set(document.types.filter(\.value.isOnlyName).map(\.name.value))
    endpoints = document.endpoints.map { EndpointName($0.name.value) }
    if let given = document.swift.module {
      module = given.value
      checkModule(given)
    }
    claimDeclared()
  }

  var receivers: [String] { endpoints.compactMap { $0?.receiver } }

  /// The nested types whose owner is no type and no namespace.
  var ownerless: [String] {
    typeNames.filter { name in
      SwiftName(name).owner.map { taken[$0.text] == nil && $0.text != api } ?? false
    }
  }
}

extension ModuleNames {
  /// The name of an inline type: `Issue.State` under `state`, `Repos.ListType` under `type` in `Repos.list`.
  ///
  /// If the name is reserved, it is `Issue.Kind` for `type`, or `Issue.IssueIssue` for `issue`.
  func nestedName(_ inline: InlineName) -> SwiftName {
    let owner = inline.owner.type
    let part = inline.owner.prefix + SwiftNaming.typeNamePart(for: inline.key)
    guard let owner else { return SwiftName(part) }
    let name = ReservedNames.alternative(toNestedType: part) ?? part
    let hidden = ([owner] + owner.owners).map(\.last.text) + [api, module]
    return SwiftName(hidden.contains(name) ? owner.last.text + name : name, in: owner)
  }

  /// Reserves the name of a derived declaration. Reports if it is taken.
  mutating func claimDerived(_ name: String, for noun: String, at place: Place) {
    if let first = taken[name] {
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
    if SwiftName(name).owner == nil, let alternative = ReservedNames.alternative(toType: name) {
      report(
        .reservedName,
        "\(noun) would be named \(quoted(name)), which generated code uses",
        at: place,
        hint: "define it under \"types\", as \(quoted(alternative))"
      )
    }
  }

  /// Reserves a name. Each has its own file, so names that differ only in case conflict on some file systems.
  mutating func take(_ name: String, at place: Place) {
    taken[name] = place
    guard let other = files.updateValue(name, forKey: name.lowercased()),
      // A name in lowercase has an error of its own.
      SwiftNaming.isFullTypeName(name), SwiftNaming.isFullTypeName(other)
    else { return }
    report(
      .nameClash,
      "\(quoted(name)) and \(quoted(other)) differ only in case, and so would their files",
      at: place,
      hint: "rename one of the two",
      related: taken[other].map { [.init("\(quoted(other)) is here", at: $0)] } ?? []
    )
  }
}

/// The components of an endpoint name: `Deck.draw` or `login`.
struct EndpointName {
  let receiver: String?
  let verb: String

  /// Nil if the text has several dots or an empty component.
  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = parts.last, parts.count <= 2, !parts.contains("") else { return nil }
    receiver = parts.count == 2 ? parts[0] : nil
    verb = last
  }
}
