import EndpointJSON
import EndpointYAML

/// Reads the files of a spec into a document. Reports all problems and continues with the valid parts. If a file cannot be
/// parsed, returns no document: the names that it declares would seem unknown in the other files.
///
/// The first file contains the document. The others are additional files of a folder with types and endpoints.
///
/// - Parameter parts: The parsed parts of the spec, if the files are imported documents instead of specs.
/// - Returns: The document, the parts that were read, and all problems.
package func load(
  _ files: [SourceFile],
  parts: [SpecPart]? = nil
) -> (document: SpecDocument?, parts: [SpecPart], diagnostics: [Diagnostic]) {
  var reader = NodeReader(files: files)
  var document = SpecDocument(files: files)
  let read = parts ?? files.indices.compactMap { reader.part(of: $0) }
  reader.roots = read.map(\.root)
  var isRead = !read.isEmpty && (parts != nil || read.count == files.count)
  for (index, part) in read.enumerated() {
    reader.file = part.file
    if reader.reportsTooManyTypes(in: part.root) {
      isRead = false
    } else if index > 0 || part.file > 0 {
      reader.object(part.root, into: &document, SpecDocument.partKeys)
    } else if reader.object(part.root, into: &document, SpecDocument.keys) == nil {
      isRead = false
    }
  }
  document.written = reader.written
  return (isRead ? document : nil, read, reader.diagnostics)
}

/// A parsed part of a spec and the index of its file. The first part has all keys, the others types and endpoints.
package struct SpecPart: Sendable {
  package let file: Int
  package let root: JSONNode

  package init(_ root: JSONNode, file: Int) {
    self.file = file
    self.root = root
  }
}

extension NodeReader {
  /// Parses a file of a spec. Nil after a report.
  fileprivate mutating func part(of file: Int) -> SpecPart? {
    self.file = file
    guard let node = parse(files[file]), !reportsEmpty(node), !reportsForeignDocument(node) else {
      return nil
    }
    return SpecPart(node, file: file)
  }

  /// Parses a JSON or YAML file. Nil after reporting why it cannot be read.
  ///
  /// - Parameter emptyHint: What to write into an empty file.
  mutating func parse(
    _ source: SourceFile,
    whenEmpty emptyHint: Hint = NodeReader.emptySpecHint
  ) -> JSONNode? {
    var text = MendedText(source.bytes)
    var starts: [Int] = []
    for _ in 0...Self.mostMended {
      do throws(JSONFailure) {
        let document = try DocumentText(parsing: text.bytes, of: source.path)
        for note in document.notes {
          let place = place(text.original(note.offset..<note.end))
          report(.differsInOldYAML, note.message, at: place, hint: Hint(note.hint))
        }
        return text.original(document.root)
      } catch {
        let offset = text.original(start: error.offset)
        let isYAML = DocumentText.isYAML(text.bytes, of: source.path)
        // A mistake of YAML may be found above one that hid it.
        guard isYAML ? !starts.contains(offset) : offset > starts.last ?? -1,
          let problem = isYAML
            ? reportMalformedYAML(error, text) : reportMalformed(error, text, emptyHint),
          text.mend(problem, isDeleting: !isYAML)
        else { return nil }
        starts.append(offset)
      }
    }
    return nil
  }

  /// Each remedy reads the whole text again. Further mistakes are reported by the next run.
  private static let mostMended = 20

  private func place(_ range: Range<Int>) -> Place {
    Place(file: file, start: range.lowerBound, end: range.upperBound)
  }

  /// Reports why a text is not YAML. Returns the mistake in the mended text, if it is a known one.
  private mutating func reportMalformedYAML(
    _ error: JSONFailure,
    _ text: MendedText
  ) -> TextProblem? {
    // A text that exceeds a budget may be well-formed.
    let mistake =
      error.hint == nil ? MalformedYAML(bytes: text.bytes, offset: error.offset).mistake : nil
    report(
      .malformedYAML,
      mistake?.message ?? "expected \(error.expected), found \(error.found)",
      at: place(text.original(mistake?.range ?? error.offset..<error.offset + 1)),
      hint: mistake.flatMap { text.original($0).hint(in: file) } ?? error.hint.map { Hint($0) }
        ?? "correct the line, or write its value in quotes"
    )
    return mistake
  }

  /// Reports an empty file. Returns true if it is one.
  private mutating func reportsEmpty(_ node: JSONNode) -> Bool {
    let bytes = files[file].bytes
    guard node.isNull, node.start == node.end || bytes.isEmpty else { return false }
    reportEmpty(Self.emptySpecHint)
    return true
  }

  static let emptySpecHint: Hint =
    "write { \"api\": \"Name\", \"servers\": { … }, \"endpoints\": { … } }, or run \"endpoints init\""

  private mutating func reportEmpty(_ hint: Hint) {
    report(
      isYAML ? .malformedYAML : .malformedJSON,
      "the file is empty",
      at: Place(file: file, start: 0, end: 0),
      hint: hint
    )
  }

  /// Reports why a text is not JSON. Returns the mistake in the mended text, if it is a known one.
  private mutating func reportMalformed(
    _ error: JSONFailure,
    _ text: MendedText,
    _ emptyHint: Hint
  ) -> TextProblem? {
    let bytes = text.bytes
    if bytes.allSatisfy({ [0x20, 0x0A, 0x0D, 0x09].contains($0) }) {
      reportEmpty(emptyHint)
      return nil
    }
    let malformed = MalformedText(bytes: bytes, offset: min(error.offset, bytes.count))
    if let mistake = malformed.mistake {
      let found = text.original(mistake)
      report(.malformedJSON, found.message, at: place(found.range), hint: found.hint(in: file))
      return mistake
    }
    let end = min(error.offset + 1, max(bytes.count, error.offset))
    let opening = malformed.unclosed.map { range, noun in
      Diagnostic.Related("this \(noun) is not closed", at: place(text.original(range)))
    }
    report(
      .malformedJSON,
      "expected \(error.expected), found \(error.found)",
      at: place(text.original(error.offset..<end)),
      hint: error.hint.map { Hint($0) } ?? malformed.hint,
      related: [opening].compactMap(\.self)
    )
    return nil
  }

  /// Reports a file with more types than a spec can have. Returns true if it is one.
  mutating func reportsTooManyTypes(in node: JSONNode) -> Bool {
    let types = node.member("types")?.value.members ?? []
    guard types.count > Budget.types.maximum else { return false }
    let place = place(ofKey: types[Budget.types.maximum])
    return report(.types, .unreadableSource, found: types.count, at: place)
  }

  /// Reports an OpenAPI document as a whole instead of key by key. Returns true if it is one.
  mutating func reportsForeignDocument(_ node: JSONNode) -> Bool {
    guard let member = node.member("openapi") ?? node.member("swagger"),
      node.member("api") == nil
    else { return false }
    report(
      .unknownKey,
      "this is an OpenAPI document, not a spec",
      at: place(ofKey: member),
      hint: "run \"endpoints import openapi FILE\" to make a spec from it"
    )
    return true
  }
}
