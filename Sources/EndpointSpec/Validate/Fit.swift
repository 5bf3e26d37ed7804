import EndpointJSON

/// Where a value does not fit its type, and why.
struct Mismatch {
  /// From the value that was checked to the part that does not fit; empty: the value itself.
  var path: [JSONPath.Component]
  let expected: String
  let found: String
  let node: JSONNode

  init(expected: String, found: String? = nil, _ node: JSONNode) {
    self.path = []
    self.expected = expected
    self.found = found ?? node.shown
    self.node = node
  }

  func under(_ components: [JSONPath.Component]) -> Mismatch {
    var mismatch = self
    mismatch.path = components + path
    return mismatch
  }

  /// `cards[3].suit: expected a string, found 12`
  var text: String {
    let reason = "expected \(expected), found \(found)"
    return path.isEmpty ? reason : "\(JSONPath(components: path)): \(reason)"
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
  private let effort = Effort()

  init(
    spec: LinkedSpec,
    direction: Direction,
    isWrittenInSwift: Bool = false,
    acceptsUnknownValues: Bool = true
  ) {
    self.spec = spec
    self.direction = direction
    self.isWrittenInSwift = isWrittenInSwift
    self.acceptsUnknownValues = acceptsUnknownValues
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
    case .union(let union): return mismatches(node, union, depth: depth)
    case .structure(let structure):
      guard case .object(let members) = node.kind else {
        return [Mismatch(expected: "an object", node)]
      }
      var found = unknownKeys(members, structure)
      for field in structure.fields {
        let more = mismatches(node, field, depth: depth)
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

  private func mismatches(_ node: JSONNode, _ union: UnionModel, depth: Int) -> [Mismatch] {
    guard let by = union.by else {
      let fits = union.members.contains { member in
        mismatches(node, member.type, depth: depth + 1).isEmpty
      }
      if fits || !union.isClosed { return [] }
      let names = union.members.map(\.name.text).joined(separator: ", ")
      return [Mismatch(expected: "one of the members \(names)", node)]
    }
    guard case .object = node.kind else { return [Mismatch(expected: "an object", node)] }
    guard let tag = node.member(by.text)?.value else {
      return [Mismatch(expected: "a tag", found: "nothing", node).under([.key(by.text)])]
    }
    guard let member = union.members.first(where: { $0.tag == tag.value }) else {
      guard union.isClosed else { return [] }
      return [
        Mismatch(expected: oneOf(union.members.compactMap(\.tag)), tag).under([.key(by.text)])
      ]
    }
    return mismatches(node.without(by.text), member.type, depth: depth + 1)
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
