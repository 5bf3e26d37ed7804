import EndpointJSON
import EndpointSpec
import EndpointYAML

/// Exports a spec as an OpenAPI 3.1 document.
///
/// Everything that OpenAPI can express uses standard keys. Other parts of the spec are stored in keys that begin with
/// `x-endpoints` (`SpecExtension`), so that importing the document restores the spec.
///
/// - Parameters:
///   - model: The resolved spec.
///   - document: The spec as it was loaded.
/// - Returns: The document. `canonicalText(of:)` returns its text.
package func exportOpenAPI(_ model: APIModel, _ document: SpecDocument) -> JSONValue {
  let standard = StandardDocument(model: model, document: document).value
  return ExtendedDocument(standard, spec: wholeSpec(document.files)).value
}

/// Combines the files of a spec into one.
private func wholeSpec(_ files: [SourceFile]) -> JSONObject {
  var whole = JSONObject()
  for (index, file) in files.enumerated() {
    for (key, value) in members(of: file) where index == 0 || key == "types" || key == "endpoints" {
      guard index > 0, case .object(let entries) = value else {
        whole[key] = value
        continue
      }
      var map = whole[key]?.objectValue ?? [:]
      for (name, value) in entries { map[name] = value }
      whole[key] = .object(map)
    }
  }
  return whole
}

private func members(of file: SourceFile) -> JSONObject {
  do throws(JSONFailure) {
    return try DocumentText(parsing: file.bytes, of: file.path).root.value.objectValue ?? [:]
  } catch {
    // A file with syntax errors has no model, so it never gets here.
    return [:]
  }
}
