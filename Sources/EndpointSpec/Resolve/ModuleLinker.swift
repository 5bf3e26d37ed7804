/// Links the parts of the API besides types and endpoints: servers, module options, documentation of receivers.
struct ModuleLinker: Reporting {
  var diagnostics: [Diagnostic] = []
  let document: SpecDocument
  let names: ModuleNames
}

extension ModuleLinker {
  mutating func linkOptions() -> SwiftOptions {
    let options = document.swift
    return SwiftOptions(
      module: names.module,
      access: options.access?.value ?? .public,
      isMutable: options.isMutable,
      isHashable: options.isHashable,
      isIdentifiable: options.isIdentifiable,
      isOptionalLast: options.isOptionalLast,
      isCodableBoth: options.isCodableBoth,
      selection: linkSelection()
    )
  }

  mutating func linkServers() -> [ServerModel] {
    let servers = document.servers.map { linkServer($0) }
    checkClashes(
      servers.map { ($0.name, $0.wireName.text, $0.place) },
      hint: "rename one of the two"
    )
    return servers
  }

  private mutating func linkServer(_ entry: Named<ServerSpec>) -> ServerModel {
    let name = memberName(for: entry.name, renaming: .key)
    if ReservedNames.serverMembers.contains(name.text) {
      report(
        .reservedName,
        "every API has a server \(quoted(name.text)) that accepts any URL",
        at: entry.name.place,
        hint: "rename it"
      )
    }
    return ServerModel(
      wireName: WireName(entry.name.value),
      name: name,
      url: entry.value.url?.value ?? "",
      variables: linkVariables(entry.value.variables),
      hosts: entry.value.hosts.map { ($0.name.value, $0.value.value) },
      summary: entry.value.summary,
      place: entry.name.place
    )
  }

  private mutating func linkVariables(
    _ entries: [Named<ServerVariableSpec>]
  ) -> [ServerModel.Variable] {
    var names: [(name: SwiftName, wire: String, place: Place)] = []
    let variables = entries.map { entry in
      let name = memberName(for: entry.name, renaming: .key)
      names.append((name, entry.name.value, entry.name.place))
      return ServerModel.Variable(
        wireName: WireName(entry.name.value),
        name: name,
        defaultValue: entry.value.defaultValue?.value,
        values: entry.value.values?.map(\.value)
      )
    }
    checkClashes(names, hint: "rename one of the two")
    return variables
  }

  mutating func linkReceivers() -> [SwiftName: Documentation] {
    let receivers = names.receivers
    let known = Set(receivers)
    for entry in document.receivers where !known.contains(entry.name.value) {
      report(
        .unknownReceiver,
        "no endpoint has the receiver \(quoted(entry.name.value))",
        at: entry.name.place,
        hint: nearest(to: entry.name, in: receivers)
          ?? choiceHint(receivers.unique(by: \.self), or: "remove it")
      )
    }
    return Dictionary(firstOf: document.receivers.map { (SwiftName($0.name.value), $0.value) })
  }

  /// Links the selected endpoints. An entry without a match is an error, so that typos are noticed.
  mutating func linkSelection() -> EndpointSelection {
    let names = document.endpoints.map(\.name.value)
    let options = document.swift
    let entries = (options.include?.value ?? []) + (options.exclude?.value ?? [])
    let areKnown = entries.map { isKnown($0, among: names) }
    let selection = EndpointSelection(
      include: options.include?.value.map(\.value),
      exclude: options.exclude?.value.map(\.value) ?? []
    )
    let isEmpty = !names.contains(where: selection.selects)
    if isEmpty, !areKnown.contains(false), let place = (options.exclude ?? options.include)?.place {
      report(
        .invalidValue,
        "no endpoint is selected",
        at: place,
        hint: "include more, or exclude less"
      )
    }
    return selection
  }

  /// Whether the entry selects endpoints. Reports one that does not.
  private mutating func isKnown(_ entry: Located<String>, among names: [String]) -> Bool {
    if names.contains(where: { EndpointSelection.entry(entry.value, names: $0) }) { return true }
    let receivers = Set(names.compactMap { $0.split(separator: ".").dropLast().first })
    let groups = receivers.sorted().map { "\($0).*" }
    report(
      .unknownEndpoint,
      "no endpoint is named \(quoted(entry.value))",
      at: entry.place,
      hint: (groups.contains(entry.value + ".*") ? .write(entry.value + ".*", for: entry) : nil)
        ?? nearest(to: entry, in: names + groups)
        ?? choiceHint(groups, or: "the name of an endpoint")
    )
    return false
  }
}
