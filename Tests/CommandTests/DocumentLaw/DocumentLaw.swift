import EndpointJSON
import EndpointYAML

@testable import EndpointCommands

/// Gives a document and the spec that `import` makes of it to all commands that take a spec, and compares what they do.
struct DocumentLaw {
  /// A line for each difference.
  private(set) var violations: [String] = []
  private(set) var isImported = false
  private let folder: TemporaryFolder
  /// The paths of the document and of the spec. Both have the same name, since generated files contain it.
  private let document: String
  private let spec: String
  private let hasOneFile: Bool

  init(_ test: TestDocument) throws {
    folder = try TemporaryFolder()
    document = "document/\(test.main)"
    spec = "spec/\(test.main)"
    hasOneFile = test.files.count == 1
    for (path, text) in test.files { try folder.write(text, to: "document/\(path)") }
  }

  mutating func check() throws {
    let imported = run("import", "openapi", document, "--output", "-", "--quiet")
    isImported = !imported.output.isEmpty
    guard isImported else {
      // A document that nothing can be imported from is no spec either.
      if run("generate", document, "--output", "document/Generated").status == 0 {
        violations.append("generate accepts what import refuses")
      }
      return
    }
    try folder.write(imported.output, to: spec)
    guard expectSuccess("generate", of: document, in: "document/Generated"),
      expectSuccess("generate", of: spec, in: "spec/Generated"),
      expectSuccess("check", of: document, in: "document/Generated")
    else { return }
    try compareGenerated()
    for new in try [spec, exported()] + [jsonForm(imported.errors)].compactMap(\.self) {
      expectNoChange(in: new)
    }
    try compareStandardExport(of: JSONValue(parsing: Array(imported.output.utf8)))
    try compareVerification(with: traffic(of: JSONValue(parsing: Array(imported.output.utf8))))
  }

  private func run(
    _ arguments: String...
  ) -> (status: Int32, output: String, errors: String) {
    (folder.output, folder.errors) = ("", "")
    return (folder.run(arguments), folder.output, folder.errors)
  }

  private mutating func expectSuccess(
    _ command: String,
    of path: String,
    in output: String
  ) -> Bool {
    let result = run(command, path, "--output", output, "--quiet")
    guard result.status != 0 else { return true }
    violations.append("\(command) \(path): \(result.output)\(result.errors)")
    return false
  }

  // MARK: Commands

  private mutating func compareGenerated() throws {
    let (one, other) = ("document/Generated", "spec/Generated")
    let (files, others) = (try folder.tree(one), try folder.tree(other))
    if files != others { violations.append("generate: \(files) instead of \(others)") }
    for file in files where !file.hasSuffix("/") && others.contains(file) {
      let isSame = try text("\(one)/\(file)") == text("\(other)/\(file)")
      if !isSame { violations.append("generate: another \(file)") }
    }
  }

  /// A generated file. The records differ only in the digests of their inputs.
  private func text(_ file: String) throws -> String {
    let text = try folder.text(file)
    guard FilePath.name(of: file) == OutputRecord.name else { return text }
    var record = OutputRecord(parsing: text)
    record.inputs = [:]
    return record.text
  }

  private mutating func expectNoChange(in new: String) {
    let report = run("diff", document, new, "--show", "docs")
    // The types of a document in several files are in one file of the spec.
    let isInOtherFiles =
      !hasOneFile && report.output.contains("  1 docs")
      && report.output.contains("declarations moved to other files")
    guard report.status != 0 || !report.output.contains("no change") && !isInOtherFiles else {
      return
    }
    violations.append("diff \(document) \(new): \(report.output)\(report.errors)")
  }

  /// The export of the spec.
  private func exported() throws -> String {
    let path = "export/\(FilePath.name(of: document))"
    try folder.write(run("export", "openapi", spec).output, to: path)
    return path
  }

  /// The document in the other form of its format: as JSON, or as JSON on one line. Nil if it has mistakes, such as
  /// duplicate keys, or several files.
  private func jsonForm(_ errors: String) throws -> String? {
    guard hasOneFile, !errors.contains("error: ") else { return nil }
    let bytes = Array(try folder.text(document).utf8)
    let root = try DocumentText(parsing: bytes, of: document).root
    let path = "json/\(FilePath.name(of: document))"
    try folder.write(root.value.description, to: path)
    return path
  }

  /// Imports the export without its extensions, and compares the operations with those of the spec.
  private mutating func compareStandardExport(of imported: JSONValue) throws {
    let path = "export/\(FilePath.name(of: document))"
    let export = try JSONValue(parsing: Array(folder.text(path).utf8))
    guard !(try folder.text(document).contains("x-endpoints")) else { return }
    try folder.write(
      export.withoutExtensions.description,
      to: "standard/\(FilePath.name(of: document))"
    )
    let again = run(
      "import",
      "openapi",
      "standard/\(FilePath.name(of: document))",
      "--output",
      "-",
      "--quiet"
    )
    let read = try JSONValue(parsing: Array(again.output.utf8))
    let (one, other) = (OperationFacts.all(in: imported), OperationFacts.all(in: read))
    for route in Set(one.keys).union(other.keys).sorted() where one[route] != other[route] {
      let (before, after) = (one[route]?.description, other[route]?.description)
      violations.append("export of \(route): \(after ?? "none") instead of \(before ?? "none")")
    }
  }

  private mutating func compareVerification(with traffic: JSONValue) throws {
    try folder.write(traffic.description, to: "traffic.har")
    let options = ["traffic.har", "--base", Self.base, "--format", "json", "--show", "safe"]
    let reports = try [document, spec].map { path in
      (folder.output, folder.errors) = ("", "")
      folder.run(["verify", path] + options)
      return folder.output.isEmpty
        ? .string(folder.errors)
        : try Self.withoutPlaces(JSONValue(parsing: Array(folder.output.utf8)))
    }
    if reports[0] != reports[1] { violations.append("verify: \(reports[0]), not \(reports[1])") }
  }

  // MARK: Traffic

  private static let base = "https://base.example"

  /// A call of each endpoint.
  private func traffic(of spec: JSONValue) -> JSONValue {
    let body: JSONValue = ["id": 1, "name": .null, "items": [["id": "a"]], "extra": [:]]
    let entries = (spec["endpoints"]?.objectValue ?? [:]).map { _, endpoint -> JSONValue in
      let path = (endpoint["path"]?.stringValue ?? "/").replacing(/\{[^}]*\}/, with: "1")
      return [
        "request": [
          "method": endpoint["method"] ?? "GET", "url": .string(Self.base + path + "?unknown=1"),
          "headers": [],
          "postData": ["mimeType": "application/json", "text": .string(body.description)],
        ],
        "response": [
          "status": 200, "headers": [["name": "Content-Type", "value": "application/json"]],
          "content": ["mimeType": "application/json", "text": .string(body.description)],
        ],
      ]
    }
    return ["log": ["entries": .array(entries)]]
  }

  /// The report without the places in the spec, which also determine the order of its findings.
  private static func withoutPlaces(_ report: JSONValue) -> JSONValue {
    var apis = report["apis"]?.arrayValue ?? []
    for index in apis.indices {
      let findings = (apis[index]["findings"]?.arrayValue ?? []).map {
        $0.setting(["at"], to: nil).description
      }
      apis[index] = apis[index].setting(["path"], to: nil)
        .setting(["findings"], to: .array(findings.sorted().map { .string($0) }))
    }
    return .array(apis)
  }
}
