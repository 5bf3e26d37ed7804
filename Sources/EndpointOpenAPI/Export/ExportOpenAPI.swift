import EndpointJSON
import EndpointSpec
import EndpointYAML

/// The OpenAPI 3.1 document of a spec.
///
/// Everything that OpenAPI has words for is said in them. What an import of the document would read otherwise than the
/// spec has it is added in keys that begin with `x-endpoints` (`SpecExtension`), so that importing the document gives the
/// spec again.
///
/// - Parameters:
///   - model: The spec, resolved.
///   - document: The spec, as it was loaded.
/// - Returns: The document. Its text is `canonicalText(of:)` of it.
package func exportOpenAPI(_ model: APIModel, _ document: SpecDocument) -> JSONValue {
  let standard = StandardDocument(model: model, document: document).value
  return ExtendedDocument(standard, spec: wholeSpec(document.files)).value
}

/// The files of a spec as one.
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
    // A file that cannot be read has no model, so that nobody comes here with one.
    return [:]
  }
}
