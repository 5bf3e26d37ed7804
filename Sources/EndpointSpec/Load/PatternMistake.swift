/// Finds a syntax error in a regular expression, as far as brackets and quantifiers show it. Nil if there is none.
///
/// `pattern` is documentation in the dialect of the server and never runs. So only what is invalid in every dialect is
/// an error.
func patternMistake(in pattern: String) -> String? {
  var openGroups = 0
  var isClass = false
  var hasAtom = false
  var rest = Substring(pattern)
  while let character = rest.popFirst() {
    if character == "\\" {
      guard rest.popFirst() != nil else { return "its last \"\\\" escapes nothing" }
      hasAtom = true
    } else if isClass {
      isClass = character != "]"
    } else if character == "[" {
      isClass = true
      hasAtom = true
      // A bracket at the start is part of the class.
      if rest.first == "^" { rest.removeFirst() }
      if rest.first == "]" { rest.removeFirst() }
    } else if character == "(" {
      openGroups += 1
      hasAtom = rest.first == "?"
    } else if character == ")" {
      guard openGroups > 0 else { return "a \")\" has no \"(\"" }
      openGroups -= 1
      hasAtom = true
    } else if "*+?".contains(character) {
      guard hasAtom else { return "\(quoted(String(character))) has nothing to repeat" }
    } else {
      hasAtom = character != "|"
    }
  }
  if isClass { return "a \"[\" is not closed" }
  return openGroups > 0 ? "a \"(\" is not closed" : nil
}
