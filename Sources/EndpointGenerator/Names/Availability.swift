import EndpointSpec

extension Deprecation {
  /// `@available(*, deprecated, message: "Use pull instead.")`
  func attribute(indentation: Int) -> String {
    var arguments = ["*", "deprecated"]
    guard let text else { return availability(arguments, indentation: indentation) }
    let literal = stringLiteral(text)
    let room = SwiftExpression.lineLength - indentation - 2 - "message: ".count
    arguments.append(
      "message: "
        + (literal.characterCount <= room
          ? literal : multiLineLiteral(literal, indentation: indentation + 4))
    )
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
