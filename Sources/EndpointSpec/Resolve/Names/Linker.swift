import EndpointJSON

/// A stage of linking, or a check of its result.
protocol Linker: Reporting {}

extension Linker {
  /// The hint `did you mean "count"?`. Nil if there are many problems, since comparing names takes time.
  func nearest(to name: String, in candidates: [String]) -> String? {
    diagnostics.count * candidates.count <= 50_000 ? nearestHint(to: name, in: candidates) : nil
  }

  /// Parses a path. Nil after a report.
  mutating func path(_ text: Located<String>?) -> JSONPath? {
    guard let text else { return nil }
    do throws(JSONPathError) {
      return try JSONPath.parse(text.value)
    } catch {
      report(
        .invalidJSONPath,
        "column \(error.offset + 1) of the path: \(error.text)",
        at: text.part(error.offset..<error.offset + 1),
        hint: "a path is written like \"user.name\", \"items[].id\" or \"[last]\""
      )
      return nil
    }
  }

  /// Parses a path in a body. `.` is the body itself and becomes nil.
  mutating func responsePath(_ text: Located<String>?) -> JSONPath? {
    guard let path = path(text), !path.components.isEmpty else { return nil }
    return path
  }
}
