import EndpointJSON
import Mutation
import Testing

@testable import EndpointCommands

/// The history of an imported spec.
///
/// In each step a person edits the spec, the document changes, and the spec is imported again.
struct ImportHistory {
  let folder: TemporaryFolder
  private var chance: Chance
  private var document: ChangingDocument
  private var raw: JSONValue
  private(set) var edits: HandEdits
  /// A line for each problem.
  private(set) var problems: [String] = []
  private(set) var conflictCount = 0

  init(_ document: ChangingDocument, seed: UInt64) throws {
    self.document = document
    folder = try TemporaryFolder()
    chance = Chance(seed: seed)
    try folder.write(document.text, to: "zoo.json")
    raw = try Self.imported(in: folder)
    folder.run("import", "openapi", "zoo.json", "--name", "Zoo", "--quiet")
    edits = HandEdits(try Self.spec(in: folder))
  }

  private static func spec(in folder: TemporaryFolder) throws -> JSONValue {
    try JSONValue(parsing: Array(folder.text("Specs/Zoo.json").utf8))
  }

  /// The result of an import without a merge.
  private static func imported(in folder: TemporaryFolder) throws -> JSONValue {
    folder.output = ""
    folder.run("import", "openapi", "zoo.json", "--name", "Zoo", "--output", "-")
    return try JSONValue(parsing: Array(folder.output.utf8))
  }

  mutating func step() throws {
    edits.edit(&chance)
    try folder.write(edits.spec.description, to: "Specs/Zoo.json")
    document.change(&chance)
    try folder.write(document.text, to: "zoo.json")
    (folder.output, folder.errors) = ("", "")
    let status = folder.run(
      "import",
      "openapi",
      "zoo.json",
      "--name",
      "Zoo",
      "--diagnostics",
      "json"
    )
    let reports = try JSONValue(parsing: Array(folder.output.utf8)).arrayValue ?? []
    let conflicts = reports.filter { $0["rule"] == "conflict" }
    conflictCount += conflicts.count
    if status != (conflicts.isEmpty ? 0 : 1) {
      problems.append("status \(status): \(folder.output)")
    }
    let before = edits
    edits.continued(with: try Self.spec(in: folder), renames: renamedTypes)
    checkEdits(conflicts)
    try checkDocument(conflicts, since: before)
  }

  /// The new names of types whose schemas the document renamed, with their nested types.
  private var renamedTypes: [String: String] {
    var names: [String: String] = [:]
    for type in raw["types"]?.objectValue?.keys ?? [] {
      let owner = type.prefix { $0 != "." }
      guard let name = document.renamedSchemas[String(owner)] else { continue }
      names[type] = name + type.dropFirst(owner.count)
    }
    return names
  }

  private mutating func checkEdits(_ conflicts: [JSONValue]) {
    for claim in edits.lost {
      let removed = conflicts.contains {
        $0["hint"]?.stringValue?.hasPrefix("it was removed") == true
      }
      if claim.entry.contains("."), removed { continue }
      problems.append("lost edit: \(claim)")
    }
  }

  /// Checks that every change of the document is in the spec or part of a conflict.
  private mutating func checkDocument(_ conflicts: [JSONValue], since before: HandEdits) throws {
    let new = try Self.imported(in: folder)
    let oldNames = renamedTypes.merging(before.typeNames) { $1 }
    let old = leaves(raw, oldNames)
    let expected = leaves(new, edits.typeNames)
    let merged = SpecLeaves(edits.spec).values
    let hand = SpecLeaves(before.spec).values
    let places = conflicts.map { subject($0, in: [edits.spec, raw, new]) }
    for path in Set(old.keys).union(expected.keys).sorted() where old[path] != expected[path] {
      let isThere = merged[path] == expected[path]
      let isReported = places.contains { path.hasPrefix($0) || $0.hasPrefix(path) }
      if !isThere, !isReported, !Self.isDeleted(path, from: old, in: hand) {
        problems.append(
          "\(path): \(old[path] ?? "none") → \(expected[path] ?? "none") is \(merged[path] ?? "none")"
        )
      }
    }
    raw = new
  }

  /// Whether a person deleted the leaf, or an entry around it.
  private static func isDeleted(
    _ path: String,
    from old: [String: String],
    in hand: [String: String]
  ) -> Bool {
    func contains(_ prefix: Substring, _ leaves: [String: String]) -> Bool {
      leaves.keys.contains { $0 == prefix || $0.hasPrefix(prefix + "/") }
    }
    let ends = path.indices.filter { path[$0] == "/" } + [path.endIndex]
    return ends.contains { contains(path[..<$0], old) && !contains(path[..<$0], hand) }
  }

  private func leaves(_ spec: JSONValue, _ names: [String: String]) -> [String: String] {
    let renamed = spec.replacing { $0.renamingType(names) }
    return SpecLeaves(renamed).values
  }

  /// The path of leaves that a conflict is about: `type Pet/fields/name`.
  private func subject(_ conflict: JSONValue, in specs: [JSONValue]) -> String {
    let message = conflict["message"]?.stringValue ?? ""
    let text = message.dropFirst("conflict in ".count).split(separator: ": last import")[0]
    let parts = text.split(separator: ", ", maxSplits: 1)
    let rest = parts.count > 1 ? "/" + parts[1].replacing(".", with: "/") : ""
    guard parts[0].hasPrefix("endpoint ") else { return parts[0] + rest }
    let name = String(parts[0].dropFirst("endpoint ".count))
    let endpoint = specs.compactMap { $0.value(at: ["endpoints", name]) }.first
    return (endpoint.map(SpecLeaves.route) ?? String(parts[0])) + rest
  }

  mutating func generate() {
    (folder.output, folder.errors) = ("", "")
    if folder.run("generate", "--quiet") != 0 { problems.append("invalid: \(folder.errors)") }
  }
}
