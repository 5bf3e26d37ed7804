import EndpointJSON
import EndpointSpec

/// Reduces a document to the selected operations, with the components that they use.
struct SelectionReading: ImportStage {
  let document: Document
  var diagnostics = ImportDiagnostics()
  private let selection: PartSelection
  private var matched: Set<PartSelection.Part> = []
  /// What can be selected, for hints.
  private var all: [OperationTraits] = []
  /// The locations of the selected methods.
  private var methods: Set<Place> = []
  private var tags: Set<String> = []
  private var schemes: Set<String> = []
  private var seeds: [DocumentNode] = []

  init(_ document: Document, _ selection: PartSelection) {
    (self.document, self.selection) = (document, selection)
  }

  /// Nil after a report, if no operation is selected.
  mutating func selected() -> Document? {
    for path in value("paths", of: root)?.ownMembers ?? [] { select(path) }
    for part in selection.parts where !matched.contains(part) { report(part) }
    guard !methods.isEmpty else {
      mistake("\(quoted(selection.text)) selects no operation", at: .documentStart)
      return nil
    }
    addSchemes(of: root)
    return document.reduced(to: reducedRoot(), methods, selection)
  }

  private mutating func report(_ part: PartSelection.Part) {
    notCarried(
      "\(quoted("\(part.kind.rawValue):\(part.name)")), which selects no operation",
      at: .documentStart,
      hint: nearestHint(to: part.name, in: all.flatMap { $0.names(part.kind) })
    )
  }

  // MARK: Operations

  private mutating func select(_ path: DocumentMember) {
    let items = chain(from: path.value)
    var isTaken = false
    for method in items.flatMap({ operations(of: $0) }) {
      guard let operation = resolvedSilently(method.value), operation.isObject else { continue }
      let traits = OperationTraits(
        path: path.key,
        method: method.key.uppercased(),
        id: operation["operationId"]?.text,
        tags: operation.elements("tags").compactMap(\.text)
      )
      all.append(traits)
      let parts = selection.parts.filter(traits.isSelected)
      guard !parts.isEmpty else { continue }
      matched.formUnion(parts)
      methods.insert(method.place)
      tags.formUnion(traits.tags)
      addSchemes(of: operation)
      seeds.append(method.value)
      isTaken = true
    }
    if isTaken { seeds += items.flatMap { [$0["parameters"], $0["servers"]].compactMap(\.self) } }
  }

  /// A path item, and the targets of its references.
  private mutating func chain(from item: DocumentNode) -> [DocumentNode] {
    var items = [item]
    while let text = items[items.count - 1].reference,
      let target = target(of: text, from: items[items.count - 1].file),
      !items.contains(where: { $0.place == target.place })
    {
      items.append(target)
    }
    return items
  }

  private mutating func operations(of item: DocumentNode) -> [DocumentMember] {
    (item.members ?? []).filter { Operation.methods.contains($0.key) }
      + members("additionalOperations", of: item)
  }

  private mutating func addSchemes(of node: DocumentNode) {
    for requirement in node.elements("security") {
      schemes.formUnion((requirement.members ?? []).map(\.key))
    }
  }

  // MARK: Components

  /// The locations of the objects that the selected operations reach.
  private var reached: Set<Place> {
    let subtypes = taggedSubtypes
    let nodes = reachable(from: seeds, by: \.place) { node -> [DocumentNode] in
      var next = (node.elements ?? node.members?.map(\.value) ?? []).filter {
        $0.isObject || $0.elements != nil
      }
      if let text = node.reference, let target = document.target(of: text, from: node.file) {
        next.append(target)
      }
      if let discriminator = node["discriminator"] { next += targets(of: discriminator) }
      return next + (subtypes[node.place] ?? [])
    }
    return Set(nodes.map(\.place))
  }

  /// The members that a `mapping` names.
  private func targets(of discriminator: DocumentNode) -> [DocumentNode] {
    discriminator.members("mapping").compactMap { entry in
      guard let text = entry.value.text else { return nil }
      return document.target(of: DocumentReference.toSchema(text), from: entry.value.file)
        ?? document.target(of: text, from: entry.value.file)
    }
  }

  /// The schemas that extend another by `allOf`, by its location, if a discriminator tells them apart: that of the other
  /// schema, or of one that it extends.
  private var taggedSubtypes: [Place: [DocumentNode]] {
    var subtypes: [Place: [DocumentNode]] = [:]
    var bases: [DocumentNode] = []
    for schema in root["components"]?.members("schemas") ?? [] {
      for part in schema.value.elements("allOf") {
        guard let text = part.reference, let base = document.target(of: text, from: part.file)
        else { continue }
        subtypes[base.place, default: []].append(schema.value)
        if base["discriminator"] != nil { bases.append(base) }
      }
    }
    let tagged = Set(reachable(from: bases, by: \.place) { subtypes[$0.place] ?? [] }.map(\.place))
    return subtypes.filter { tagged.contains($0.key) }
  }

  // MARK: The document

  private func reducedRoot() -> JSONNode {
    let reached = reached
    return root.node.changed { member in
      switch member.key {
      case "webhooks": nil
      case "paths": member.mapped { $0.changed(reducedPath) }
      case "tags":
        member.mapped { tags in
          let used = tags.elements.filter { $0["name"]?.text.map(self.tags.contains) ?? true }
          return .array(used, at: tags)
        }
      case "components":
        member.mapped { $0.changed { section in reducedSection(section, reached) } }
      default: member
      }
    }
  }

  private func reducedSection(_ section: JSONMember, _ reached: Set<Place>) -> JSONMember {
    section.mapped { components in
      // All components may be in another file.
      if components.member("$ref") != nil { return components }
      return components.changed { component in
        let isTaken =
          section.key == "securitySchemes"
          ? schemes.contains(component.key)
          : reached.contains(DocumentNode(component.value, file: 0).place)
        return isTaken || component.key.hasPrefix("x-") ? component : nil
      }
    }
  }

  /// The path with its selected methods. Nil if none is selected. A path in another file stays whole.
  private func reducedPath(_ path: JSONMember) -> JSONMember? {
    if path.key.hasPrefix("x-") || path.value.member("$ref") != nil { return path }
    let item = path.value.changed { member in
      if member.key == "additionalOperations" { return member.mapped { $0.changed(taken) } }
      return Operation.methods.contains(member.key) ? taken(member) : member
    }
    let hasMethod = DocumentNode(item, file: 0).members?.contains {
      Operation.methods.contains($0.key)
        || $0.value.members?.isEmpty == false
          && $0.key == "additionalOperations"
    }
    return hasMethod == true ? path.renamed(path.key, item) : nil
  }

  private func taken(_ method: JSONMember) -> JSONMember? {
    let place = Place(file: 0, start: method.keyStart, end: method.keyEnd)
    return methods.contains(place) ? method : nil
  }
}
