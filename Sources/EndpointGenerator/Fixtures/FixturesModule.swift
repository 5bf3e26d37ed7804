import EndpointJSON
import EndpointSpec

/// The module with the examples of the spec, separate so that apps do not link them. Nil if there are no examples.
///
/// An API with internal access has none, since other modules cannot use it.
///
/// ```swift
/// extension Auctions {
///   public static let examples: [Example] = [ … ]
/// }
/// ```
///
/// The values of examples are in extensions of their types, one file per type.
func fixturesModule(of index: APIIndex) -> ModuleBlueprint? {
  let model = index.model
  let blueprints = model.endpoints.flatMap { endpoint in
    endpoint.examples.map { ExampleBlueprint(example: $0, endpoint: endpoint, index: index) }
  }
  if blueprints.isEmpty || model.swift.access == .internal { return nil }
  return ModuleBlueprint(
    name: "\(model.name.text)Fixtures",
    files: [examplesFile(blueprints, of: model)] + exampleValueFiles(blueprints, in: index)
  )
}

private func examplesFile(_ examples: [ExampleBlueprint], of model: APIModel) -> FileBlueprint {
  FileBlueprint(
    name: "Examples",
    imports: ["@_exported import \(model.swift.module)", "@_exported import EndpointTesting"]
  ) {
    [
      Declaration(
        template: "fixtures",
        context: [
          "access": .string(model.swift.access.prefix),
          "name": .string(model.name.escaped),
          "examples": .array(examples.map(\.context)),
        ]
      )
    ]
  }
}

/// A raw string literal with one or several lines, such as `#"{}"#`.
///
/// It uses as many `#` as needed to avoid escapes.
func rawStringLiteral(_ lines: [String]) -> String {
  if lines == [""] { return "\"\"" }
  let pounds = lines.reduce(1) { max($0, poundCount($1)) }
  let mark = "\\" + String(repeating: "#", count: pounds)
  let visibleLines = lines.map { visible($0, mark: mark) }
  let quotes = String(repeating: "#", count: pounds)
  if visibleLines.count == 1, visibleLines[0] != "\"", !visibleLines[0].hasPrefix("\"\"") {
    return "\(quotes)\"\(visibleLines[0])\"\(quotes)"
  }
  let text = visibleLines.joined(separator: "\n")
  return "\(quotes)\"\"\"\n\(text)\n\"\"\"\(quotes)"
}

/// Escapes invisible characters of the line: control characters, and a trailing space.
private func visible(_ line: String, mark: String) -> String {
  if line.utf8.last != UInt8(ascii: " "), isPlainASCII(line) { return line }
  var text = ""
  var rest = line.unicodeScalars[...]
  while let scalar = rest.popFirst() {
    let isLastBlank = scalar == " " && rest.isEmpty
    let code = String(scalar.value, radix: 16, uppercase: true)
    text += isPlain(scalar) && !isLastBlank ? String(scalar) : "\(mark)u{\(code)}"
  }
  return text
}

/// One more than the longest run of `#` after a quotation mark or a backslash.
private func poundCount(_ text: String) -> Int {
  var most = 0
  var run: Int?
  if !text.hasByte(where: { $0 == UInt8(ascii: "#") }) { return 1 }
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): run = 0
    case UInt8(ascii: "#"): run = run.map { $0 + 1 }
    default: run = nil
    }
    most = max(most, run ?? 0)
  }
  return most + 1
}
