/// Files that are something else than a spec in JSON.
extension MalformedText {
  var ofDocuments: TextProblem? { yaml ?? markup ?? secondDocument }

  private var yaml: TextProblem? {
    let first = bytes.prefix { $0 != newline }
    let isOpenAPI = first.starts(with: "openapi:".utf8) || first.starts(with: "swagger:".utf8)
    guard isOpenAPI else { return nil }
    return mistake(
      "an OpenAPI document in YAML, not a spec",
      0..<7,
      "rename it to end in .yaml, then run \"endpoints import openapi FILE\""
    )
  }

  /// A page of HTML, such as a login page that was saved in place of a document.
  private var markup: TextProblem? {
    guard byte(at: offset) == UInt8(ascii: "<"), bytes[..<offset].allSatisfy(isSpace) else {
      return nil
    }
    return mistake(
      "HTML or XML, not a spec",
      offset..<offset + 1,
      "save the document itself, perhaps after a login, or write a spec: \"endpoints init\""
    )
  }

  /// An object behind the one of the spec.
  private var secondDocument: TextProblem? {
    guard byte(at: offset) == UInt8(ascii: "{"),
      bytes[..<offset].last(where: { !isSpace($0) }) == UInt8(ascii: "}")
    else { return nil }
    var scan = BracketScan()
    for index in bytes.indices.prefix(offset) { scan.take(bytes[index], at: index) }
    guard scan.open.isEmpty, scan.textStart == nil else { return nil }
    return mistake(
      "another object behind the spec, which is one object",
      offset..<offset + 1,
      "move the second spec to a file of its own"
    )
  }
}
