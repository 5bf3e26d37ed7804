import EndpointJSON
import EndpointSpec
import EndpointYAML

/// Exports a spec as an OpenAPI document: 3.1, or 3.2 for methods that 3.1 does not have.
///
/// Everything that OpenAPI can express uses standard keys. Other parts of the spec are stored in keys that begin with
/// `x-endpoints` (`SpecExtension`), so that importing the document restores the spec.
///
/// - Parameters:
///   - model: The resolved spec.
///   - document: The spec as it was loaded.
/// - Returns: The document. `canonicalText(of:)` returns its text.
package func exportOpenAPI(_ model: APIModel, _ document: SpecDocument) -> JSONValue {
  OpenAPIExport(model, document).document
}

/// What an export needs of a spec, so that nobody keeps the model while the document is made.
package struct OpenAPIExport {
  private let standard: JSONValue
  private let files: [SourceFile]
  /// Such as "5 endpoints, 12 types".
  package let counts: String

  package init(_ model: APIModel, _ document: SpecDocument) {
    standard = StandardDocument(model: model, document: document).value
    files = document.files
    let types = counted(model.types.count, "type")
    counts = "\(counted(model.endpoints.count, "endpoint")), \(types)"
  }

  /// `canonicalText(of:)` returns its text.
  package var document: JSONValue { ExtendedDocument(standard, of: files).value }
}

/// Combines the files of a spec into one.
private func wholeSpec(_ files: [SourceFile]) -> JSONObject {
  let parts = files.map(members)
  var whole = parts.first ?? [:]
  for key in ["types", "endpoints"] where parts.contains(where: { $0[key] != nil }) {
    let entries = parts.flatMap { $0[key]?.objectValue?.map { ($0.key, $0.value) } ?? [] }
    whole[key] = .object(JSONObject(entries))
  }
  return whole
}

private func members(of file: SourceFile) -> JSONObject {
  // A file with syntax errors has no model, so it never gets here.
  let root = try? DocumentText(parsing: file.bytes, of: file.path).root
  return root?.value.objectValue ?? [:]
}

/// An OpenAPI document with the extensions that restore the spec.
struct ExtendedDocument {
  private let root: JSONObject
  private var spec: JSONObject = [:]
  /// The members to add to objects, by the path of the object.
  private var additions: [[String]: [(String, JSONValue)]] = [:]

  /// - Parameter files: The files of the spec.
  init(_ standard: JSONValue, of files: [SourceFile]) {
    root = standard.objectValue ?? [:]
    let reading = DraftReading(documents)
    nameOperations(reading?.operationNames ?? [])
    let named = additions.isEmpty ? reading : DraftReading(documents)
    let read = named?.spec ?? [:]
    // Reading takes the most memory, so the spec comes after it.
    spec = wholeSpec(files)
    addExtensions(to: read)
  }

  /// The document with all additions, in one pass.
  var value: JSONValue {
    var document = root
    document["paths"] = document["paths"].map { paths in
      mapped(paths) { path, item in
        mapped(item) { method, operation in
          guard method == "additionalOperations" else {
            return extended(operation, at: ["paths", path, method])
          }
          return mapped(operation) { extended($1, at: ["paths", path, method, $0]) }
        }
      }
    }
    document["components"] = document["components"].map { components in
      mapped(components) { key, map in
        mapped(map) { name, value in extended(value, at: ["components", key, name]) }
      }
    }
    return extended(.object(document), at: [])
  }

  private func mapped(
    _ value: JSONValue,
    _ transform: (String, JSONValue) -> JSONValue
  ) -> JSONValue {
    guard case .object(let object) = value else { return value }
    return .object(JSONObject(object.map { ($0.key, transform($0.key, $0.value)) }))
  }

  private func extended(_ value: JSONValue, at place: [String]) -> JSONValue {
    guard let members = additions[place], case .object(var object) = value else { return value }
    for (key, value) in members { object[key] = value }
    return .object(object)
  }

  /// The current document, as an import reads it.
  private var documents: Documents {
    Documents(SourceFile(path: "openapi.json", bytes: Array(value.description.utf8)))
  }

  /// The place and the endpoint name of every operation, in the order in which an import reads them.
  private var operations: [(place: [String], name: String)] {
    (root["paths"]?.objectValue ?? [:]).flatMap { path, item in
      let others = item["additionalOperations"]?.objectValue ?? [:]
      let usual = (item.objectValue ?? [:]).filter { $0.key != "additionalOperations" }
      return usual.map { (["paths", path, $0.key], $0.value) }
        + others.map { (["paths", path, "additionalOperations", $0.key], $0.value) }
    }.map { ($0.0, $0.1["operationId"]?.stringValue ?? "") }
  }

  private func entries(_ key: String, of spec: JSONObject) -> JSONObject {
    spec[key]?.objectValue ?? [:]
  }

  /// Adds the names of endpoints whose operations an import would name differently.
  private mutating func nameOperations(_ names: [String]) {
    for (index, operation) in operations.enumerated()
    where index >= names.count || names[index] != operation.name {
      extend(operation.place, [(SpecExtension.nameKey, .string(operation.name))])
    }
  }

  private mutating func addExtensions(to read: JSONObject) {
    var own = spec
    var found = read
    for key in ["$schema", "types", "endpoints"] {
      own[key] = nil
      found[key] = nil
    }
    var whole = SpecExtension(from: found, to: own)
    var order = JSONObject()
    let places = Dictionary(firstOf: operations.map { ($0.name, $0.place) })
    for key in ["types", "endpoints"] {
      let (old, new) = (entries(key, of: read), entries(key, of: spec))
      let added = extendEntries(key, from: old, to: new, places)
      if !added.isEmpty { whole.merged[key] = .object(added) }
      let replaced = old.keys.filter { new[$0] == nil || added[$0] != nil }
      whole.removed += replaced.map { "\(key).\($0)" }
      let gone = Set(replaced)
      let names = old.keys.filter { !gone.contains($0) } + added.keys
      if names != new.keys { order[key] = .array(new.keys.map { .string($0) }) }
    }
    extend([], whole.members + (order.isEmpty ? [] : [(SpecExtension.orderKey, .object(order))]))
  }

  /// Extends the schemas or operations of the entries. Returns the entries that have none and differ.
  private mutating func extendEntries(
    _ key: String,
    from old: JSONObject,
    to new: JSONObject,
    _ places: [String: [String]]
  ) -> JSONObject {
    var added = JSONObject()
    for (name, value) in new {
      let place = key == "types" ? ["components", "schemas", name] : places[name]
      guard let before = old[name]?.objectValue, let after = value.objectValue else {
        added[name] = value
        continue
      }
      let members = SpecExtension(from: before, to: after).members
      if let place {
        extend(place, members)
      } else if !members.isEmpty {
        // Another function of an operation.
        added[name] = value
      }
    }
    return added
  }

  /// Adds members to the object at a path of the document.
  private mutating func extend(_ place: [String], _ members: [(String, JSONValue)]) {
    if !members.isEmpty { additions[place, default: []] += members }
  }
}
