import EndpointJSON
import EndpointSpec

/// Checks the documents for more schemas, and longer chains of references, than an import can read. Later stages may
/// recurse once for each step of a chain.
extension Document {
  /// The diagnostics. If there are any, the documents cannot be imported.
  var excess: [Diagnostic] {
    if let excess = excessSchemas { return [excess] }
    return longChains
  }

  private var excessSchemas: Diagnostic? {
    let schemas = root["components"]?.members("schemas") ?? []
    guard schemas.count > Budget.types.maximum else { return nil }
    return Diagnostic(
      exceeding: .types,
      found: schemas.count,
      at: schemas[Budget.types.maximum].place
    )
  }

  private var longChains: [Diagnostic] {
    var found: [Diagnostic] = []
    var chains: [Place: Chain] = [:]
    var finished: Set<Position> = []
    var open = documents.readableRoots
    while let node = open.popLast() {
      if let elements = node.elements {
        open += elements.reversed()
        continue
      }
      guard let members = node.members else { continue }
      open += members.reversed().map(\.value)
      // Most values begin no chain.
      if steps(from: node).isEmpty { continue }
      walk(
        from: Position(node: node),
        &finished,
        edges: { steps(from: $0.node).map(Position.init) },
        to: \.self,
        leave: { found += tooLong($0.node, &chains) }
      )
    }
    return found
  }

  /// The longest chain from a value.
  private struct Chain {
    var steps = 0
    /// Whether a part was too long, and reported.
    var isReported = false
  }

  /// A value, identified by its place.
  private struct Position: Hashable {
    let node: DocumentNode

    static func == (left: Self, right: Self) -> Bool { left.node.place == right.node.place }

    func hash(into hasher: inout Hasher) { hasher.combine(node.place) }
  }

  /// The values that a value refers to, and the schemas that it consists of. Not those of its properties.
  private func steps(from node: DocumentNode) -> [DocumentNode] {
    guard case .object(let members) = node.node.kind else { return [] }
    var found: [DocumentNode] = []
    for member in members {
      let value = DocumentNode(member.value, file: node.file)
      switch member.key {
      case "$ref":
        if let text = value.text, let target = target(of: text, from: node.file) {
          found.append(target)
        }
      case "allOf", "oneOf", "anyOf", "prefixItems": found += value.elements ?? []
      case "items", "additionalProperties": found.append(value)
      case "patternProperties": found += (value.members ?? []).map(\.value)
      case "discriminator":
        for entry in value.members("mapping") {
          guard let text = entry.value.text else { continue }
          let target =
            target(of: DocumentReference.toSchema(text), from: node.file)
            ?? target(of: text, from: node.file)
          if let target { found.append(target) }
        }
      default: continue
      }
    }
    return found
  }

  /// The diagnostic for a value whose chain is too long. Each chain is reported once.
  private func tooLong(
    _ node: DocumentNode,
    _ chains: inout [Place: Chain]
  ) -> [Diagnostic] {
    var chain = Chain()
    for next in steps(from: node) {
      let part = chains[next.place] ?? Chain()
      chain.steps = max(chain.steps, part.steps + 1)
      chain.isReported = chain.isReported || part.isReported
    }
    defer { if chain.steps > 0 || chain.isReported { chains[node.place] = chain } }
    guard chain.steps > Budget.typeSteps.maximum else { return [] }
    let isKnown = chain.isReported
    chain = Chain(isReported: true)
    if isKnown { return [] }
    return [Diagnostic(exceeding: .typeSteps, at: node.place)]
  }
}
