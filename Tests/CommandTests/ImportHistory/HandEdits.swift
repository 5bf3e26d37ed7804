import EndpointJSON
import Mutation

/// A spec that a person edits at random, with a record of the edits.
struct HandEdits {
  /// What an edit wrote or deleted.
  struct Claim {
    /// `GET /pets:`, or `type Pet`.
    var entry: String
    let path: [String]
    /// Nil if the edit deleted the value.
    let value: String?
  }

  var spec: JSONValue
  private(set) var claims: [Claim]
  /// The names that a person gave to types, by their names in the document.
  private(set) var typeNames: [String: String]
  private var count: Int

  init(_ spec: JSONValue) {
    self.spec = spec
    (claims, typeNames, count) = ([], [:], 0)
  }

  private var endpoints: [String] { spec["endpoints"]?.objectValue?.keys ?? [] }
  private var structs: [String] { types.filter { spec.value(at: ["types", $0, "fields"]) != nil } }
  private var types: [String] { spec["types"]?.objectValue?.keys ?? [] }

  /// Makes a few edits, more in a large spec.
  mutating func edit(_ chance: inout Chance) {
    for _ in 0..<chance.number(in: 0...4 + endpoints.count / 10) {
      if !endpoints.isEmpty, !structs.isEmpty { editOnce(&chance) }
    }
  }

  private mutating func editOnce(_ chance: inout Chance) {
    count += 1
    switch chance.number(in: 0...9) {
    case 0: set(["endpoints", chance.pick(endpoints), "summary"], to: "Hand \(count).")
    case 1: set(["endpoints", chance.pick(endpoints), "timeout"], to: "\(count)", isNumber: true)
    case 2: renameEndpoint(chance.pick(endpoints))
    case 3: if endpoints.count > 3 { deleteEndpoint(chance.pick(endpoints)) }
    case 4: set(["types", chance.pick(structs), "summary"], to: "Hand \(count).")
    case 5: nameField(&chance)
    case 6: deleteField(&chance)
    case 7: addField(chance.pick(structs))
    case 8: renameType(chance.pick(types.filter { !$0.contains(".") }))
    default: reorder(&chance)
    }
  }

  // MARK: Edits

  private func entry(_ path: [String]) -> String {
    guard path[0] == "endpoints" else { return "type \(path[1])" }
    return SpecLeaves.route(spec.value(at: Array(path.prefix(2))) ?? .null)
  }

  private mutating func claim(_ path: [String], _ value: String?) {
    let (entry, rest) = (entry(path), Array(path.dropFirst(2)))
    claims.removeAll {
      $0.entry == entry && ($0.path.starts(with: rest) || rest.starts(with: $0.path))
    }
    claims.append(Claim(entry: entry, path: rest, value: value))
  }

  private mutating func set(_ path: [String], to text: String, isNumber: Bool = false) {
    let value: JSONValue = isNumber ? .number(JSONNumber(count)) : .string(text)
    claim(path, value.description)
    spec = spec.setting(path, to: value)
  }

  private mutating func renameEndpoint(_ name: String) {
    let owner = name.lastIndex(of: ".").map { name[...$0] } ?? ""
    let path = ["endpoints", name]
    claim(path + ["#name"], "\(owner)hand\(count)")
    spec = spec.renaming(path, to: "\(owner)hand\(count)")
  }

  private mutating func deleteEndpoint(_ name: String) {
    let owner = name.prefix { $0 != "." }
    // A namespace has to have an endpoint, if types are nested in it.
    guard endpoints.count(where: { $0.hasPrefix(owner + ".") }) > 1 else { return }
    claim(["endpoints", name], nil)
    spec = spec.setting(["endpoints", name], to: nil)
  }

  private mutating func renameType(_ name: String) {
    // Nested types go with their owner.
    let nested = types.filter { $0 == name || $0.hasPrefix(name + ".") }
    var names: [String: String] = [:]
    for old in nested {
      let new = "Hand\(count)" + old.dropFirst(name.count)
      names[old] = new
      typeNames[typeNames.first { $0.value == old }?.key ?? old] = new
      for index in claims.indices where claims[index].entry == "type \(old)" {
        claims[index].entry = "type \(new)"
      }
    }
    spec = spec.replacing { $0.renamingType(names) }
    claims.removeAll { $0.entry == "type Hand\(count)" && $0.path == ["#name"] }
    claims.append(Claim(entry: "type Hand\(count)", path: ["#name"], value: "Hand\(count)"))
  }

  private mutating func nameField(_ chance: inout Chance) {
    guard let path = field(&chance) else { return }
    if let type = spec.value(at: path)?.stringValue {
      spec = spec.setting(path, to: ["type": .string(type)])
    }
    guard spec.value(at: path + ["type"]) != nil else { return }
    set(path + ["as"], to: "hand\(count)")
  }

  private func field(_ chance: inout Chance) -> [String]? {
    let path = ["types", chance.pick(structs), "fields"]
    let fields = spec.value(at: path)?.objectValue?.keys ?? []
    return fields.isEmpty ? nil : path + [chance.pick(fields)]
  }

  private mutating func deleteField(_ chance: inout Chance) {
    guard let path = field(&chance), !path[1].contains("."),
      (spec.value(at: Array(path.prefix(3)))?.objectValue?.count ?? 0) > 2
    else { return }
    claim(path, nil)
    spec = spec.setting(path, to: nil)
  }

  private mutating func addField(_ type: String) {
    let path = ["types", type, "fields", "hand\(count)"]
    let value: JSONValue = "string?"
    claims.append(
      Claim(entry: "type \(type)", path: Array(path.dropFirst(2)), value: value.description)
    )
    spec = spec.setting(path, to: value)
  }

  private mutating func reorder(_ chance: inout Chance) {
    let path = ["types", chance.pick(structs), "fields"]
    let fields = spec.value(at: path)?.objectValue?.shuffled(using: &chance) ?? []
    spec = spec.setting(path, to: .object(JSONObject(fields.map { ($0.key, $0.value) })))
  }

  // MARK: The next version

  /// Continues with the merged spec.
  ///
  /// - Parameter renames: The new names of schemas that the document renamed.
  mutating func continued(with merged: JSONValue, renames: [String: String]) {
    for (old, new) in renames {
      if let name = typeNames.removeValue(forKey: old) {
        typeNames[new] = name
      } else {
        for index in claims.indices where claims[index].entry == "type \(old)" {
          claims[index].entry = "type \(new)"
        }
      }
    }
    spec = merged
  }

  /// The edits that the spec no longer has.
  var lost: [Claim] {
    let leaves = SpecLeaves(spec).values
    let names = Set(types.map { "type \($0)" })
    return claims.filter { claim in
      let path = claim.path.joined(separator: "/")
      guard let value = claim.value else {
        return leaves.keys.contains {
          $0.hasPrefix(claim.entry + (path.isEmpty ? "/" : "/\(path)/"))
        }
      }
      if claim.entry.hasPrefix("type "), claim.path == ["#name"] {
        return !names.contains(claim.entry)
      }
      let ending = claim.path.first == "fields" && claim.path.count == 2 ? path + "/type" : path
      // The document may have renamed a type. Each edit has a unique value.
      return !leaves.contains { leaf in
        leaf.value == value && leaf.key.hasSuffix("/" + ending)
          && (leaf.key == "\(claim.entry)/\(ending)" || claim.entry.hasPrefix("type "))
      }
    }
  }
}
