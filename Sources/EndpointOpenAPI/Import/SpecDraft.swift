import EndpointJSON
import EndpointSpec

/// The parts of an imported spec, before they are written to files.
struct SpecDraft {
  struct Entry: Sendable {
    let name: String
    var value: JSONValue
    /// The only receiver that uses it. Nil for entries of the main file.
    let receiver: String?
    /// The location of the schema or operation.
    let place: Place
  }

  let api: String
  /// The members before types and endpoints.
  let head: JSONObject
  let types: [Entry]
  let endpoints: [Entry]

  /// The spec in one file.
  var whole: JSONValue { spec(head, types, endpoints) }

  /// One file per receiver with the types that only it uses. The rest is in the first file.
  func splitFiles() -> [ImportResult.File] {
    let types = Dictionary(grouping: types, by: \.receiver)
    let endpoints = Dictionary(grouping: endpoints, by: \.receiver)
    let main = spec(head, types[nil] ?? [], endpoints[nil] ?? [])
    var files = [ImportResult.File(name: "api.json", spec: main)]
    var names = UniqueNames(["api"], ignoresCapitals: true)
    for receiver in self.endpoints.compactMap(\.receiver).unique(by: \.self) {
      let spec = spec(JSONObject(), types[receiver] ?? [], endpoints[receiver] ?? [])
      let name = names.claim([receiver, receiver + "Endpoints"])
      files.append(ImportResult.File(name: "\(name).json", spec: spec))
    }
    return files
  }

  private func spec(_ head: JSONObject, _ types: [Entry], _ endpoints: [Entry]) -> JSONValue {
    var object = head
    object.add("types", JSONObject(types.map { ($0.name, $0.value) }))
    object.add("endpoints", JSONObject(endpoints.map { ($0.name, $0.value) }))
    return object.value
  }
}

/// An imported spec with the document locations of its values.
///
/// Diagnostics and changes then refer to the document, without a spec on disk.
struct PlacedSpec {
  let documents: Documents
  let draft: SpecDraft

  /// The head, then the types and the endpoints, with a part for each sequence from one file.
  var parts: [SpecPart] {
    guard let root = documents.root(0) else { return [] }
    let head = draft.head.map { member($0.key, $0.value, near: root) }
    return [SpecPart(.object(head, at: root), file: 0)] + parts("types", draft.types)
      + parts("endpoints", draft.endpoints)
  }

  private func parts(_ key: String, _ entries: [SpecDraft.Entry]) -> [SpecPart] {
    entries.sequences.compactMap { file, entries in
      documents.root(file).map { SpecPart(.object([member(key, entries, $0)], at: $0), file: file) }
    }
  }

  private func member(
    _ key: String,
    _ entries: ArraySlice<SpecDraft.Entry>,
    _ root: JSONNode
  ) -> JSONMember {
    let members = entries.map { entry in
      let (source, name) = root.value(at: entry.place.start, isKey: key == "endpoints")
      return JSONMember(
        key: entry.name,
        keyStart: name?.keyStart ?? entry.place.start,
        keyEnd: name?.keyEnd ?? entry.place.end,
        value: node(entry.value, near: source)
      )
    }
    let object = JSONNode(kind: .object(members), start: root.start, end: root.start + 1)
    return JSONMember(key: key, keyStart: root.start, keyEnd: root.start + 1, value: object)
  }

  private func member(_ key: String, _ value: JSONValue, near source: JSONNode) -> JSONMember {
    let found = source.counterpart(of: key)
    let inner = node(value, near: found?.value ?? source)
    let (start, end) = (found?.keyStart ?? source.start, found?.keyEnd ?? source.start + 1)
    return JSONMember(key: key, keyStart: start, keyEnd: end, value: inner)
  }

  private func node(_ value: JSONValue, near source: JSONNode) -> JSONNode {
    let kind: JSONNode.Kind
    switch value {
    case .null: kind = .null
    case .bool(let flag): kind = .bool(flag)
    case .number(let number): kind = .number(number.text)
    case .string(let text): kind = .string(text)
    case .array(let elements): kind = .array(elements.map { node($0, near: source) })
    case .object(let object):
      kind = .object(object.map { member($0.key, $0.value, near: source) })
    }
    return JSONNode(kind: kind, start: source.start, end: min(source.start + 1, source.end))
  }
}

extension [SpecDraft.Entry] {
  /// The longest sequences of entries from one file.
  fileprivate var sequences: [(file: Int, entries: ArraySlice<Element>)] {
    var sequences: [(file: Int, entries: ArraySlice<Element>)] = []
    for (index, entry) in enumerated() {
      if let last = sequences.indices.last, sequences[last].file == entry.place.file {
        sequences[last].entries = self[sequences[last].entries.startIndex...index]
      } else {
        sequences.append((entry.place.file, self[index...index]))
      }
    }
    return sequences
  }
}

extension JSONNode {
  fileprivate func value(at offset: Int, isKey: Bool) -> (JSONNode, JSONMember?) {
    var found: (node: JSONNode, member: JSONMember?) = (self, nil)
    while let part = found.node.child(at: offset) {
      found = (part.node, part.member)
      let start = isKey ? found.member?.keyStart : found.node.start
      if start == offset { break }
    }
    return found
  }

  /// The document member that a key of the spec comes from.
  fileprivate func counterpart(of key: String) -> JSONMember? {
    let names = [
      "fields": "properties", "query": "parameters", "headers": "parameters", "body": "requestBody",
    ]
    if let member = member(names[key] ?? key) { return member }
    guard case .array(let elements) = kind else { return nil }
    let parameter = elements.first { element in
      if case .string(key)? = element.member("name")?.value.kind { true } else { false }
    }
    return parameter.flatMap { $0.member("name") }
  }
}
