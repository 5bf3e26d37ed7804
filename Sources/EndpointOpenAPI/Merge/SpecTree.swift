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
    for file in files {
      var head = file.spec.objectValue ?? [:]
      for (key, entries) in Self.maps {
        guard let map = head[key]?.objectValue else { continue }
        head[key] = .null
        for (name, value) in map {
          self[keyPath: entries].map[name] = value
          self[keyPath: entries].files[name] = file.name
        }
      }
      heads[file.name] = .object(head)
    }
  }

  private static let maps: [(key: String, entries: WritableKeyPath<SpecTree, Entries> & Sendable)] =
    [("types", \.types), ("endpoints", \.endpoints)]

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
    for (key, path) in Self.maps {
      let entries = self[keyPath: path]
      let own = entries.map.filter { entries.files[$0.key] == file }
      if own.isEmpty {
        if spec[key]?.isNull == true { spec[key] = nil }
      } else {
        spec[key] = .object(JSONObject(own.map { ($0.key, $0.value) }))
      }
    }
    return spec
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
    return SpecTree.Entries(map: JSONObject(entries), files: Dictionary(firstOf: homes))
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

extension JSONValue {
  func renamingTypes(_ names: [String: String], _ place: SpecPlace) -> JSONValue {
    switch self {
    case .string(let text) where place.isTypeText:
      return .string(text.renamingType(names))
    case .array(let elements) where place != .data:
      return .array(elements.map { $0.renamingTypes(names, place.element) })
    case .object(let object) where place != .data:
      let members = object.map { ($0.key, $0.value.renamingTypes(names, place.member($0.key))) }
      return .object(JSONObject(members))
    default: return self
    }
  }

  /// Collects the names of types that a part of the spec uses.
  func collectTypes(_ place: SpecPlace, into names: inout Set<String>) {
    switch self {
    case .string(let text) where place.isTypeText:
      if let name = text.typeName { names.insert(name) }
    case .array(let elements) where place != .data:
      for element in elements { element.collectTypes(place.element, into: &names) }
    case .object(let object) where place != .data:
      for (key, value) in object { value.collectTypes(place.member(key), into: &names) }
    default: break
    }
  }
}

extension JSONValue? {
  /// Whether both are nil, or have the same canonical text.
  func isIdentical(to other: JSONValue?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let one?, let two?): one.says(two, under: "") { _ in true }
    default: false
    }
  }
}

extension String {
  /// The name in a type expression, if it may be a type of the spec.
  var typeName: String? {
    TypeExpression.name(in: self).map(\.text).flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  fileprivate func renamingType(_ names: [String: String]) -> String {
    guard let name = TypeExpression.name(in: self), let new = names[name.text] else { return self }
    let bytes = Array(utf8)
    let parts = [
      bytes[..<name.range.lowerBound], Array(new.utf8)[...], bytes[name.range.upperBound...],
    ]
    return String(decoding: parts.joined(), as: UTF8.self)
  }
}
