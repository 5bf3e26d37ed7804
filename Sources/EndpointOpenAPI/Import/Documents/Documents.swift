import EndpointJSON
import EndpointSpec
import EndpointYAML

/// The document that is imported, with the files beside it that it refers to.
///
/// Whoever reads files asks for those that are missing until there are none: the import itself touches no file.
package struct Documents: Sendable {
  package private(set) var files: [SourceFile] = []
  private(set) var roots: [JSONNode?] = []
  /// What could not be read, and why.
  private(set) var failures: [Finding] = []
  /// Keys that stand twice in an object.
  private(set) var repetitions: [Finding] = []
  /// The values that YAML 1.1 read differently.
  private(set) var notes: [Finding] = []
  /// What a conversion from Swagger 2.0 found.
  private(set) var conversions: [Finding] = []
  /// The files as they are written, where they were converted.
  private var written: [Int: JSONNode] = [:]
  private var indices: [String: Int] = [:]
  /// The paths that references name, in order, each once.
  private var wanted: [String] = []
  /// The texts of the references of the main document into itself.
  private(set) var references: Set<String> = []
  /// What references lead to, by the file in which they stand.
  private var resolved: [[String: DocumentNode]] = []
  /// The members of the objects that references lead into, such as a document's schemas.
  private var members: [String: [String: JSONNode]] = [:]
  private var targets: Set<Place> = []
  private var absent: Set<String> = []
  /// The URIs that documents give themselves (OpenAPI 3.2, `$self`), with their files.
  private var ownURIs: [(uri: String, path: String)] = []
  private var refused: Set<String> = []

  package init(_ main: SourceFile) {
    add(main)
  }

  /// The paths of files that are referred to and have neither been added nor given up.
  package var missingPaths: [String] {
    wanted.filter { indices[$0] == nil && !absent.contains($0) && !refused.contains($0) }
  }

  /// Adds a file that was missing, under the path by which it was asked for.
  package mutating func add(_ file: SourceFile) {
    let index = files.count
    files.append(file)
    resolved.append([:])
    indices[DocumentPath.normalized(file.path)] = index
    do throws(JSONFailure) {
      let root = try read(file, index)
      roots.append(root)
    } catch {
      roots.append(nil)
      failures.append(
        Finding(
          .mistake,
          "expected \(error.expected), found \(error.found)",
          at: Place(file: index, start: error.offset, end: error.offset + 1)
        )
      )
    }
  }

  /// Says that there is no such file; references to it are then reported where they stand.
  package mutating func giveUp(_ path: String) {
    absent.insert(path)
  }

  /// Leaves out a file that lies outside the document's folder. References to it are reported at their places.
  package mutating func refuse(_ path: String) {
    refused.insert(path)
  }

  /// Whether a reference leads into a file that was refused.
  func isRefused(_ reference: DocumentReference, from file: Int) -> Bool {
    guard let path = reference.path else { return false }
    return refused.contains(DocumentPath.resolved(path, against: files[file].path))
  }

  /// Whether a reference leads into a file that is there and could not be read.
  func isUnreadable(_ reference: DocumentReference, from file: Int) -> Bool {
    guard let path = reference.path,
      let index = indices[DocumentPath.resolved(path, against: files[file].path)]
    else { return false }
    return roots[index] == nil
  }

  /// Whether the first file is an OpenAPI document, and not a spec.
  package var isOpenAPI: Bool {
    guard let root = roots.first ?? nil else { return false }
    return (root.member("openapi") ?? root.member("swagger")) != nil && root.member("api") == nil
  }

  /// The content of a file as it is written; nil if it cannot be read.
  func root(_ file: Int) -> JSONNode? { written[file] ?? roots[file] }

  var main: DocumentNode? {
    roots.first?.map { DocumentNode($0, file: 0) }
  }

  /// The document, with each key once in its object, and with pointers for references by `$id`.
  private mutating func read(_ file: SourceFile, _ index: Int) throws(JSONFailure) -> JSONNode {
    let text = try DocumentText(parsing: file.bytes, of: file.path)
    notes += text.notes.map { note in
      Finding(.note, note.message, at: Place(file: index, start: note.offset, end: note.end))
    }
    var root = text.root
    var survey = DocumentSurvey(root)
    if survey.hasRepeatedKeys {
      var repeated: [JSONMember] = []
      root = root.withoutRepetitions(&repeated)
      repetitions += repeated.map { Finding(repeated: $0, file: index) }
    }
    if written[0] != nil || index == 0 && SwaggerConversion.isSwagger(root) {
      written[index] = root
      root = converted(root, index)
      survey = DocumentSurvey(root)
    }
    if survey.hasIdentifiers {
      root = EmbeddedSchemas(root, path: file.path).resolvingReferences(in: root, path: file.path)
      survey = DocumentSurvey(root)
    }
    if let uri = root["$self"]?.text { ownURIs.append((uri, file.path)) }
    for reference in survey.outerReferences { note(reference, from: file.path) }
    if index == 0 { references = survey.references }
    return root
  }

  /// A file of Swagger 2.0 as OpenAPI 3.0 has it.
  private mutating func converted(_ root: JSONNode, _ index: Int) -> JSONNode {
    var conversion = SwaggerConversion(root, file: index)
    let converted = conversion.convertedFile()
    conversions += conversion.findings
    return converted
  }

  /// Notes the file that a reference names.
  private mutating func note(_ reference: String, from path: String) {
    guard let full = self.path(of: DocumentReference(reference), from: path) else { return }
    if !wanted.contains(full) { wanted.append(full) }
  }

  /// What a reference leads to; nil where it leads nowhere.
  mutating func target(of reference: String, from file: Int) -> DocumentNode? {
    target(of: reference, from: file, depth: 0)
  }

  private mutating func target(
    of reference: String,
    from file: Int,
    depth: Int
  ) -> DocumentNode? {
    if let known = resolved[file][reference] { return known }
    let parts = DocumentReference(reference)
    var index = file
    if parts.path != nil {
      guard let path = path(of: parts, from: files[file].path), let other = indices[path] else {
        return nil
      }
      index = other
    }
    guard let root = roots[index] else { return nil }
    let found = parts.anchor.map { anchored($0, in: root) } ?? target(of: parts, in: root, index)
    let node =
      found.map { DocumentNode($0, file: index) }
      ?? walk(parts.tokens, from: DocumentNode(root, file: index), depth: depth)
      ?? inSwagger(parts.tokens, index)
    guard let node else { return nil }
    resolved[file][reference] = node
    targets.insert(node.place)
    return node
  }

  /// The path of the file that a reference names: also by a URI beside that which a document gives itself. Nil if it is in
  /// the same file, or lies elsewhere.
  private func path(of reference: DocumentReference, from path: String) -> String? {
    guard let file = reference.path else { return nil }
    guard reference.isRemote else { return DocumentPath.resolved(file, against: path) }
    for own in ownURIs {
      if file == own.uri { return DocumentPath.normalized(own.path) }
      guard let slash = own.uri.lastIndex(of: "/"), file.hasPrefix(own.uri[...slash]) else {
        continue
      }
      let rest = file.dropFirst(own.uri[...slash].count)
      return DocumentPath.resolved(String(rest), against: own.path)
    }
    return nil
  }

  /// A reference as the document writes it.
  func asWritten(_ reference: String, in file: Int) -> String {
    guard written[file] != nil else { return reference }
    for (old, new) in SwaggerConversion.sections where reference.hasPrefix("#/\(new)/") {
      return "#/\(old)/" + reference.dropFirst(new.count + 3)
    }
    return reference
  }

  /// What a pointer of Swagger 2.0 leads to, where the file was converted.
  private func inSwagger(_ tokens: [String], _ file: Int) -> DocumentNode? {
    guard written[file] != nil, let root = roots[file], let first = tokens.first,
      let section = SwaggerConversion.sections.first(where: { $0.0 == first })
    else { return nil }
    let pointer = section.1.split(separator: "/").map(String.init) + tokens.dropFirst()
    return DocumentReference(documentPointer(of: pointer)).walk(root)
      .map { DocumentNode($0, file: file) }
  }

  /// What a pointer leads to by way of references on it, as `#/components/schemas/Pet` where all schemas lie in another
  /// file. References that lead through each other in a circle lead nowhere.
  private mutating func walk(
    _ tokens: [String],
    from root: DocumentNode,
    depth: Int
  ) -> DocumentNode? {
    guard depth < 16 else { return nil }
    var node = root
    for token in tokens {
      var steps = 0
      while node.step(to: token) == nil, steps < 16, let text = node.reference,
        let next = target(of: text, from: node.file, depth: depth + 1)
      {
        node = next
        steps += 1
      }
      guard let next = node.step(to: token) else { return nil }
      node = next
    }
    return tokens.isEmpty ? nil : node
  }

  /// What the pointer leads to: components are many, and found by their names.
  private mutating func target(
    of reference: DocumentReference,
    in root: JSONNode,
    _ file: Int
  ) -> JSONNode? {
    let tokens = reference.tokens
    guard tokens.count == 3, tokens[0] == "components" else { return reference.walk(root) }
    let key = "\(file) \(tokens[1])"
    if members[key] == nil {
      let components = root.member(tokens[0])?.value.member(tokens[1])?.value
      guard case .object(let list)? = components?.kind else { return nil }
      members[key] = Dictionary(
        list.map { ($0.key, $0.value) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    return members[key]?[tokens[2]]
  }

  /// The JSON pointer of a place, behind its file's name where it is not the first.
  package func pointer(to place: Place) -> String {
    guard let root = root(place.file) else { return "#" }
    let pointer = documentPointer(to: place.start, in: root)
    return place.file == 0 ? pointer : files[place.file].path + pointer
  }

  /// Whether a reference that was followed led there.
  func isReferredTo(_ place: Place) -> Bool { targets.contains(place) }

  /// The schema that has the `$anchor` (JSON Schema 2020-12, section 8.2.2).
  private func anchored(_ name: String, in root: JSONNode) -> JSONNode? {
    var open = [root]
    while let node = open.popLast() {
      switch node.kind {
      case .array(let elements): open += elements.reversed()
      case .object(let members):
        if case .string(name)? = node.member("$anchor")?.value.kind { return node }
        open += members.reversed().map(\.value)
      default: break
      }
    }
    return nil
  }
}
