import EndpointJSON
import EndpointSpec
import EndpointYAML

/// The imported document with the local files that it refers to.
///
/// The caller reads the `missingPath` until there is none. The import itself does not access files.
package struct Documents: Sendable {
  package private(set) var files: [SourceFile] = []
  private(set) var roots: [JSONNode?] = []
  /// The findings of parsing and of the conversion from Swagger 2.0.
  private(set) var findings: [ImportFinding] = []
  /// The original files, where they were converted.
  private var written: [Int: JSONNode] = [:]
  private var indices: [String: Int] = [:]
  /// The paths in references, in order, without duplicates.
  private var wanted: [String] = []
  private var areWanted: Set<String> = []
  /// The index of the first missing path.
  private var firstMissing = 0
  /// The references of the main document into itself.
  private(set) var references: Set<String> = []
  /// The targets of references, by the file that contains the reference.
  private var resolved: [[String: DocumentNode]] = []
  private var targets: Set<Place> = []
  /// The schemas with an `$anchor` by file, once a reference needs them.
  private var anchors: [Int: [String: JSONNode]] = [:]
  private var absent: Set<String> = []
  /// The URIs that documents set with `$self` (OpenAPI 3.2), with their files.
  private var ownURIs: [(uri: String, path: String)] = []
  private var refused: Set<String> = []

  package init(_ main: SourceFile) {
    add(main)
  }

  /// The first path of a referenced file that was neither added, nor given up, nor refused.
  package var missingPath: String? {
    firstMissing < wanted.count ? wanted[firstMissing] : nil
  }

  private mutating func findMissing() {
    func isMissing(_ path: String) -> Bool {
      indices[path] == nil && !absent.contains(path) && !refused.contains(path)
    }
    while let path = missingPath, !isMissing(path) { firstMissing += 1 }
  }

  /// Adds a missing file under its requested path.
  package mutating func add(_ file: SourceFile) {
    let index = files.count
    files.append(file)
    resolved.append([:])
    indices[DocumentPath.normalized(file.path)] = index
    do throws(JSONFailure) {
      roots.append(try read(file, index))
    } catch {
      roots.append(nil)
      let message = "expected \(error.expected), found \(error.found)"
      let place = Place(file: index, start: error.offset, end: error.offset + 1)
      findings.append(ImportFinding(.mistake, message, at: place))
    }
    findMissing()
  }

  /// Marks a file as nonexistent. References to it are then reported.
  package mutating func giveUp(_ path: String) {
    absent.insert(path)
    findMissing()
  }

  /// Excludes a file outside the document's folder. References to it are then reported.
  package mutating func refuse(_ path: String) {
    refused.insert(path)
    findMissing()
  }

  /// Whether a reference leads to a refused file.
  func isRefused(_ reference: DocumentReference, from file: Int) -> Bool {
    path(of: reference, from: files[file].path).map(refused.contains) ?? false
  }

  /// Whether a reference leads to a file that could not be parsed.
  func isUnreadable(_ reference: DocumentReference, from file: Int) -> Bool {
    path(of: reference, from: files[file].path).flatMap { indices[$0] }.map { roots[$0] == nil }
      ?? false
  }

  /// Whether the first file is an OpenAPI document rather than a spec.
  package var isOpenAPI: Bool {
    guard let root = roots[0] else { return false }
    return (root.member("openapi") ?? root.member("swagger")) != nil && root.member("api") == nil
  }

  /// The original content of a file. Nil if it could not be parsed.
  func root(_ file: Int) -> JSONNode? { written[file] ?? roots[file] }

  /// The main document. Nil if it could not be parsed.
  var main: DocumentNode? { roots[0].map { DocumentNode($0, file: 0) } }

  /// The files that could be parsed, last first.
  var readableRoots: [DocumentNode] {
    roots.indices.reversed().compactMap { file in
      roots[file].map { DocumentNode($0, file: file) }
    }
  }

  /// Parses a file. Removes duplicate keys, and replaces references to `$id` by pointers.
  private mutating func read(_ file: SourceFile, _ index: Int) throws(JSONFailure) -> JSONNode {
    let text = try DocumentText(parsing: file.bytes, of: file.path)
    var root = text.root
    var survey = DocumentSurvey(root)
    if survey.hasRepeatedKeys {
      var repeated: [JSONMember] = []
      root = root.withoutRepetitions(&repeated)
      findings += repeated.map { ImportFinding(repeated: $0, file: index) }
    }
    findings += text.notes.map { note in
      ImportFinding(.note, note.message, at: Place(file: index, start: note.offset, end: note.end))
    }
    if written[0] != nil || index == 0 && SwaggerConversion.isSwagger(root) {
      written[index] = root
      var conversion = SwaggerConversion(root: root, file: index)
      root = conversion.converted()
      findings += conversion.findings
      survey = DocumentSurvey(root)
    }
    if survey.hasIdentifiers {
      root = EmbeddedSchemas(root, path: file.path).resolvingReferences(in: root, path: file.path)
      survey = DocumentSurvey(root)
    }
    if let uri = root["$self"]?.text { ownURIs.append((uri, file.path)) }
    let paths = survey.outerReferences.compactMap {
      path(of: DocumentReference($0), from: file.path)
    }
    wanted += paths.filter { areWanted.insert($0).inserted }
    if index == 0 { references = survey.references }
    return root
  }

  /// The target of a reference. Nil if it does not exist.
  ///
  /// - Parameter depth: The number of references that lead here.
  mutating func target(of reference: String, from file: Int, depth: Int = 0) -> DocumentNode? {
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
    let found = parts.anchor.map { anchored($0, in: root, index) } ?? inSwagger(parts.tokens, index)
    let start = parts.anchor == nil ? DocumentNode(root, file: index) : nil
    let node =
      found.map { DocumentNode($0, file: index) }
      ?? start.flatMap { walk(parts.tokens, from: $0, depth: depth) }
    guard let node else { return nil }
    resolved[file][reference] = node
    targets.insert(node.place)
    return node
  }

  /// The path of the file of a reference. Also resolves URIs relative to a document's `$self`. Nil if the reference is
  /// to the same file or a remote one.
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

  /// The reference as the original document writes it.
  func asWritten(_ reference: String, in file: Int) -> String {
    guard written[file] != nil else { return reference }
    for (old, new) in SwaggerConversion.sections where reference.hasPrefix("#/\(new)/") {
      return "#/\(old)/" + reference.dropFirst(new.count + 3)
    }
    return reference
  }

  /// The target of a Swagger 2.0 pointer in a converted file.
  private func inSwagger(_ tokens: [String], _ file: Int) -> JSONNode? {
    guard written[file] != nil, let root = roots[file], let first = tokens.first,
      let section = SwaggerConversion.sections.first(where: { $0.0 == first })
    else { return nil }
    let pointer = section.1.split(separator: "/").map(String.init) + tokens.dropFirst()
    return DocumentReference(documentPointer(of: pointer)).walk(root)
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
      while node.step(to: token) == nil, steps < 16, let text = node.reference,
        let next = target(of: text, from: node.file, depth: depth + 1)
      {
        node = next
        steps += 1
      }
      guard let next = node.step(to: token) else { return nil }
      node = next
    }
    return node
  }

  /// The JSON pointer of a location, with the filename unless it is the main document.
  package func pointer(to place: Place) -> String {
    guard let root = root(place.file) else { return "#" }
    let pointer = documentPointer(to: place.start, in: root)
    return place.file == 0 ? pointer : files[place.file].path + pointer
  }

  /// Whether a resolved reference led to the location.
  func isReferredTo(_ place: Place) -> Bool { targets.contains(place) }

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
