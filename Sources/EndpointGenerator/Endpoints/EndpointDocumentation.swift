import EndpointJSON
import EndpointSpec

/// The lines of an endpoint's doc comment: its purpose, its request, and its arguments.
///
/// ```swift
/// /// Draw cards from the top of the deck.
/// ///
/// /// `GET /deck/{deck}/draw/`
/// ///
/// /// Can also fail with `empty`.
/// ///
/// /// - Parameter count: How many; no more than the deck has.
/// ```
func documentationLines(
  of endpoint: EndpointModel,
  _ arguments: [ArgumentBlueprint],
  failures: [FailureModel.Case]
) -> JSONValue {
  let call = "`\(endpoint.method) \(documentedPath(endpoint.path))`"
  let notes = [call, pageNote(endpoint), failureNote(failures), argumentNotes(arguments)]
    .compactMap(\.self)
  return endpoint.documentation.lines(notes: notes)
}

/// The field of the body that selects the page. The declaration does not show it.
private func pageNote(_ endpoint: EndpointModel) -> String? {
  guard case .field(let path)? = endpoint.pagination?.selector else { return nil }
  return "Pages advance `\(path)` in the body."
}

private func failureNote(_ failures: [FailureModel.Case]) -> String? {
  let names = failures.map { "`\($0.name.text)`" }
  guard let last = names.last else { return nil }
  if failures.contains(where: { $0.documentation.summary != nil }) {
    let lines = zip(names, failures).map { name, failure in
      let summary = failure.documentation.summary.map(singleParagraph)
      return "- \(name)" + (summary.map { ": \($0)" } ?? "")
    }
    return (["Can also fail with:"] + lines).joined(separator: "\n")
  }
  let others = names.dropLast().joined(separator: ", ")
  return "Can also fail with \(others.isEmpty ? last : "\(others) or \(last)")."
}

private func argumentNotes(_ arguments: [ArgumentBlueprint]) -> String? {
  let described = arguments.compactMap { argument in
    argument.summary.map { (name: argument.name.text, summary: singleParagraph($0)) }
  }
  if described.isEmpty { return nil }
  if described.count == 1 {
    return "- Parameter \(described[0].name): \(described[0].summary)"
  }
  let lines = described.map { "  - \($0.name): \($0.summary)" }
  return (["- Parameters:"] + lines).joined(separator: "\n")
}

private func singleParagraph(_ text: String) -> String {
  if isPlainASCII(text) { return text }
  return text.split { $0.isNewline }.joined(separator: " ")
}
