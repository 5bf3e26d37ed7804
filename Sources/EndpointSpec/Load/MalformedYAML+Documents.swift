/// A file with several YAML documents.
extension MalformedYAML {
  /// The marker `---` or `...` between two documents. Without it, they may be one.
  func secondDocument(_ index: Int) -> TextProblem? {
    let markers = lines[...index].indices.filter { isMarker($0) && hasContent(before: $0) }
    guard let marker = markers.last else { return nil }
    let isSpec = lines[marker...].contains { $0.indentation == 0 && $0.content.hasPrefix("api:") }
    let line = lines[marker].range
    let end = min(line.upperBound + 1, bytes.count)
    return problem(
      "\(quoted(String(lines[marker].content.prefix(3)))) begins another document, but a spec is one document",
      line.lowerBound..<line.lowerBound + 3,
      isSpec ? "move the second spec to a file of its own" : "remove the line",
      isSpec ? [] : [TextProblem.Replacement(range: line.lowerBound..<end, text: "")],
      isCertain: !hasContent(after: marker)
    )
  }

  private func isMarker(_ index: Int) -> Bool {
    ["---", "..."].contains { mark in
      lines[index].text.hasPrefix(mark)
        && lines[index].text.dropFirst(3).first.map { $0 == " " } ?? true
    }
  }

  private func hasContent(before index: Int) -> Bool {
    lines[..<index].contains { !$0.isBlank && !$0.content.hasPrefix("%") && $0.content != "---" }
  }

  private func hasContent(after index: Int) -> Bool {
    lines[(index + 1)...].contains { !$0.isBlank }
  }
}
