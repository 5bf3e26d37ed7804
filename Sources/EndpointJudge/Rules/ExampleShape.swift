import EndpointJSON
import EndpointSpec
import EndpointWire
import EndpointYAML

/// What an example lacks around its value, or has around it: the envelope of the response, and the brackets of a list.
struct ExampleShape {
  let spec: LinkedSpec
  let endpoint: EndpointModel
  let response: JSONNodeAt
  let type: TypeReference
  /// Where the response has its value.
  let path: [JSONPath.Component]
  /// Whether it is the response of the endpoint, not that of a failure.
  let isSuccess: Bool

  /// The hint with the shape that makes the example fit. Nil if it is wrong in another way.
  func hint() -> Hint? {
    missingEnvelope() ?? list() ?? onlyElement() ?? field() ?? envelopeOfExample()
  }

  // MARK: - Shapes

  /// `{ "id": 1 }` for a value at `data.item`, and `{ "item": { "id": 1 } }`.
  private func missingEnvelope() -> Hint? {
    let keys = path.map(\.key)
    guard !path.isEmpty, !keys.contains(nil) else { return nil }
    for count in 1...path.count {
      guard let part = response.node.part(at: path[count...]), fits(part, type) else { continue }
      return wrapped(response.node, in: keys[..<count].compactMap(\.self))
    }
    return nil
  }

  /// One element for a list of them.
  private func list() -> Hint? {
    guard case .array(let element) = spec.plain(type), let part, fits(part, element) else {
      return nil
    }
    return around(part, "[", "]", "write it in brackets: [ … ]")
  }

  /// A list of one for its element.
  private func onlyElement() -> Hint? {
    guard let part, case .array(let elements) = part.kind, elements.count == 1,
      fits(elements[0], type)
    else { return nil }
    let json = elements[0].value.description
    return Hint("write it without brackets", [.replace(place(part), with: json)])
  }

  /// The value of the only field that has it: `[{ "id": 1 }]` for `{ "items": [{ "id": 1 }] }`.
  private func field() -> Hint? {
    guard let part, let structure = spec.structure(type) else { return nil }
    let found = structure.fields.filter { field in
      guard case .key? = field.location.first, field.location.count == 1 else { return false }
      let hasForm = isList(part) ? isList(field.type) : spec.structure(field.type.wrapped) != nil
      return hasForm && fits(part, field.type)
    }
    let hasOwnKey = part.members.contains { structure.knownKeys.contains($0.key) }
    guard found.count == 1, !hasOwnKey else { return nil }
    let key = found[0].wireName.text
    let member = JSONMember(key: key, keyStart: 0, keyEnd: 0, value: part)
    let whole = JSONNode(kind: .object([member]), start: part.start, end: part.end)
    if fits(whole, type) { return wrapped(part, in: [key]) }
    return Hint("write { \(quoted(key)): …, … }: this is the value of \(quoted(key))")
  }

  /// `{ "data": { "id": 1 } }` for a response without `at`.
  private func envelopeOfExample() -> Hint? {
    guard isSuccess, path.isEmpty, case .value(let value)? = endpoint.written.value.response,
      value.at == nil
    else { return nil }
    let found = response.node.members.filter { fits($0.value, type) && isContainer($0.value) }
    guard found.count == 1 else { return nil }
    let key = JSONPath(components: [.key(found[0].key)]).description
    let text = "add \"at\": \(quoted(key)) to the response, if each has this envelope"
    guard case .expression(_, let written)? = value.type, written.place == value.place else {
      return Hint(text, [.insert("\"at\": \(quoted(key))", into: value.place)])
    }
    let json = "{ \"type\": \(quoted(written.value)), \"at\": \(quoted(key)) }"
    return Hint(text, [.replace(written.place, with: json)])
  }

  // MARK: - Parts

  private var part: JSONNode? { response.node.part(at: path[...]) }

  private func fits(_ node: JSONNode, _ type: TypeReference) -> Bool {
    Fit(model: spec.model, direction: .response).mismatches(node, type).isEmpty
  }

  private func isList(_ node: JSONNode) -> Bool {
    if case .array = node.kind { true } else { false }
  }

  private func isList(_ type: TypeReference) -> Bool {
    if case .array = spec.plain(type.wrapped) { true } else { false }
  }

  private func isContainer(_ node: JSONNode) -> Bool { isList(node) || !node.members.isEmpty }

  private func place(_ node: JSONNode) -> Place {
    Place(file: response.file, start: node.start, end: node.end)
  }

  private func wrapped(_ node: JSONNode, in keys: [String]) -> Hint {
    let start = keys.map { "{ \(quoted($0)): " }.joined()
    let end = keys.map { _ in " }" }.joined()
    return around(node, start, end, "write \(start)…\(end)")
  }

  private func around(_ node: JSONNode, _ start: String, _ end: String, _ text: String) -> Hint {
    let file = spec.document.files[response.file]
    if DocumentText.isYAML(file.bytes, of: file.path) {
      return Hint(text, [.replace(place(node), with: start + node.value.description + end)])
    }
    let edges = [(node.start, start), (node.end, end)].map { offset, added in
      Edit.replace(Place(file: response.file, start: offset, end: offset), with: added)
    }
    return Hint(text, edges)
  }
}
