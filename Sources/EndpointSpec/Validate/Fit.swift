import EndpointJSON

/// Where a value does not fit its type, and why.
struct Mismatch {
  /// From the value that was checked to the part that does not fit; empty: the value itself.
  var path: [JSONPath.Component] = []
  /// `expected a string, found 12`
  let problem: String
  let hint: String?
  /// The bytes to point at.
  let range: Range<Int>

  private init(_ problem: String, hint: String?, at range: Range<Int>) {
    self.problem = problem
    self.hint = hint
    self.range = range
  }

  init(expected: String, found: String? = nil, _ node: JSONNode) {
    let problem = "expected \(expected), found \(found ?? node.shown)"
    self.init(problem, hint: nil, at: node.opening)
  }

  /// A key that the object has to have, and the keys that it has for nothing: one of them may be meant.
  init(
    missing path: [JSONPath.Component],
    _ phrase: String,
    in object: JSONNode,
    others: [JSONMember],
    hint: String = "add it, or make its type optional"
  ) {
    let key = JSONPath(components: path).description
    guard path.count == 1, let near = nearestName(to: key, in: others.map(\.key)),
      let member = others.first(where: { $0.key == near })
    else {
      self.init("missing key \(quoted(key)) (\(phrase))", hint: hint, at: object.opening)
      return
    }
    self.init(
      "missing key \(quoted(key)), found \(quoted(near))",
      hint: "did you mean \(quoted(key))?",
      at: member.keyStart..<member.keyEnd
    )
  }

  /// A key that no field reads or sends.
  init(unknown member: JSONMember, hint: String?) {
    let range = member.keyStart..<member.keyEnd
    self.init("unknown key \(quoted(member.key))", hint: hint, at: range)
  }

  func under(_ components: [JSONPath.Component]) -> Mismatch {
    var mismatch = self
    mismatch.path = components + path
    return mismatch
  }

  /// `cards[3].suit: expected a string, found 12`
  var text: String {
    path.isEmpty ? problem : "\(JSONPath(components: path)): \(problem)"
  }
}

/// Whether a JSON value of the spec is one of a type's, as a client would read or send it.
struct Fit {
  /// Which way the value travels: what is only sent need not be in a response, and the reverse.
  enum Direction { case response, request }

  let spec: LinkedSpec
  let direction: Direction
  /// Whether the value becomes a Swift expression, as a default does: no expression of an external type is known.
  private let isWrittenInSwift: Bool
  /// Whether a value that an open enum does not list is one of its values.
  private let acceptsUnknownValues: Bool
  /// Whether a key of a response that is probably a misspelled field does not fit.
  let findsMisspelledKeys: Bool
  private let effort = Effort()
  private let choices = MemberChoices()

  init(
    spec: LinkedSpec,
    direction: Direction,
    isWrittenInSwift: Bool = false,
    acceptsUnknownValues: Bool = true,
    findsMisspelledKeys: Bool = false
  ) {
    self.spec = spec
    self.direction = direction
    self.isWrittenInSwift = isWrittenInSwift
    self.acceptsUnknownValues = acceptsUnknownValues
    self.findsMisspelledKeys = findsMisspelledKeys
  }

  func mismatches(
    _ node: JSONNode,
    _ type: TypeReference,
    wire: WireForm? = nil,
    depth: Int = 0
  ) -> [Mismatch] {
    guard depth < 200, effort.spend() else { return [] }
    switch type {
    case .optional(let wrapped):
      if case .null = node.kind { return [] }
      return mismatches(node, wrapped, wire: wire, depth: depth + 1)
    case .scalar(let scalar):
      return ScalarFit(scalar: scalar, wire: wire).mismatch(node).map { [$0] } ?? []
    case .array(let element):
      guard case .array(let nodes) = node.kind else {
        return [Mismatch(expected: "an array", node)]
      }
      var found: [Mismatch] = []
      for (index, node) in nodes.enumerated() {
        for mismatch in mismatches(node, element, wire: wire, depth: depth + 1) {
          found.append(mismatch.under([.index(index)]))
        }
      }
      return found
    case .dictionary(let value):
      guard case .object(let members) = node.kind else {
        return [Mismatch(expected: "an object", node)]
      }
      return members.firstOfEachKey.flatMap { member in
        mismatches(member.value, value, wire: wire, depth: depth + 1)
          .map { $0.under([.key(member.key)]) }
      }
    case .named(let name):
      guard let type = spec.type(named: name) else { return [] }
      return mismatches(node, type, wire: wire, depth: depth + 1)
    }
  }

