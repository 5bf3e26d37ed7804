/// What follows the name of a type at the head of a declaration: `: Equatable, Sendable {`, broken where the line would be
/// too long.
///
/// - Parameter head: What stands before it: `public struct Card`.
func declarationOpening(after head: String, _ conformances: [String]) -> String {
  let list = ": " + conformances.joined(separator: ", ")
  let length = head.characterCount + list.characterCount
  if length + 2 <= SwiftExpression.lineLength { return list + " {" }
  if length <= SwiftExpression.lineLength { return list + "\n{" }
  var words = conformances.map { "\($0)," }
  words[words.count - 1].removeLast()
  let lines = ListLayout.wrapped(words, indentation: 2, first: "\(head):")
  return lines.joined(separator: "\n").dropFirst(head.count) + "\n{"
}
