/// The text of a path and the values of its placeholders.
enum PathText {
  static func encoded(_ text: String, keepsSlashes: Bool) -> String {
    let text = replacing("%", in: text, by: "%25")
    return keepsSlashes ? text : replacing("/", in: text, by: "%2F")
  }

  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return replacing("%25", in: replacing("%2F", in: text, by: "/"), by: "%")
  }

  static func replacing(_ part: String, in text: String, by other: String) -> String {
    text.split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
  }

  /// The values of the placeholders. Nil if the path does not match these parts.
  static func captures(
    _ parts: ArraySlice<PathPart>,
    in path: Substring,
    variable: (WireName) -> String
  ) -> [WireName: String]? {
    guard let part = parts.first else { return path.isEmpty ? [:] : nil }
    let rest = parts.dropFirst()
    switch part {
    case .text(let text):
      guard path.hasPrefix(text) else { return nil }
      return captures(rest, in: path.dropFirst(text.count), variable: variable)
    case .variable(let name):
      let text = variable(name)
      guard path.hasPrefix(text) else { return nil }
      return captures(rest, in: path.dropFirst(text.count), variable: variable)
    case .parameter(let name, let keepsSlashes):
      var text = keepsSlashes ? path : path.prefix { $0 != "/" }
      while !text.isEmpty {
        if var found = captures(rest, in: path[text.endIndex...], variable: variable) {
          found[name] = decoded(String(text))
          return found
        }
        text = text.dropLast()
      }
      return nil
    }
  }
}
