import EndpointJSON
import EndpointSpec

/// An imported spec with the document locations of its values.
///
/// Diagnostics and changes then refer to the document, without a spec on disk.
struct PlacedSpec {
  let documents: Documents
  let draft: SpecDraft

  /// The head, then the types and the endpoints, with a part for each sequence from one file.
  var parts: [SpecPart] {
    guard let root = documents.root(0) else { return [] }
    let places = DocumentPlaces(root)
    let head = draft.head.map { member(of: $0.key, $0.value, places) }
    return [SpecPart(.object(head, at: root), file: 0)] + parts("types", draft.types)
      + parts("endpoints", draft.endpoints)
  }

  /// A member of the head. Errors are located at a response that has them, and schemes at their component.
  private func member(of key: String, _ value: JSONValue, _ places: DocumentPlaces) -> JSONMember {
    guard key == "errors", case .object(let errors) = value else {
      return places.member(key, value, near: places.sources(ofHead: key))
    }
    let start = Place(file: 0, start: 0, end: 1)
    let entries = errors.map { key, value in
      let place = draft.errorPlaces[key].flatMap { $0.file == 0 ? $0 : nil }
      return SpecDraft.Entry(name: key, value: value, receiver: nil, place: place ?? start)
    }
    return places.member(key, entries[...])
  }

  private func parts(_ key: String, _ entries: [SpecDraft.Entry]) -> [SpecPart] {
    var places: [Int: DocumentPlaces] = [:]
    return entries.sequences.compactMap { file, entries in
      guard let root = documents.root(file) else { return nil }
      let known = places[file] ?? DocumentPlaces(root)
      places[file] = known
      return SpecPart(.object([known.member(key, entries)], at: root), file: file)
    }
  }
}

/// Gives the values of a spec their locations in a document.
private struct DocumentPlaces {
  private let root: JSONNode
  /// By name, since a document may have thousands.
  private let schemas: [String: JSONNode]
  /// The most schemas that one type is searched in.
  private static let mostSources = 64

  init(_ root: JSONNode) {
    self.root = root
    let named =
      root.member("components")?.value.member("schemas")?.value ?? root.member("definitions")?.value
    schemas = Dictionary(firstOf: (named?.members ?? []).map { ($0.key, $0.value) })
  }

  /// The parts of the document that a member of the head comes from.
  func sources(ofHead key: String) -> [JSONNode] {
    let schemes =
      root.member("components")?.value.member("securitySchemes")
      ?? root.member("securityDefinitions")
    return key == "authentication" ? [schemes?.value ?? root] : [root]
  }

  func member(_ key: String, _ entries: ArraySlice<SpecDraft.Entry>) -> JSONMember {
    let members = entries.map { entry in
      let (source, name) = root.value(at: entry.place.start, isKey: key == "endpoints")
      return JSONMember(
        key: entry.name,
        keyStart: name?.keyStart ?? entry.place.start,
        keyEnd: name?.keyEnd ?? entry.place.end,
        value: node(entry.value, near: sources(of: source))
      )
    }
    let object = JSONNode(kind: .object(members), start: root.start, end: root.start + 1)
    return JSONMember(key: key, keyStart: root.start, keyEnd: root.start + 1, value: object)
  }

  /// - Parameter sources: The parts of the document that the value comes from, the nearest first. There is at least one.
  func member(_ key: String, _ value: JSONValue, near sources: [JSONNode]) -> JSONMember {
    let found = sources.compactMap { counterpart(of: key, in: $0) }
    let inner = node(value, near: found.isEmpty ? sources : found.map(\.value))
    let (start, end) = (
      found.first?.keyStart ?? sources[0].start, found.first?.keyEnd ?? sources[0].start + 1
    )
    return JSONMember(key: key, keyStart: start, keyEnd: end, value: inner)
  }

  private func node(_ value: JSONValue, near sources: [JSONNode]) -> JSONNode {
    let kind: JSONNode.Kind
    switch value {
    case .null: kind = .null
    case .bool(let flag): kind = .bool(flag)
    case .number(let number): kind = .number(number.text)
    case .string(let text): kind = .string(text)
    case .array(let elements): kind = .array(elements.map { node($0, near: sources) })
    case .object(let object):
      kind = .object(object.map { member($0.key, $0.value, near: sources) })
    }
    let start = sources[0].start
    return JSONNode(kind: kind, start: start, end: min(start + 1, sources[0].end))
  }

  /// A schema and those that it inherits from with `allOf`.
  private func sources(of schema: JSONNode) -> [JSONNode] {
    var found = [schema]
    var index = 0
    while index < found.count, found.count < Self.mostSources {
      let node = found[index]
      index += 1
      let parts =
        [target(of: node)].compactMap(\.self)
        + (node.member("allOf")?.value.elements ?? []).prefix(Self.mostSources)
      for part in parts where !found.contains(where: { $0.start == part.start }) {
        found.append(part)
      }
    }
    return found
  }

  /// The value that a reference within the document leads to.
  private func target(of node: JSONNode) -> JSONNode? {
    guard case .string(let text)? = node.member("$ref")?.value.kind else { return nil }
    let reference = DocumentReference(text)
    guard reference.path == nil, let name = reference.tokens.last else { return nil }
    let isSchema = [["components", "schemas"], ["definitions"]]
      .contains(Array(reference.tokens.dropLast()))
    return isSchema ? schemas[name] : reference.walk(root)
  }

  /// The document member that a key of the spec comes from.
  private func counterpart(of key: String, in source: JSONNode) -> JSONMember? {
    let names = [
      "fields": "properties", "query": "parameters", "headers": "parameters", "body": "requestBody",
      "authentication": "security",
    ]
    if let member = source.member(names[key] ?? key) { return member }
    let parameter = source.elements.lazy.map { target(of: $0) ?? $0 }.first { element in
      if case .string(key)? = element.member("name")?.value.kind { true } else { false }
    }
    return parameter.flatMap { $0.member("name") }
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
}
