import EndpointJSON

/// Entries of `types` and `endpoints` that belong elsewhere, or that have the form of OpenAPI.
extension NodeReader {
  /// True for an object with the path of an endpoint, and no form of a type.
  func isEndpoint(_ node: JSONNode) -> Bool {
    node.member("path")?.value.text?.hasPrefix("/") ?? false
      && !TypeDraft.formNames.contains { node.member($0) != nil }
  }

  /// Reports the first endpoint among the types. The line `"endpoints": {` may be missing before it.
  mutating func reportEndpointsAmongTypes(_ types: JSONNode) {
    guard let first = types.members.first(where: { isEndpoint($0.value) }) else { return }
    report(
      .invalidValue,
      "\(quoted(first.key)) is an endpoint, but a type is expected",
      at: place(ofKey: first),
      hint: Hint(
        isYAML
          ? "write the line \"endpoints:\" before it"
          : "close \"types\" with \"}\" before it, and write it in \"endpoints\"",
        moves(of: types.members.filter { isEndpoint($0.value) }, to: "endpoints"),
        isCertain: true
      )
    )
  }

  /// Reports a type among the endpoints. Returns whether it is one.
  mutating func reportsTypeAmongEndpoints(_ name: Located<String>, _ node: JSONNode) -> Bool {
    let form = TypeDraft.formNames.first { node.member($0) != nil }
    guard let form, node.member("path") == nil, node.member("method") == nil,
      SwiftNaming.isFullTypeName(name.value)
    else { return false }
    report(
      .invalidValue,
      "\(quoted(name.value)) has \(quoted(form)), so it is a type, but an endpoint is expected",
      at: name.place,
      hint: Hint(
        "write it in \"types\"",
        member.map { moves(of: [$0.member], to: "types") } ?? [],
        isCertain: true
      )
    )
    return true
  }

  /// The edits that move entries to another object of the same file. None if that object is not there.
  private func moves(of entries: [JSONMember], to key: String) -> [Edit] {
    guard file < roots.count, case .object? = roots[file].member(key)?.value.kind,
      let target = roots[file].member(key)?.value,
      entries.allSatisfy({ target.member($0.key) == nil })
    else { return [] }
    let json = entries.map { "\(quoted($0.key)): \(source(of: $0.value))" }
    let sources = [roots[file].member("types"), roots[file].member("endpoints")].compactMap {
      $0?.value
    }
    return sources.flatMap { removals(of: entries, in: $0) }
      + [.insert(json.joined(separator: ", "), into: opening(of: target))]
  }

  /// Reports a path of OpenAPI with its operations: `"/items": { "get": … }`. Returns whether it is one.
  mutating func reportsPathItem(_ name: Located<String>, _ node: JSONNode) -> Bool {
    let methods = node.members.filter { member in
      EndpointModel.commonMethods.contains(member.key.uppercased()) && member.value.text == nil
    }
    guard RequestLine(name.value) != nil, let first = methods.first else { return false }
    let request = RequestLine("\(first.key) \(name.value)")
    let method = first.key == "get" ? "" : "\"method\": \(quoted(first.key.uppercased())), "
    report(
      .invalidName,
      "\(quoted(name.value)) is a path, but the name of an endpoint is expected",
      at: name.place,
      hint:
        "write an endpoint for each method: \(quoted(request?.name ?? "Items.get")): { \(method)\"path\": \(quoted(name.value)), … }"
    )
    return true
  }
}
