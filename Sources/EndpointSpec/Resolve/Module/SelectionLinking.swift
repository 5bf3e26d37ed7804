extension ModuleLinker {
  /// Links the selected endpoints. An entry without a match is an error, so that typos are noticed.
  mutating func linkSelection() -> EndpointSelection {
    let names = document.endpoints.map(\.name.value)
    let options = document.swift
    for entry in (options.include?.value ?? []) + (options.exclude?.value ?? []) {
      check(entry, among: names)
    }
    let selection = EndpointSelection(
      include: options.include?.value.map(\.value),
      exclude: options.exclude?.value.map(\.value) ?? []
    )
    let isEmpty = !names.contains(where: selection.takes)
    if isEmpty, let place = (options.exclude ?? options.include)?.place {
      report(
        .invalidValue,
        "no endpoint is selected",
        at: place,
        hint: "include more, or exclude less"
      )
    }
    return selection
  }

  private mutating func check(_ entry: Located<String>, among names: [String]) {
    guard !names.contains(where: { EndpointSelection.entry(entry.value, names: $0) }) else {
      return
    }
    let receivers = Set(names.compactMap { $0.split(separator: ".").dropLast().first })
    report(
      .unknownEndpoint,
      "no endpoint is named \(quoted(entry.value))",
      at: entry.place,
      hint: nearest(to: entry.value, in: names + receivers.sorted().map { "\($0).*" })
        ?? "write an endpoint's name, or \"Receiver.*\" for all of a receiver"
    )
  }
}
