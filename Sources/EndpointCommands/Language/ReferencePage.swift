/// A page of the language reference, with one section per key. `endpoints explain` prints sections of it.
struct ReferencePage: Sendable {
  /// The name of the file, without its extension.
  let name: String
  let title: String
  /// The objects whose keys it explains.
  let owners: [String]

  /// All pages, in the order of a spec. `LanguageReferenceTests` checks that each object is on one of them.
  static let all = [
    ReferencePage(
      "ReferenceAPI",
      "the API, its servers and its authentication",
      [
        "spec", "receiver", "server", "serverVariable", "authenticationKey",
        "authenticationOAuth2", "oauth2",
      ]
    ),
    ReferencePage("ReferenceDefaults", "defaults of all endpoints", ["defaults", "queryStyles"]),
    ReferencePage("ReferenceSwift", "options of the Swift module", ["swift"]),
    ReferencePage(
      "ReferenceTypes",
      "types",
      [
        "struct", "identifier", "enum", "enumCase", "union", "unionMember", "unionConstant",
        "events", "event",
        "alias", "external", "deprecationObject",
      ]
    ),
    ReferencePage("ReferenceFields", "fields and limits", ["field", "limits"]),
    ReferencePage("ReferenceEndpoints", "endpoints and examples", ["endpoint", "example"]),
    ReferencePage("ReferenceParameters", "parameters", ["parameter"]),
    ReferencePage("ReferenceBodies", "bodies", ["bodyOfFields", "bodyField", "bodyOfType"]),
    ReferencePage(
      "ReferenceResponses",
      "responses and streams",
      ["responseOfType", "header", "responseStream"]
    ),
    ReferencePage(
      "ReferenceErrors",
      "errors",
      ["errors", "endpointErrors", "errorOfStatus", "errorWhen", "presence"]
    ),
    ReferencePage(
      "ReferencePages",
      "pages",
      [
        "pagination", "paginationPage", "paginationOffset", "paginationCursor", "paginationUrl",
        "paginationLink",
      ]
    ),
  ]

  private init(_ name: String, _ title: String, _ owners: [String]) {
    self.name = name
    self.title = title
    self.owners = owners
  }

  /// The text of the page.
  func text(of reference: LanguageReference, _ examples: [String: Example]) -> String {
    let sections = reference.owners.filter { owners.contains($0.name) }.map { owner in
      let keys = reference.keys.filter { $0.owner == owner.name }
      return """
        ## \(owner.name)

        \(owner.meaning)

        Written in: \(owner.shownPlaces)

        \(keys.map { Self.section($0, examples[$0.fullName]) }.joined())
        """
    }
    return """
      # Reference: \(title)

      Each key with a part of a spec, the Swift that a caller sees, and what `endpoints diff` makes of a change.

      ## Overview

      See also [all keys](Reference.md). `endpoints diff --explain KIND` explains a kind of change.

      \(sections.joined())
      """
  }

  /// The first page: the other pages with their keys.
  static func contents(of reference: LanguageReference) -> String {
    let pages = all.map { page in
      let objects = reference.owners.filter { page.owners.contains($0.name) }.map { owner in
        let keys = reference.keys.filter { $0.owner == owner.name }.map { "`\($0.name)`" }
        return "- **\(owner.name)**: \(keys.joined(separator: ", "))\n"
      }
      let title = page.title.prefix(1).uppercased() + page.title.dropFirst()
      return "### [\(title)](\(page.name).md)\n\n\(objects.joined())\n"
    }
    return """
      # Reference of the spec language

      Every key of a spec: its meaning, its default, an example with its Swift code, and its findings in `diff`.

      ## Overview

      `endpoints explain KEY` prints the sections of a key in a terminal: `endpoints explain lossy`, or
      `endpoints explain field.lossy` for the key of one object.

      An example shows the parts of a spec that matter. Add a name and a server to make it a whole spec:
      `"api": "Shop", "servers": { "production": "https://shop.example.com" }`. The Swift code has no bodies of functions.

      A finding of `diff` has two levels: one for shipped apps with the old client, and one for source code that is compiled with
      the new client. `endpoints diff --explain KIND` explains a kind of change.

      \(pages.joined())
      """
  }

  // MARK: Sections

  private static func section(_ key: LanguageReference.Key, _ example: Example?) -> String {
    var parts = ["### \(key.fullName)", key.meaning, key.presence]
    if !key.words.isEmpty {
      parts.append("One of: \(key.words.map { "`\($0)`" }.joined(separator: ", "))")
    }
    if let example {
      parts.append("```json\n\(example.spec)```")
      if let reason = key.noSwift { parts.append("Swift: \(reason)") }
      parts += example.blocks
    }
    return parts.joined(separator: "\n\n") + "\n\n"
  }

  /// The section of a key for the terminal. Code is indented instead of fenced.
  static func plainSection(
    _ key: LanguageReference.Key,
    of owner: LanguageReference.Owner,
    _ example: Example?
  ) -> String {
    let lines = section(key, example).split(separator: "\n", omittingEmptySubsequences: false)
    var isCode = false
    var shown = [key.fullName, "  In \(owner.name), written in \(owner.shownPlaces)"]
    for line in lines.dropFirst() {
      if line.hasPrefix("```") {
        isCode.toggle()
      } else {
        shown.append(line.isEmpty ? "" : isCode ? "    \(line)" : "  \(line)")
      }
    }
    while shown.last == "" { shown.removeLast() }
    return shown.joined(separator: "\n") + "\n"
  }
}

extension LanguageReference.Key {
  /// Whether the key is required, or its default.
  var presence: String {
    if isRequired { return "Required." }
    if let value = defaultValue { return "Default: `\(value)`" }
    return absence.map { "Default: \($0)" } ?? "Optional."
  }
}
