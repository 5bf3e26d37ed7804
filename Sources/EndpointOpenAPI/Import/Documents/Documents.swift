import EndpointJSON
import EndpointSpec
import EndpointYAML

/// The imported document with the local files that it refers to.
///
/// The caller reads the `missingPath` until there is none. The import itself does not access files.
package struct Documents: Sendable {
  package private(set) var files: [SourceFile] = []
  private(set) var roots: [JSONNode?] = []
  /// What the files refer to.
  private(set) var surveys: [DocumentSurvey] = []
  /// The diagnostics of parsing and of the conversion from Swagger 2.0.
  private(set) var diagnostics: [Diagnostic] = []
  /// The original files, where they were converted.
  private var written: [Int: JSONNode] = [:]
  private var indices: [String: Int] = [:]
  /// The paths in references, in order, without duplicates.
  private var wanted: [String] = []
  private var areWanted: Set<String> = []
  /// The index of the first missing path.
  private var firstMissing = 0
  private var absent: Set<String> = []
  /// The URIs that documents set with `$self` (OpenAPI 3.2), with their files.
  private var ownURIs: [(uri: String, path: String)] = []
  private var refused: Set<String> = []
  private var excluded: Set<String> = []

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
    indices[DocumentPath.normalized(file.path)] = index
    do throws(JSONFailure) {
      let (root, survey) = try read(file, index)
      roots.append(root)
      surveys.append(survey)
    } catch {
      roots.append(nil)
      surveys.append(DocumentSurvey())
      let message = "expected \(error.expected), found \(error.found)"
      let place = Place(file: index, start: error.offset, end: error.offset + 1)
      diagnostics.append(
        Diagnostic(.documentMistake, message, at: place, hint: error.hint.map { Hint($0) })
      )
    }
    findMissing()
  }

  /// Marks a file as nonexistent. References to it are then reported.
  package mutating func giveUp(_ path: String) {
    absent.insert(path)
    findMissing()
  }

  /// Marks a path that is no file, such as a folder or a device. References to it are then reported.
  package mutating func exclude(_ path: String) {
    excluded.insert(path)
    giveUp(path)
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

  /// Whether a reference leads to a folder, a device or a pipe.
  func isExcluded(_ reference: DocumentReference, from file: Int) -> Bool {
    path(of: reference, from: files[file].path).map(excluded.contains) ?? false
  }

  /// Whether a reference leads to a file that could not be parsed.
  func isUnreadable(_ reference: DocumentReference, from file: Int) -> Bool {
    self.file(of: reference, from: file).map { roots[$0] == nil } ?? false
  }

  /// Whether the first file is an OpenAPI document rather than a spec.
  package var isOpenAPI: Bool {
    guard let root = roots[0] else { return false }
    return (root.member("openapi") ?? root.member("swagger")) != nil && root.member("api") == nil
  }

  /// Whether the first file was converted from Swagger 2.0.
  package var isSwagger: Bool { written[0] != nil }

  /// The original content of a file. Nil if it could not be parsed.
  package func root(_ file: Int) -> JSONNode? { written[file] ?? roots[file] }

  /// The content of a file in the form that it shares with all files of the same meaning. Nil if it could not be parsed.
  package func normalForm(of file: Int) -> JSONNode? {
    roots[file].map { root in
      var form = NormalForm(root)
      return form.node()
    }
  }

  /// The main document. Nil if it could not be parsed.
  var main: DocumentNode? { roots[0].map { DocumentNode($0, file: 0) } }

  /// The files that could be parsed, last first.
  var readableRoots: [DocumentNode] {
    roots.indices.reversed().compactMap { file in
      roots[file].map { DocumentNode($0, file: file) }
    }
  }

  /// Parses a file. Removes duplicate keys, and replaces references to `$id` by pointers.
  private mutating func read(
    _ file: SourceFile,
    _ index: Int
  ) throws(JSONFailure) -> (JSONNode, DocumentSurvey) {
    let text = try DocumentText(parsing: file.bytes, of: file.path)
    var root = text.root
    var survey = DocumentSurvey(root)
    if survey.hasRepeatedKeys {
      var repeated: [JSONMember] = []
      root = root.withoutRepetitions(&repeated)
      diagnostics += repeated.map { Diagnostic(repeated: $0, file: index) }
    }
    diagnostics += text.notes.map { note in
      let place = Place(file: index, start: note.offset, end: note.end)
      return Diagnostic(.differsInOldYAML, note.message, at: place, severity: .note)
    }
    if isSwagger || index == 0 && SwaggerConversion.isSwagger(root) {
      written[index] = root
      var conversion = SwaggerConversion(root: root, file: index)
      root = conversion.converted()
      diagnostics += conversion.diagnostics
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
    return (root, survey)
  }

  /// The index of the file that a reference leads to. Nil for a file that was not read.
  func file(of reference: DocumentReference, from file: Int) -> Int? {
    if reference.path == nil { return file }
    return path(of: reference, from: files[file].path).flatMap { indices[$0] }
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

  /// The tokens of a pointer in the converted file. Other files stay unchanged.
  func converted(_ tokens: [String], in file: Int) -> [String] {
    guard written[file] != nil, let first = tokens.first,
      let section = SwaggerConversion.sections.first(where: { $0.0 == first })
    else { return tokens }
    return section.1.split(separator: "/").map(String.init) + tokens.dropFirst()
  }

  /// The JSON pointer of a location, with the filename unless it is the main document.
  package func pointer(to place: Place) -> String {
    guard let root = root(place.file) else { return "#" }
    let pointer = documentPointer(to: place.start, in: root)
    return place.file == 0 ? pointer : files[place.file].path + pointer
  }
}
