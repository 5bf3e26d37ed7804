/// What is wrong with the text of a regular expression, as far as its brackets and quantifiers show; nil if nothing is.
///
/// `pattern` is documentation and never runs, in whatever dialect the server has: so only what no dialect reads is wrong.
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
      // A bracket at the beginning is one of the class.
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
      guard hasAtom else { return "\(quoted(String(character))) repeats nothing" }
    } else {
      hasAtom = character != "|"
    }
  }
  if isClass { return "a \"[\" is not closed" }
  return openGroups > 0 ? "a \"(\" is not closed" : nil
}
