import EndpointSpec

extension Deprecation {
  /// `@available(*, deprecated, message: "Use pull instead.")`
  func attribute(indentation: Int) -> String {
    var arguments = ["*", "deprecated"]
    guard let text else { return availability(arguments, indentation: indentation) }
    let literal = stringLiteral(text)
    let room = SwiftExpression.lineLength - indentation - 2 - "message: ".count
    arguments.append(
      "message: " + (literal.count <= room ? literal : multiLineLiteral(text, indentation + 2)))
    return availability(arguments, indentation: indentation)
  }

  /// What the compiler shows.
  var text: String? {
    guard let sunset else { return message }
    return [message, "May be removed after \(sunset)."].compactMap { $0 }.joined(separator: " ")
  }
}

/// The attribute of a forwarder: `@available(*, deprecated, renamed: "draw(count:)")`.
func renamed(to name: String, indentation: Int) -> String {
  availability(["*", "deprecated", "renamed: \(stringLiteral(name))"], indentation: indentation)
}

private func availability(_ arguments: [String], indentation: Int) -> String {
  let arguments = arguments.map { SwiftExpression.Argument(nil, .text($0)) }
  return SwiftExpression.call("@available", arguments).text(indentation: indentation)
}

/// A string literal over several lines, whose value has no line breaks but the text's own.
private func multiLineLiteral(_ text: String, _ indentation: Int) -> String {
  let margin = String(repeating: " ", count: indentation + 2)
  let words = text.split(separator: " ").map { String(stringLiteral(String($0)).dropFirst().dropLast()) }
  let lines = ListLayout.wrapped(words, indentation: indentation + 2, reserving: 2)
  return "\"\"\"\n" + lines.joined(separator: " \\\n") + "\n\(margin)\"\"\""
}
