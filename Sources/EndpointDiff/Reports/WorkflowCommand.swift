/// A line by which a job on GitHub marks a place in a review: `::error file=a.json,line=3::text`.
package struct WorkflowCommand {
  /// `error`, `warning` or `notice`.
  package let name: String
  package let properties: [(name: String, value: String)]
  package let message: String

  package init(_ name: String, _ properties: [(name: String, value: String)], _ message: String) {
    self.name = name
    self.properties = properties
    self.message = message
  }

  package var line: String {
    let list = properties.map { "\($0.name)=\(Self.escaped($0.value, inProperty: true))" }
    let head = ([name] + (list.isEmpty ? [] : [list.joined(separator: ",")])).joined(separator: " ")
    return "::\(head)::\(Self.escaped(message, inProperty: false))".withSwiftEscapedDirections
  }

  private static func escaped(_ text: String, inProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where inProperty: escaped += "%3A"
      case "," where inProperty: escaped += "%2C"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
