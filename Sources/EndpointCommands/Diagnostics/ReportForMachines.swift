import EndpointDiff
import EndpointJSON
import EndpointSpec

/// Diagnostics as a JSON array.
func reportsAsJSON(_ reports: [Report]) -> String {
  let value = JSONValue.array(reports.map(\.json))
  return value.description.withJSONEscapedDirections + "\n"
}

extension Report {
  fileprivate var json: JSONValue {
    var members = location.members
    members.append(("severity", .string(severity.rawValue)))
    members.append(("rule", .string(rule)))
    members.append(("message", .string(message)))
    if let hint { members.append(("hint", .string(hint))) }
    if !related.isEmpty {
      members.append(
        (
          "related",
          .array(
            related.map {
              .object(JSONObject($0.location.members + [("message", .string($0.message))]))
            }
          )
        )
      )
    }
    return .object(JSONObject(members))
  }

  /// The workflow command that annotates the location on GitHub.
  ///
  /// - Parameter folder: The working folder as seen from the repository.
  func workflowCommand(in folder: String) -> String {
    let kind = severity == .note ? "notice" : severity.rawValue
    let path = location.path.hasPrefix("/") ? location.path : folder + location.path
    var properties = [(name: "file", value: path)]
    if let line = location.line { properties.append(("line", "\(line)")) }
    if let column = location.column {
      properties.append(("col", "\(column)"))
      properties.append(("endColumn", "\(column + location.length)"))
    }
    properties.append(("title", rule))
    return WorkflowCommand(kind, properties, messageWithHint).line
  }
}

extension Location {
  fileprivate var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [("path", .string(path))]
    if let line { members.append(("line", .number(JSONNumber(line)))) }
    if let column {
      members.append(("column", .number(JSONNumber(column))))
      members.append(("endColumn", .number(JSONNumber(column + length))))
    }
    return members
  }
}
