/// The JSON Schema of the JSON report, printed by `endpoints diff --print-schema`.
package let jsonReportSchema = ReportSchema.text(
  title: "Report of endpoints diff",
  [
    "format": .format("Increases if a key changes its meaning or is removed."),
    "axes": .array(of: .words(["wire", "swift"]), "The axes that are checked.", minItems: 1),
    "show": .words(["breaking", "care", "safe", "docs"], "The lowest level in \"findings\"."),
    "harm?": .string("What breaks, in one line. Missing if nothing changed."),
    "fails": .boolean("Whether the exit status is not 0."),
    "verdict": .string("The result of the run, in one line."),
    "app?": .object([
      "files": .integer("The number of Swift files."),
      "indexed": .integer("The number of files that the compiler's index describes."),
      "breaks": .integer("The number of places that stop compiling."),
      "mayBreak": .integer("The number of places that may stop compiling."),
      "warns": .integer("The number of places that get a warning."),
      "guesses": .integer("The number of places of which only the name is known."),
    ]).described("What --app searched and found. Missing without it."),
    "apis": .array(of: .reference("api")),
    "notices": .array(
      of: .reference("notice"),
      "Messages about the run, such as an unused entry of an allow file."
    ),
  ],
  definitions: [
    "api": .object([
      "api": .string("The name of the API in the spec."),
      "path": .string("The path of the new spec, or of the old one if it was deleted."),
      "oldPath?": .string("The old path, if the spec was moved."),
      "old?": .reference("side", "Missing if the spec is new."),
      "new?": .reference("side", "Missing if the spec was deleted."),
      "bump": .reference("bump"),
      "suggestedVersion?": .string(
        "The lowest version that fits the changes. Missing if they require none."
      ),
      "versionIsSufficient": .boolean("Whether the new version fits the changes."),
      "counts": .object([
        "breaking": .integer(),
        "care": .integer(),
        "safe": .integer(),
        "docs": .integer(),
        "allowed": .integer(),
      ]).described("The number of changes, including hidden ones."),
      "findings": .array(of: .reference("finding")),
      "uncompared": .array(
        of: .reference("difference"),
        "The differences that the comparison ignores."
      ),
      "undecided": .integer("The number of further differences that it may ignore."),
    ]).described("The findings of one API, most severe first."),
    "side": .object([
      "label": .string("The label of the side, such as main."),
      "version?": .string("The version in the spec."),
    ]),
    "finding": .object([
      "id": .string("Identifies the finding across runs.", pattern: "^[0-9a-f]{16}$"),
      "kind": .string("See endpoints diff --list-kinds."),
      "subject": .string("The declaration that changed, as named in the spec."),
      "wire": .reference("level", "The level for shipped apps."),
      "swift": .reference("level", "The level for source code."),
      "bump": .reference("bump"),
      "fails": .boolean("Whether the finding fails the run."),
      "documentation": .boolean(
        "Whether only documentation, order, layout or the version changed."
      ),
      "summary": .string("The change as a clause."),
      "old?": .string("The text in the old spec."),
      "new?": .string("The text in the new spec."),
      "before?": .reference("position"),
      "after?": .reference("position", "For a removed declaration, the position of its parent."),
      "places?": .array(of: .reference("place"), "All places of a change that occurs at several."),
      "direction?": .words(["request", "response"], "The direction that determines the levels."),
      "endpoints": .array(
        of: .string(),
        "The affected endpoints in the order of the spec, at most the first \(JSONReport.namedEndpoints)."
      ),
      "endpointCount": .integer("The number of all affected endpoints."),
      "declarationBefore?": .string("The declaration in the old module."),
      "declarationAfter?": .string("The declaration in the new module."),
      "consequences": .array(
        of: .string(),
        "The consequences for shipped apps and for source code."
      ),
      "remedy?": .string("What would make the change safe."),
      "hint?": .string("A guess, such as a rename."),
      "evidence?": .string("How often it occurs in traffic."),
      "app?": .array(
        of: .reference("uses"),
        "The uses in the app. Missing without --app, and if no declaration changes."
      ),
      "allowed": .array(of: .reference("allowance"), "The matching entries of allow files."),
    ]),
    "uses": .object([
      "declaration": .string("The declaration of the old module, or the enum of a switch."),
      "noun": .words(["call", "use", "switch", "literal"]),
      "total": .integer("The number of its uses in the app, without guesses."),
      "places": .array(of: .reference("use"), "The uses that the change touches."),
    ]),
    "use": .object([
      "path": .string("Relative to the working folder."),
      "line": .integer("From 1.", minimum: 1),
      "column": .integer("From 1, in characters.", minimum: 1),
      "name": .string(),
      "effect": .words(["breaks", "mayBreak", "warns"]),
      "certain": .boolean("False if other declarations may have the name."),
      "origin": .words(["index", "names"], "The compiler's index, or the names in the source."),
    ]),
    "allowance": .object([
      "axis?": .words(["wire", "swift"], "Missing: both."),
      "reason": .string(),
      "expires?": .string("The last day on which the entry is valid."),
    ]),
    "difference": .object([
      "key": .string("The key that differs, such as minProperties."),
      "change": .string("Such as 2 → 3, or added: false."),
      "at": .reference("position"),
    ]),
    "notice": .object([
      "level": .words(["error", "note"]),
      "message": .string(),
      "at?": .reference("position"),
    ]),
    "place": .object([
      "subject": .string(),
      "before?": .reference("position"),
      "after?": .reference("position"),
    ]),
    "position": .position,
    "level": .words(["safe", "care", "breaking"]),
    "bump": .words(["none", "patch", "minor", "major"]),
  ]
)
