import EndpointJSON
import EndpointSpec

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
    return try JSONNode.parse(file.bytes).value.objectValue ?? [:]
  } catch {
    // A file that is no JSON has no model, so that nobody comes here with one.
    return [:]
  }
}

/// An OpenAPI document with the extensions that lead back to the spec.
private struct ExtendedDocument {
  private var root: JSONObject
  private let spec: JSONObject

  init(_ standard: JSONValue, spec: JSONObject) {
    root = standard.objectValue ?? [:]
    self.spec = spec
    var read = self.read
    if nameOperations(entries("endpoints", of: read).keys) { read = self.read }
    addExtensions(to: read)
  }

  var value: JSONValue { .object(root) }

  /// What an import makes of the document as it is now.
  private var read: JSONObject {
    let bytes = Array(value.description.utf8)
    let result = importOpenAPI(Documents(SourceFile(path: "openapi.json", bytes: bytes)))
    return result.files.first?.spec.objectValue ?? [:]
  }

  /// The path and the method of every operation, in their order, with the name of its endpoint.
  private var operations: [(path: String, method: String, name: String)] {
    (root["paths"]?.objectValue ?? [:]).flatMap { path, item in
      (item.objectValue ?? [:]).map { method, operation in
        (path, method, operation["operationId"]?.stringValue ?? "")
      }
    }
  }

  private func entries(_ key: String, of spec: JSONObject) -> JSONObject {
    spec[key]?.objectValue ?? [:]
  }

  /// Tells the endpoints' names where an import would give others; answers whether there are any.
  private mutating func nameOperations(_ names: [String]) -> Bool {
    let others = operations.enumerated().filter { index, operation in
      index >= names.count || names[index] != operation.name
    }.map(\.element)
    for operation in others {
      let place = ["paths", operation.path, operation.method]
      extend(place, [(SpecExtension.nameKey, .string(operation.name))])
    }
    return !others.isEmpty
  }

  private mutating func addExtensions(to read: JSONObject) {
    var own = spec
    var found = read
    for key in ["$schema", "types", "endpoints"] {
      own[key] = nil
      found[key] = nil
    }
    let whole = SpecExtension(from: found, to: own)
    var (merged, removed) = (whole.merged, whole.removed)
    var order = JSONObject()
    let places = Dictionary(
      operations.map { ($0.name, ["paths", $0.path, $0.method]) },
      uniquingKeysWith: { first, _ in first }
    )
    for key in ["types", "endpoints"] {
      let (old, new) = (entries(key, of: read), entries(key, of: spec))
      let added = extendEntries(key, from: old, to: new, places)
      if !added.isEmpty { merged[key] = .object(added) }
      removed += old.keys.filter { new[$0] == nil }.map { "\(key).\($0)" }
      let names = old.keys.filter { new[$0] != nil } + added.keys
      if names != new.keys { order[key] = .array(new.keys.map { .string($0) }) }
    }
    let all = SpecExtension(merged: merged, replaced: whole.replaced, removed: removed)
    extend([], all.members + (order.isEmpty ? [] : [(SpecExtension.orderKey, .object(order))]))
  }

  /// Extends the schemas or operations of the entries; answers the entries that have none.
  private mutating func extendEntries(
    _ key: String,
    from old: JSONObject,
    to new: JSONObject,
    _ places: [String: [String]]
  ) -> JSONObject {
    var added = JSONObject()
    for (name, value) in new {
      let place = key == "types" ? ["components", "schemas", name] : places[name]
      if let place, let before = old[name]?.objectValue, let after = value.objectValue {
        extend(place, SpecExtension(from: before, to: after).members)
      } else {
        added[name] = value
      }
    }
    return added
  }

  /// Adds keys to the object at a place of the document.
  private mutating func extend(_ place: [String], _ members: [(String, JSONValue)]) {
    guard !members.isEmpty else { return }
    root = Self.extended(root, place[...], members)
  }

  private static func extended(
    _ object: JSONObject,
    _ place: ArraySlice<String>,
    _ members: [(String, JSONValue)]
  ) -> JSONObject {
    var object = object
    guard let key = place.first else {
      for (key, value) in members { object[key] = value }
      return object
    }
    guard case .object(let inner)? = object[key] else { return object }
    object[key] = .object(extended(inner, place.dropFirst(), members))
    return object
  }
}
