import EndpointJSON
import EndpointSpec

/// A spec of one or several files as one tree, with the file of each type and endpoint.
struct SpecTree {
  /// Types or endpoints.
  struct Entries {
    var map = JSONObject()
    /// By name.
    var files: [String: String] = [:]
  }

  /// The members by file, with null in place of types and endpoints.
  var heads = JSONObject()
  var types = Entries()
  var endpoints = Entries()

  init(_ files: [ImportResult.File]) {
    types.map = JSONObject(files.flatMap { Self.members($0, "types") })
    endpoints.map = JSONObject(files.flatMap { Self.members($0, "endpoints") })
    for file in files {
      let head = (file.spec.objectValue ?? [:]).map { member in
        (member.key, Self.isMap(member) ? JSONValue.null : member.value)
      }
      heads[file.name] = .object(JSONObject(head))
      for (name, _) in Self.members(file, "types") { types.files[name] = file.name }
      for (name, _) in Self.members(file, "endpoints") { endpoints.files[name] = file.name }
    }
  }

  /// The files of the spec, without additional files that are empty.
  var files: [ImportResult.File] {
    heads.enumerated().compactMap { index, head in
      let spec = spec(head.value.objectValue ?? [:], in: head.key)
      let isEmpty = spec.allSatisfy { $0.key == "$schema" }
      return index > 0 && isEmpty ? nil : ImportResult.File(name: head.key, spec: .object(spec))
    }
  }

  private func spec(_ head: JSONObject, in file: String) -> JSONObject {
    var spec = head
    for (key, entries) in [("types", types), ("endpoints", endpoints)] {
      let own = entries.map.filter { entries.files[$0.key] == file }
      if own.isEmpty {
        if spec[key]?.isNull == true { spec[key] = nil }
      } else {
        spec[key] = .object(JSONObject(own.map { ($0.key, $0.value) }))
      }
    }
    return spec
  }

  private static func isMap(_ member: JSONObject.Element) -> Bool {
    ["types", "endpoints"].contains(member.key) && member.value.kind == .object
  }

  private static func members(
    _ file: ImportResult.File,
    _ key: String
  ) -> [(String, JSONValue)] {
    (file.spec[key]?.objectValue ?? [:]).map { ($0.key, $0.value) }
  }
}

extension SpecTree {
  func file(of path: [String]) -> String {
    let main = heads.keys.first ?? ""
    guard path.count > 1 else { return main }
    let entries = path[0] == "types" ? types : endpoints
    return entries.files[path[1]] ?? main
  }

  /// The tree with types and endpoints renamed, including all uses.
  func renamed(_ names: SpecNames) -> SpecTree {
    guard !names.isEmpty else { return self }
    var tree = self
    tree.heads = JSONObject(
      heads.map { head in
        let value = head.value.renamingReceivers(names.receivers)
        return (head.key, value.renamingTypes(names.types, .document))
      }
    )
    tree.types = types.renamed(names.types, names.types, .use)
    tree.endpoints = endpoints.renamed(names.endpoints, names.types, .endpoint)
    return tree
  }
}

extension SpecTree.Entries {
  fileprivate func renamed(
    _ names: [String: String],
    _ types: [String: String],
    _ place: SpecPlace
  ) -> SpecTree.Entries {
    let entries = map.map { (names[$0.key] ?? $0.key, $0.value.renamingTypes(types, place)) }
    let homes = files.map { (names[$0.key] ?? $0.key, $0.value) }
    return SpecTree.Entries(
      map: JSONObject(entries),
      files: Dictionary(firstOf: homes)
    )
  }
}

extension JSONValue {
  fileprivate func renamingReceivers(_ names: [String: String]) -> JSONValue {
    guard !names.isEmpty, var head = objectValue, let receivers = head["receivers"]?.objectValue
    else { return self }
    let renamed = receivers.map { (names[$0.key] ?? $0.key, $0.value) }
    head["receivers"] = .object(JSONObject(renamed))
    return .object(head)
  }
}
