import EndpointJSON

/// Reads a spec's files into the document that they are. Reports every problem and goes on with what is good.
///
/// The first file holds the document; the others, the further files of a folder, hold types and endpoints.
package func load(
  _ files: [SourceFile]
) -> (document: SpecDocument?, diagnostics: [Diagnostic]) {
  var reader = NodeReader(files: files)
  var document = SpecDocument(files: files)
  var isRead = false
  for index in files.indices {
    reader.file = index
    guard let node = reader.parse(files[index]) else { continue }
    if index == 0 {
      isRead = reader.object(node, into: &document, SpecDocument.keys) != nil
    } else {
      reader.object(node, into: &document, SpecDocument.partKeys)
    }
  }
  return (isRead ? document : nil, reader.diagnostics)
}

extension NodeReader {
  /// The JSON of a file; nil after reporting why it is none.
  mutating func parse(_ source: SourceFile) -> JSONNode? {
    guard source.bytes.count <= ToolLimits.specBytes else {
      report(
        .unreadableSource,
        "the file has \(source.bytes.count) bytes, a spec at most \(ToolLimits.specBytes)",
        at: Place(file: file, start: 0, end: 1)
      )
      return nil
    }
    do throws(JSONFailure) {
      return try JSONNode.parse(source.bytes)
    } catch {
      let end = min(error.offset + 1, max(source.bytes.count, error.offset))
      report(
        .malformedJSON,
        "expected \(error.expected), found \(error.found)",
        at: Place(file: file, start: error.offset, end: end)
      )
      return nil
    }
  }
}
