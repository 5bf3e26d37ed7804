import EndpointJSON
import EndpointSpec

/// The OpenAPI version of a document.
enum Dialect: Sendable {
  case v30, v31

  /// Whether keywords next to a `$ref` apply.
  var readsSiblings: Bool { self == .v31 }
}

/// The files of an import, with the targets of all references. Every stage reads it, and none changes it.
struct Document: Sendable {
  let documents: Documents
  private(set) var root: DocumentNode
  let dialect: Dialect
  /// The parts that the import takes. Nil for the whole document.
  private(set) var selection: PartSelection?
  /// The locations of the methods of these parts.
  private var selectedMethods: Set<Place> = []
  /// The targets by reference, for each file that refers.
  private let targets: [[String: DocumentNode]]

  init(_ documents: Documents, root: DocumentNode, dialect: Dialect) {
    self.documents = documents
    self.root = root
    self.dialect = dialect
    var links = DocumentLinks(documents)
    for (file, survey) in documents.surveys.enumerated() {
      for reference in survey.allReferences { _ = links.target(of: reference, from: file) }
    }
    targets = links.targets
  }

  /// The document with only some of its parts. References still lead into the whole document.
  func reduced(to root: JSONNode, _ methods: Set<Place>, _ selection: PartSelection) -> Document {
    var document = self
    document.root = DocumentNode(root, file: 0)
    (document.selectedMethods, document.selection) = (methods, selection)
    return document
  }

  /// The document with all parts, so that names are those of a whole import.
  var whole: Document {
    var document = self
    document.root = documents.main ?? root
    return document
  }

  /// Whether the import takes the operation with its method at a location.
  func takes(_ method: Place) -> Bool { selection == nil || selectedMethods.contains(method) }

  /// The target of a reference. Nil if it does not exist.
  func target(of reference: String, from file: Int) -> DocumentNode? { targets[file][reference] }

  /// Whether the document refers to a component of a section, such as `responses`.
  func refers(to key: String, in section: String) -> Bool {
    documents.surveys[0].references.contains("#/components/\(section)/\(key)")
  }
}

/// Finds the targets of references.
private struct DocumentLinks {
  let documents: Documents
  private(set) var targets: [[String: DocumentNode]]
  /// The schemas with an `$anchor` by file, once a reference needs them.
  private var anchors: [Int: [String: JSONNode]] = [:]
  /// The members of large objects, such as the components. Thousands of references lead into them.
  private var members: [Place: [String: DocumentNode]] = [:]

  init(_ documents: Documents) {
    self.documents = documents
    targets = documents.roots.map { _ in [:] }
  }

  /// - Parameter depth: The number of references that lead here.
  mutating func target(of reference: String, from file: Int, depth: Int = 0) -> DocumentNode? {
    if let known = targets[file][reference] { return known }
    let parts = DocumentReference(reference)
    guard let index = documents.file(of: parts, from: file), let root = documents.roots[index]
    else { return nil }
    let start = DocumentNode(root, file: index)
    var node: DocumentNode?
    if let anchor = parts.anchor {
      node = anchored(anchor, in: root, index).map { DocumentNode($0, file: index) }
    } else {
      let converted = documents.converted(parts.tokens, in: index)
      if converted != parts.tokens { node = walk(converted, from: start, depth: depth) }
      node = node ?? walk(parts.tokens, from: start, depth: depth)
    }
    targets[file][reference] = node
    return node
  }

  /// The target of a pointer. Follows references on the way, such as for `#/components/schemas/Pet` if all schemas are
  /// in another file. Nil for circular references.
  private mutating func walk(
    _ tokens: [String],
    from root: DocumentNode,
    depth: Int
  ) -> DocumentNode? {
    var node = root
    for token in tokens {
      var steps = depth
      var next = step(from: node, to: token)
      while next == nil, steps < 16, let text = node.reference,
        let target = target(of: text, from: node.file, depth: depth + 1)
      {
        node = target
        next = step(from: node, to: token)
        steps += 1
      }
      guard let next else { return nil }
      node = next
    }
    return node
  }

  private mutating func step(from node: DocumentNode, to token: String) -> DocumentNode? {
    let count = node.node.memberCount
    guard count > 16 else {
      StepCount.add(count)
      return node.step(to: token)
    }
    if members[node.place] == nil {
      StepCount.add(count)
      members[node.place] = Dictionary(firstOf: (node.members ?? []).map { ($0.key, $0.value) })
    }
    return members[node.place]?[token]
  }

  /// The schema with the `$anchor` (JSON Schema 2020-12, section 8.2.2).
  private mutating func anchored(_ name: String, in root: JSONNode, _ file: Int) -> JSONNode? {
    if let known = anchors[file] { return known[name] }
    var found: [String: JSONNode] = [:]
    var open = [root]
    while let node = open.popLast() {
      switch node.kind {
      case .array(let elements): open += elements.reversed()
      case .object(let members):
        if let name = node["$anchor"]?.text, found[name] == nil { found[name] = node }
        open += members.reversed().map(\.value)
      default: break
      }
    }
    anchors[file] = found
    return found[name]
  }
}

extension JSONNode {
  /// The number of an object's members. 0 for other values.
  fileprivate var memberCount: Int {
    if case .object(let members) = kind { members.count } else { 0 }
  }

  /// The member or element at an offset of the text. Members are in the order of the text, except in YAML with merged
  /// maps.
  func child(at offset: Int) -> (step: JSONPath.Component, member: JSONMember?, node: JSONNode)? {
    switch kind {
    case .array(let elements):
      let index = elements.partition(before: offset, by: \.start)
      if index > 0, offset < elements[index - 1].end {
        return (.index(index - 1), nil, elements[index - 1])
      }
    case .object(let members):
      let index = members.partition(before: offset, by: \.keyStart)
      if index > 0, case let member = members[index - 1],
        offset < max(member.value.end, member.keyEnd)
      {
        return (.key(member.key), member, member.value)
      }
    default: return nil
    }
    return part(at: offset)
  }
}

extension Array {
  /// The number of elements that start at an offset or before.
  fileprivate func partition(before offset: Int, by start: (Element) -> Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      StepCount.add(1)
      let middle = (low + high) / 2
      if start(self[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
