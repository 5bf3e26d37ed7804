import EndpointJSON
import EndpointSpec

/// Checks that the parameters and paths of a pagination exist in its endpoint.
func paginationLeadsSomewhere(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.model.endpoints.flatMap { endpoint -> [Diagnostic] in
    guard let pagination = endpoint.written.value.pagination else { return [] }
    let check = PaginationCheck(spec: spec, endpoint: endpoint, pagination: pagination)
    return check.selectorDiagnostics + check.pathDiagnostics + check.cursorDiagnostics
  }
}

struct PaginationCheck {
  let spec: LinkedSpec
  let endpoint: EndpointModel
  let pagination: PaginationSpec

  var pathDiagnostics: [Diagnostic] {
    let items = path(pagination.items, expected: "an array", spec.isArray, holds: \.isArray)
    // A field of the body may have a cursor of any type, which `cursorDiagnostics` compares.
    let isInBody = bodyField != nil
    return items
      + pagination.parts.flatMap { part in
        diagnostics(part.path, isInBody && part.value == .text ? .any : part.value)
      }
  }

  private func diagnostics(
    _ part: Located<String>?,
    _ value: PaginationModel.Part.Value
  ) -> [Diagnostic] {
    let integers = ScalarFit(scalar: .int, wire: nil)
    return switch value {
    case .flag: path(part, expected: "a \"bool\"", hint: flagHint, \.isBool, holds: \.isBool)
    case .integer:
      path(part, expected: "an integer", \.isInteger, holds: { integers.accepts($0) })
    case .text: path(part, expected: "a scalar", spec.isText, holds: \.isScalar)
    case .any: path(part, expected: "a value", { _ in true }, holds: { _ in true })
    }
  }

  private func flagHint(_ type: TypeReference) -> Hint? {
    guard pagination.style?.value == .page, type.isInteger else { return nil }
    return "if it is the number of pages, write \"pages\""
  }

  private func path(
    _ text: Located<String>?,
    expected: String,
    hint: (TypeReference) -> Hint? = { _ in nil },
    _ fits: (TypeReference) -> Bool,
    holds isRight: (JSONNode.Kind) -> Bool
  ) -> [Diagnostic] {
    guard let text, let path = JSONPath(parsing: text.value), let end = end(of: path) else {
      return []
    }
    switch end {
    case .missing(let name, let known):
      return [
        problem(
          "the response has no \(quoted(name))",
          at: text.place,
          hint: pathHint(for: text, name, known)
        )
      ]
    case .type(let type) where !fits(spec.plain(type)):
      let problem = problem(
        "\(quoted(text.value)) is not \(expected)",
        at: text.place,
        hint: hint(spec.plain(type)) ?? "name a field that is \(expected)"
      )
      return [problem]
    case .unknown:
      return unconfirmed(path, text, expected, isRight)
    case .type:
      return []
    }
  }

  /// The path with the element at the end of a list as ours: `hits[last].sort` for `hits.last.sort`.
  private func withLastElement(_ text: String) -> String {
    let words = text.split(separator: ".").map(String.init)
    guard let index = words.firstIndex(where: { $0 == "last" || $0 == "[-1]" }) else { return text }
    let list = words[..<index].joined(separator: ".")
    let plain = ([list + "[last]"] + words[(index + 1)...]).joined(separator: ".")
    guard let path = JSONPath(parsing: plain), case .type? = end(of: path) else { return text }
    return plain
  }

  /// The hint for a path that the response does not have: a misspelled name, or a field that is nested deeper.
  private func pathHint(for text: Located<String>, _ name: String, _ known: [String]) -> Hint? {
    let plain = withLastElement(plainPath(text.value))
    if plain != text.value, let path = JSONPath(parsing: plain), case .type? = end(of: path) {
      return Hint(
        "write \(quoted(plain))",
        [.rename(text.place, from: text.value, to: plain)],
        isCertain: true
      )
    }
    let last = text.value.split(separator: ".").last.map(String.init) ?? text.value
    let deeper = nestedPaths(named: last)
    if deeper.count == 1 {
      let edit = Edit.rename(text.place, from: text.value, to: deeper[0])
      return Hint("did you mean \(quoted(deeper[0]))?", [edit], isCertain: true)
    }
    if deeper.count > 1 { return Hint("did you mean \(quotedList(Array(deeper.prefix(4))))?") }
    guard let near = similarName(to: name, in: known) else {
      return arrayHint ?? pathHint(for: text, known) ?? shorterPath(text, name)
    }
    let parts = text.value.split(separator: ".").map { $0 == name ? near.name : String($0) }
    let whole = parts.joined(separator: ".")
    let edit = Edit.rename(text.place, from: text.value, to: whole)
    return Hint("did you mean \(quoted(whole))?", [edit], isCertain: near.isClear)
  }