  private func mismatches(
    _ node: JSONNode,
    _ type: TypeModel,
    wire: WireForm?,
    depth: Int
  ) -> [Mismatch] {
    switch type.form {
    case .alias(let target): return mismatches(node, target, wire: wire, depth: depth)
    case .identifier(let scalar):
      return mismatches(node, .scalar(scalar), wire: wire, depth: depth)
    case .external(let external):
      if isWrittenInSwift {
        let found = "the external type \(quoted(type.name.text))"
        return [Mismatch(expected: "a type that the spec defines", found: found, node)]
      }
      return mismatches(node, .scalar(external.wire), depth: depth)
    case .enumeration(let enumeration): return mismatch(node, enumeration).map { [$0] } ?? []
    case .union(let union): return mismatches(node, union, named: type.name, depth: depth)
    case .structure(let structure):
      guard case .object(let members) = node.kind else {
        return [Mismatch(expected: "an object", node)]
      }
      var found = unknownKeys(members, structure)
      for field in structure.fields {
        let more = mismatches(node, field, of: structure, depth: depth)
        if !more.isEmpty { found += more }
      }
      return found + additional(members, structure, depth: depth)
    }
  }

  private func mismatch(_ node: JSONNode, _ enumeration: EnumModel) -> Mismatch? {
    let scalar = Scalar.of(enumeration.rawType)
    if let mismatch = ScalarFit(scalar: scalar, wire: nil).mismatch(node) { return mismatch }
    let values = enumeration.cases.map(\.value)
    guard enumeration.isClosed || !acceptsUnknownValues, !values.contains(node.value) else {
      return nil
    }
    return Mismatch(expected: oneOf(values), node)
  }

  private func mismatches(
    _ node: JSONNode,
    _ union: UnionModel,
    named name: SwiftName,
    depth: Int
  ) -> [Mismatch] {
    guard let by = union.by else {
      let choice = choices.choice(of: union, named: name, in: spec.model)
      let candidates = choice.candidates(for: node, isArgument: direction == .request)
      let fitting = candidates.lazy.map { union.members[$0] }.first { member in
        withoutMisspelledKeys.mismatches(node, member.type, depth: depth + 1).isEmpty
      }
      if let fitting {
        return findsMisspelledKeys ? mismatches(node, fitting.type, depth: depth + 1) : []
      }
      if !union.isClosed { return [] }
      let names = union.members.map(\.name.text).joined(separator: ", ")
      return [Mismatch(expected: "one of the members \(names)", node)]
    }
    guard case .object = node.kind else { return [Mismatch(expected: "an object", node)] }
    guard let tag = node.member(by.text)?.value else {
      return [Mismatch(missing: [.key(by.text)], "the tag", in: node, others: [], hint: "add it")]
    }
    guard let member = union.members.first(where: { $0.tag == tag.value }) else {
      guard union.isClosed else { return [] }
      return [
        Mismatch(expected: oneOf(union.members.compactMap(\.tag)), tag).under([.key(by.text)])
      ]
    }
    return mismatches(node.without(by.text), member.type, depth: depth + 1)
  }

  /// The same for all else: a misspelled key is no reason to be another member of a union.
  private var withoutMisspelledKeys: Fit {
    guard findsMisspelledKeys else { return self }
    return Fit(spec: spec, direction: direction, acceptsUnknownValues: acceptsUnknownValues)
  }

  private func oneOf(_ values: [JSONValue]) -> String {
    let shown = values.prefix(8).map(\.description).joined(separator: ", ")
    return "one of \(shown)" + (values.count > 8 ? ", …" : "")
  }
}

/// What is left of the work for one value: unions in unions could take time without an end.
private final class Effort {
  private var left = 200_000

  func spend() -> Bool {
    left -= 1
    return left > 0
  }
}

extension Scalar {
  /// The scalar that the values of an enum are.
  static func of(_ type: EnumModel.RawType) -> Scalar {
    type == .string ? .string : .int
  }
}

extension JSONNode {
  /// The value as messages show it: a short scalar itself, else its kind.
  var shown: String {
    switch kind {
    case .number(let text): text.utf8.count > 30 ? text.prefix(30) + "…" : text
    case .string(let text): quoted(text)
    default: kind.phrase
    }
  }

  /// The bytes of a scalar, or of the bracket that opens an object or array: a caret needs no more.
  fileprivate var opening: Range<Int> {
    switch kind {
    case .object, .array: start..<start + 1
    default: start..<end
    }
  }

  /// The object without a member: a tag is no field of the union's member.
  func without(_ name: String) -> JSONNode {
    guard case .object(let members) = kind else { return self }
    return JSONNode(
      kind: .object(members.filter { $0.key != name }),
      start: start,
      end: end
    )
  }
}
