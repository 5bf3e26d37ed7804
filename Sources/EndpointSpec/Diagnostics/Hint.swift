import EndpointJSON

/// How to fix a problem: one sentence without a period, and the edits that it describes.
package struct Hint: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let text: String
  /// The edits that fix the problem. Empty if the author has to decide.
  package let edits: [Edit]
  /// True if there is no other way to read what the author wrote, so that a tool may apply the edits.
  package let isCertain: Bool

  package init(_ text: String, _ edits: [Edit] = [], isCertain: Bool = false) {
    self.text = text
    self.edits = edits
    self.isCertain = isCertain && !edits.isEmpty
  }

  package init(stringLiteral text: String) { self.init(text) }
}

extension Hint: CustomStringConvertible {
  package var description: String { text }
}

extension Hint {
  /// `write "count"`, in place of what the author wrote.
  package static func write(
    _ name: String,
    for written: Located<String>,
    _ more: String = "",
    isCertain: Bool = true
  ) -> Hint {
    let edit = Edit.rename(written.place, from: written.value, to: name)
    return Hint("write \(quoted(name))\(more)", [edit], isCertain: isCertain)
  }

  /// `write { "alias": "date" }`, in place of a value.
  package static func write(json: String, for place: Place, isCertain: Bool = true) -> Hint {
    let line = json.split(whereSeparator: \.isNewline)
      .map { String($0.drop { $0 == " " }) }.joined(separator: " ")
    let shown = line.utf8.count > 100 ? line.prefix(100) + " …" : line[...]
    return Hint("write \(shown)", [.replace(place, with: json)], isCertain: isCertain)
  }

  /// The same sentence with edits that are only likely, unless it has others.
  package func with(_ likely: [Edit]) -> Hint { edits.isEmpty ? Hint(text, likely) : self }

  /// The same edits, which only the author applies.
  var uncertain: Hint { Hint(text, edits) }

  /// The same edits with another sentence.
  func saying(_ text: String) -> Hint { Hint(text, edits, isCertain: isCertain) }
}

/// The hint for an unknown name without a similar one: `write "a" or "b", or declare it under "servers"`.
package func choiceHint(_ names: [String], or remedy: String) -> Hint {
  guard !names.isEmpty else { return Hint(remedy) }
  return Hint("write \(shownNames(names, "or")), or \(remedy)")
}

/// The hint for an unknown name of a part: `it has "a" and "b"`. Nil if it has no parts.
package func partsHint(_ names: [String]) -> Hint? {
  names.isEmpty ? nil : Hint("it has \(shownNames(names, "and"))")
}

/// The first six names: `"a", "b" or "c"`.
private func shownNames(_ names: [String], _ conjunction: String) -> String {
  let shown = names.prefix(6)
  if shown.count == names.count { return quotedList(names, conjunction) }
  return
    "\(shown.map(quoted).joined(separator: ", ")) \(conjunction) \(names.count - shown.count) more"
}

/// The hint `did you mean "count"?` with its edit. Nil if no candidate is similar.
package func nearestHint(to name: Located<String>, in candidates: [String]) -> Hint? {
  similarName(to: name.value, in: candidates).map { $0.hint(for: name) }
}

/// The hint `did you mean "count"?` for a name without a place.
package func nearestHint(to name: String, in candidates: [String]) -> String? {
  similarName(to: name, in: candidates).map { "did you mean \(quoted($0.name))?" }
}

extension NearestName {
  package func hint(for written: Located<String>) -> Hint {
    let edit = Edit.rename(written.place, from: written.value, to: name)
    return Hint("did you mean \(quoted(name))?", [edit], isCertain: isClear)
  }
}