  /// The hint for a response whose type is the array inside the body.
  private var arrayHint: Hint? {
    guard case .value(let value) = endpoint.response, value.at == nil, spec.isArray(value.type),
      let items = pagination.items?.value
    else { return nil }
    return Hint("the type is that of the array: write { \"type\": …, \"at\": \(quoted(items)) }")
  }

  private func pathHint(for text: Located<String>, _ known: [String]) -> Hint? {
    nearestHint(to: text, in: known) ?? partsHint(known)
  }

  /// The path up to a value without parts: `items` for `items.id`, where `items` is an array.
  private func shorterPath(_ text: Located<String>, _ name: String) -> Hint? {
    guard let range = text.value.firstRange(of: ".\(name)") else { return nil }
    let path = String(text.value[..<range.lowerBound])
    return .write(path, for: text, ", which has no parts", isCertain: false)
  }

  /// The paths to fields with this name, at most three levels below the body.
  private func nestedPaths(named name: String) -> [String] {
    guard case .value(let value) = endpoint.response else { return [] }
    func paths(in type: TypeReference, _ levels: Int) -> [String] {
      guard levels > 0, let structure = spec.structure(type) else { return [] }
      return structure.fields.flatMap { field -> [String] in
        let own = field.at?.description ?? field.wireName.text
        if field.wireName.text == name { return [own] }
        return paths(in: field.type, levels - 1).map { "\(own).\($0)" }
      }
    }
    let prefix = value.at.map { "\($0)." } ?? ""
    return paths(in: value.type, 4).map { prefix + $0 }
  }

  /// Reports paths that no type declares and no example contains.
  private func unconfirmed(
    _ path: JSONPath,
    _ text: Located<String>,
    _ expected: String,
    _ isRight: (JSONNode.Kind) -> Bool
  ) -> [Diagnostic] {
    let responses = endpoint.written.value.examples.filter {
      200..<300 ~= $0.value.status?.value ?? 200
    }
    .compactMap(\.value.response)
    if responses.isEmpty { return [] }
    let found = responses.compactMap { response in
      response.node.part(at: path.components[...]).map { JSONNodeAt($0, file: response.file) }
    }
    guard found.isEmpty else {
      return found.filter { !$0.node.isNull && !isRight($0.node.kind) }.map { part in
        Mismatch(expected: expected, part.node).under(path.components)
          .diagnostic(.exampleMismatch, file: part.file)
      }
    }
    let known = responses.flatMap { $0.node.paths(around: path) }
    return [
      Diagnostic(
        .unconfirmedPath,
        "no example of \(quoted(endpoint.id)) has \(quoted(text.value))",
        at: text.place,
        hint: pathHint(for: text, known)
      )
    ]
  }

  /// The end of a path in the whole body. Nil if the response is not one value.
  func end(of path: JSONPath) -> TypePath.End? {
    guard case .value(let value) = endpoint.response else { return nil }
    let at = value.at?.components ?? []
    // No type declares what is outside of the unwrapped response.
    guard path.components.starts(with: at) else { return .unknown }
    return TypePath(spec: spec).end(of: path.components.dropFirst(at.count), from: value.type)
  }

  func problem(_ text: String, at place: Place, hint: Hint? = nil) -> Diagnostic {
    Diagnostic(.invalidPagination, text, at: place, hint: hint)
  }
}

extension JSONNode.Kind {
  fileprivate var isArray: Bool { if case .array = self { true } else { false } }
  fileprivate var isBool: Bool { if case .bool = self { true } else { false } }
  fileprivate var isScalar: Bool {
    switch self {
    case .string, .number, .bool: true
    case .array, .object, .null: false
    }
  }
}

extension JSONNode {
  /// The paths that differ from `path` only in the last name, or have one name where it has several.
  fileprivate func paths(around path: JSONPath) -> [String] {
    let parent = Array(path.components.dropLast())
    let places = parent.isEmpty ? [parent] : [parent, []]
    return places.flatMap { place -> [String] in
      guard case .object(let members)? = part(at: place[...])?.kind else { return [] }
      return members.map { JSONPath(components: place + [.key($0.key)]).description }
    }
  }
}

extension TypeReference {
  fileprivate var isBool: Bool { self == .scalar(.bool) }

  var isInteger: Bool {
    if case .scalar(let scalar) = self { scalar.isInteger } else { false }
  }
}
