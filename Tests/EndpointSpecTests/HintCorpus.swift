import EndpointJSON
import Mutation
import Testing

@testable import EndpointJudge
@testable import EndpointSpec

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Mistakes in valid specs, made by rules from the tables of keys.
struct HintCorpus {
  /// A spec with one mistake.
  struct Mistake: CustomTestStringConvertible, Sendable {
    var name: String
    let text: String
    /// Where the mistake is.
    let range: Range<Int>
    /// The text after the edit of the hint. Nil if several are right.
    var corrected: String?
    /// True if only the author knows the remedy, so that a hint needs no edit.
    var isOpen = false
    /// A value of another spec. It may name what this one lacks, so its own problems do not count.
    var value: Substring?
    /// A text that must be valid. Otherwise there are two mistakes.
    var valid: String?

    var testDescription: String { name }
  }

  /// A key in one of the valid specs.
  struct Key: Sendable {
    let owner: String
    let text: String
    let object: JSONNode
    let member: JSONMember
  }

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
    path: "Mistakes"
  )
  static let files = ["document", "types", "endpoints"]

  /// The first use of each key in the valid specs.
  static let keys: [Key] = files.flatMap { name -> [Key] in
    guard let data = try? Data(contentsOf: folder.appending(path: "\(name).json")),
      let schema = try? Data(
        contentsOf: folder.appending(path: "../../../Specs/endpoints.schema.json")
      ),
      let root = try? JSONNode.parse(Array(data)),
      let walk = (try? JSONNode.parse(Array(schema))).map({ SchemaWalk($0.value) })
    else { return [] }
    let text = String(decoding: data, as: UTF8.self)
    return walk.occurrences(in: root.value).compactMap { occurrence in
      object(at: occurrence.path.dropLast(), in: root).flatMap { object in
        object.member(occurrence.key).map {
          Key(owner: occurrence.owner, text: text, object: object, member: $0)
        }
      }
    }
  }.unique { "\($0.owner).\($0.member.key)" }

  private static func object(at path: ArraySlice<SchemaWalk.Step>, in root: JSONNode) -> JSONNode? {
    path.reduce(root) { node, step in
      switch (step, node?.kind) {
      case (.key(let key), _): node?.member(key)?.value
      case (.index(let index), .array(let elements)): elements[index]
      default: nil
      }
    }
  }

  /// Mistakes with keys.
  static let ofKeys: [Mistake] = keys.flatMap { key in
    rules.flatMap { rule in rule(key) }
  }

  private static let rules: [@Sendable (Key) -> [Mistake]] = [
    misspelled, foreign, wrongKinds, null, misplaced, moved,
  ]

  /// Required keys that are missing. Without other keys, the object would have another form.
  static let ofMissingKeys: [(key: String, mistake: Mistake)] = keys.compactMap { key in
    let name = key.member.key
    let table = SpecKeys.tables.first { $0.definition == key.owner }
    let isRequired = table?.keys.contains { $0.name == name && $0.isRequired } ?? false
    let isForm =
      TypeDraft.formNames.contains(name)
      || ["stream", "oauth2", "present", "constant"].contains(name)
    guard isRequired, !isForm, key.object.members.count > 1 else { return nil }
    let range = key.member.keyStart..<key.member.value.end
    let text = key.text.replacing(range, with: "\"x-removed\": 1")
    return (name, Mistake(name: "\(key.owner) without \(name)", text: text, range: range))
  }

  // MARK: - Rules

  /// A missing letter, two swapped letters, another case, and an invisible character.
  static func misspelled(_ key: Key) -> [Mistake] {
    let name = key.member.key
    if name == "$schema" || name.count < 4 { return [renamed(key, to: invisible(name))] }
    let middle = name.index(name.startIndex, offsetBy: name.count / 2)
    var swapped = Array(name)
    swapped.swapAt(1, 2)
    let names = [
      String(name[..<middle] + name[name.index(after: middle)...]), String(swapped),
      snakeCase(name), invisible(name),
    ]
    return names.filter { $0 != name && !known(key).contains($0) }.unique(by: \.self)
      .map { renamed(key, to: $0) }
  }

  private static func invisible(_ name: String) -> String {
    String(name.prefix(1)) + "\u{200B}" + name.dropFirst()
  }

  private static func snakeCase(_ name: String) -> String {
    name.contains(where: \.isUppercase)
      ? name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
      : name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The name of the key in OpenAPI, in JSON Schema, and in other tools.
  static func foreign(_ key: Key) -> [Mistake] {
    (foreignNames["\(key.owner).\(key.member.key)"] ?? foreignNames[key.member.key] ?? []).filter {
      !known(key).contains($0)
    }
    .map { renamed(key, to: $0) }
  }

  private static let foreignNames = [
    "path": ["url", "route"], "parameters": ["params", "queryParameters"],
    "body": ["requestBody", "payload"], "response": ["responses", "returns"],
    "errors": ["exceptions"], "authentication": ["auth"], "fields": ["properties"],
    "union": ["oneOf", "anyOf"], "additional": ["additionalProperties"], "constant": ["const"],
    "types": ["schemas", "definitions", "models"], "endpoints": ["paths", "routes"],
    "servers": ["baseURL"], "encoding": ["contentType", "mediaType"], "pagination": ["paging"],
    "deprecated": ["isDeprecated", "obsolete"], "was": ["renamedFrom", "formerly"],
    "closed": ["exhaustive"], "as": ["swiftName"], "secret": ["sensitive"],
    "allowEmpty": ["allowEmptyValue"], "limit": ["pageSize", "perPage"], "more": ["hasMore"],
    "pages": ["totalPages"], "total": ["totalCount"], "next": ["nextCursor"],
    "authorizationURL": ["authorizationUrl"], "tokenURL": ["tokenUrl"], "pattern": ["regex"],
    "min": ["minimum"], "max": ["maximum"], "variables": ["vars"], "sunset": ["removal"],
    "arguments": ["params", "args"], "status": ["statusCode"], "label": ["argumentLabel"],
    "spread": ["flatten"], "spread ": [], "external": [], "identifier": ["idType"],
    "alias": ["typealias"], "message": ["reason"], "when": ["condition"], "case": ["name"],
    "end": ["terminator"], "access": ["visibility"], "method": ["verb", "httpMethod"],
    "summary": ["title"], "type": ["schema"],
    // Settings and allow files.
    "specs": ["input", "source", "specsPath", "specFolder"],
    "output": ["out", "outDir", "destination"],
    "templates": ["templateDir", "stencils"], "diff": ["compare", "review"],
    "against": ["base", "baseRef", "branch", "ref"], "axis": ["axes", "side"],
    "show": ["verbosity"], "failOn": ["fail_on", "fail-on", "threshold", "failLevel"],
    "requireBump": ["semver", "requireVersionBump"],
    "diff.allow": ["ignore", "allowlist", "exceptions", "allowFile"],
    "allowFile.allow": ["allowed", "entries", "ignore", "changes"], "app": ["apps", "appSources"],
    "levels": ["rules", "severities", "overrides"], "level": ["severity", "rating"],
    "level.reason": ["why", "comment", "justification", "note"],
    "allowEntry.reason": ["why", "because", "comment", "message", "description"],
    "kind": ["rule", "type", "change", "id"], "at": ["path", "where", "endpoint", "location"],
    "old": ["before", "from", "was"], "new": ["after", "to", "now"],
    "expires": ["until", "expiry", "expiresOn", "validUntil", "date"],
  ]

  /// Values of another kind.
  static func wrongKinds(_ key: Key) -> [Mistake] {
    if anyJSON.contains(key.member.key) || key.member.key == "$schema" { return [] }
    return ["12", "true", "[[]]"].filter { !isAllowed($0, key) }.map { value in
      replaced(key, with: value, "\(key.owner).\(key.member.key): \(value)")
    }
  }

  static func null(_ key: Key) -> [Mistake] {
    if anyJSON.contains(key.member.key) || key.member.key == "authentication" { return [] }
    // Without them, the rest would have another meaning.
    let meaningful = [
      "$schema", "wire", "method", "body", "parameters", "items", "in",
      "variables", "types", "endpoints", "by",
    ]
    if meaningful.contains(key.member.key) || key.owner == "bodyField" { return [] }
    return [replaced(key, with: "null", "\(key.owner).\(key.member.key): null")]
  }

  /// Keys whose value is any JSON.
  private static let anyJSON: Set = [
    "default", "constant", "example", "serverDefault", "arguments", "when",
  ]

  private static func isAllowed(_ value: String, _ key: Key) -> Bool {
    let kinds = [
      "12": ["timeout", "start", "min", "max", "length", "items", "status", "tag", "value"],
      "true": [
        "deprecated", "closed", "optional", "lossy", "lenient", "secret", "nullable", "userFacing",
        "spread", "allowEmpty", "idempotent", "safe", "mutable", "hashable", "identifiable",
        "optionalLast",
        "reconnect", "present", "requireBump", "uncompared",
      ],
      "[[]]": [],
    ]
    if key.owner == "example", key.member.key == "response" { return true }
    if key.owner.hasPrefix("pagination"), key.member.key == "items" { return false }
    return kinds[value]?.contains(key.member.key) ?? false
  }

  /// Keys that would be entries of a map.
  static let freeText: Set = ["$schema", "optional"]

  /// The keys of the object. Those of settings have all keys.
  static func known(_ key: Key) -> [String] {
    let known = SpecKeys.tables.filter { $0.definition == key.owner }.flatMap(\.names)
    return known.isEmpty ? key.object.members.map(\.key) : known
  }

  static func renamed(_ key: Key, to name: String) -> Mistake {
    let range = key.member.keyStart..<key.member.keyEnd
    let new = "\"\(name)\""
    return Mistake(
      name: "\(key.owner).\(key.member.key): \(name)",
      text: key.text.replacing(range, with: new),
      range: range.lowerBound..<range.lowerBound + new.utf8.count,
      corrected: key.text
    )
  }

  static func replaced(_ key: Key, with value: String, _ name: String) -> Mistake {
    let range = key.member.value.start..<key.member.value.end
    return Mistake(
      name: name,
      text: key.text.replacing(range, with: value),
      range: key.member.keyStart..<range.lowerBound + value.utf8.count,
      isOpen: true
    )
  }
}
