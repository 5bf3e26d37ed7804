/// What stands before the body of a computed property, with its brace, broken where it is too long for a line.
///
/// ```swift
///     public var alternativeResponseWithStarCreationTimestamps:
///       ActivityListStargazersForRepoResponse
///     {
/// ```
struct ComputedHead {
  /// `public `
  let access: String
  let name: String
  let type: String

  /// - Parameter indentation: The spaces before the declaration.
  func text(indentation: Int) -> String {
    let room = SwiftExpression.lineLength - indentation
    let line = "\(access)var \(name): \(type)"
    if line.characterCount + 2 <= room { return line + " {" }
    let margin = "\n" + String(repeating: " ", count: indentation)
    if line.characterCount <= room { return "\(line)\(margin){" }
    let declaration = "\(access)var \(name):"
    if declaration.characterCount <= room { return "\(declaration)\(margin)  \(type)\(margin){" }
    let isShort = "var \(name): \(type)".characterCount + 2 <= room
    let broken = "var \(name):" + (isShort ? " " : "\(margin)  ") + type
    return "\(access.dropLast())\(margin)  \(broken)\(margin){"
  }
}
