import EndpointJSON
import EndpointSpec

extension DocumentNode {
  /// The spec extension of this object. Nil if it has no extension keys.
  fileprivate var specExtension: SpecExtension? {
    let merged = self[SpecExtension.mergedKey]?.node.value.objectValue
    let replaced = self[SpecExtension.replacedKey]?.node.value.objectValue
    let removed = self[SpecExtension.removedKey]?.elements?.compactMap(\.text)
    guard merged != nil || replaced != nil || removed != nil else { return nil }
    return SpecExtension(merged: merged ?? [:], replaced: replaced ?? [:], removed: removed ?? [])
  }
}

extension Operation {
  /// The endpoint name in an extension key.
  var givenName: OperationName? {
    guard let text = node[SpecExtension.nameKey]?.text else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let verb = parts.last, parts.count <= 2, !parts.contains("") else { return nil }
    return OperationName(receiver: parts.count == 2 ? parts[0] : nil, verb: verb).adding(ending)
  }
}

/// Reads the extension keys of an exported document.
struct SpecExtensionReading {
  let root: DocumentNode
  let schemas: [DocumentMember]

  /// Applies the extension keys to the draft.
  func extended(_ draft: SpecDraft, _ operations: [Operation]) -> SpecDraft {
    var types: [String: SpecExtension] = [:]
    for schema in schemas { types[schema.key] = schema.value.specExtension }
    let whole = root.specExtension
    let endpoints = Dictionary(
      firstOf: zip(draft.endpoints, operations).filter { $1.number == 0 }
        .map { ($0.name, $1.node.specExtension) }
    ).compactMapValues(\.self)
    guard whole != nil || !types.isEmpty || !endpoints.isEmpty else { return draft }
    let order = root[SpecExtension.orderKey]
    var head = whole?.applied(to: draft.head) ?? draft.head
    (head["types"], head["endpoints"]) = (nil, nil)
    return SpecDraft(
      api: whole?.merged["api"]?.stringValue ?? draft.api,
      head: head,
      types: entries(draft.types, types, whole, "types", order),
      endpoints: entries(draft.endpoints, endpoints, whole, "endpoints", order)
    )
  }

  /// Applies the extensions to the entries of a map. Removes entries that the spec does not have, and adds those that
  /// only it has.
  private func entries(
    _ read: [SpecDraft.Entry],
    _ extensions: [String: SpecExtension],
    _ whole: SpecExtension?,
    _ key: String,
    _ order: DocumentNode?
  ) -> [SpecDraft.Entry] {
    let removed = Set(whole?.removed ?? [])
    var entries = read.filter { !removed.contains("\(key).\($0.name)") }
    for index in entries.indices {
      guard let object = entries[index].value.objectValue,
        let own = extensions[entries[index].name]
      else { continue }
      entries[index].value = .object(own.applied(to: object, under: key))
    }
    for (name, value) in whole?.merged[key]?.objectValue ?? [:] {
      let receiver = key == "endpoints" ? name.split(separator: ".").dropLast().first : nil
      let owner = receiver.map(String.init)
      entries.append(SpecDraft.Entry(name: name, value: value, receiver: owner, place: root.place))
    }
    guard let names = order?[key]?.elements?.compactMap(\.text) else { return entries }
    let ranks = Dictionary(firstOf: zip(names, names.indices))
    return entries.sorted { (ranks[$0.name] ?? names.count) < (ranks[$1.name] ?? names.count) }
  }
}
