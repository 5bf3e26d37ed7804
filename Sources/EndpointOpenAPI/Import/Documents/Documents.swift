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

  /// The content of a file; nil if it cannot be read.
  func root(_ file: Int) -> JSONNode? { roots[file] }

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
    if survey.hasIdentifiers {
      root = EmbeddedSchemas(root, path: file.path).resolvingReferences(in: root, path: file.path)
      survey = DocumentSurvey(root)
    }
    for reference in survey.outerReferences { note(reference, from: file.path) }
    if index == 0 { references = survey.references }
    return root
  }

  /// Notes the file that a reference names.
  private mutating func note(_ reference: String, from path: String) {
    let parts = DocumentReference(reference)
    guard let file = parts.path, !parts.isRemote else { return }
    let full = DocumentPath.resolved(file, against: path)
    if !wanted.contains(full) { wanted.append(full) }
  }

  /// What a reference leads to; nil where it leads nowhere.
  mutating func target(of reference: String, from file: Int) -> DocumentNode? {
    if let known = resolved[file][reference] { return known }
    let parts = DocumentReference(reference)
    guard !parts.isRemote else { return nil }
    var index = file
    if let path = parts.path {
      let full = DocumentPath.resolved(path, against: files[file].path)
      guard let other = indices[full] else { return nil }
      index = other
    }
    guard let root = roots[index] else { return nil }
    let found = parts.anchor.map { anchored($0, in: root) } ?? target(of: parts, in: root, index)
    guard let found else { return nil }
    let node = DocumentNode(found, file: index)
    resolved[file][reference] = node
    targets.insert(node.place)
    return node
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
    guard let root = roots[place.file] else { return "#" }
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
