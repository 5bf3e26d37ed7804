import EndpointJSON

/// How an author can rename something.
enum Renaming {
  /// Add `as` and keep the key.
  case asKey
  case key
  /// Convert the list of an enum to an object.
  case listedValue

  func hint(_ name: String) -> String {
    let name = quoted(name)
    return switch self {
    case .asKey: "give it a name with \"as\": \(name)"
    case .key: "name it \(name)"
    case .listedValue: "write \"enum\": { \(name): … }"
    }
  }
}

/// What all stages of linking do: name members of types and functions, and parse paths.
extension Reporting {
  /// The Swift name for a wire name, or the given one. Reports invalid names.
  mutating func memberName(
    for key: Located<String>,
    as given: Located<String>? = nil,
    renaming: Renaming = .asKey
  ) -> SwiftName {
    if let given { return givenName(given) }
    guard let name = SwiftNaming.memberName(for: key.value) else {
      report(
        .invalidName,
        "\(quoted(key.value)) is not a valid Swift name",
        at: key.place,
        hint: key.value.hasSuffix("?")
          ? "write \"?\" after the type: \(quoted(String(key.value.dropLast()))): \"string?\""
          : renaming.hint(
            ProposedName.isNamed(by: key.value) ? ProposedName.member(key.value) : "name"
          )
      )
      return SwiftName(key.value)
    }
    if let alternative = ReservedNames.alternative(toMember: name.text) {
      report(
        .reservedName,
        "\(quoted(name.text)) has another meaning in Swift",
        at: key.place,
        hint: renaming.hint(alternative)
      )
    }
    return name
  }

  mutating func givenName(_ given: Located<String>) -> SwiftName {
    if let alternative = ReservedNames.alternative(toMember: given.value) {
      report(
        .reservedName,
        "\(quoted(given.value)) has another meaning in Swift",
        at: given.place,
        hint: "choose another, such as \(quoted(alternative))"
      )
    } else if !SwiftNaming.isMemberName(given.value) {
      report(
        .invalidName,
        "\(quoted(given.value)) is not in lowerCamelCase",
        at: given.place,
        hint: ProposedName.isNamed(by: given.value)
          ? "write \(quoted(ProposedName.member(given.value)))"
          : "use letters and digits, a letter first"
      )
    }
    return SwiftName(given.value)
  }

  /// Reports names with two meanings.
  mutating func checkClashes(
    _ names: [(name: SwiftName, wire: String, place: Place)],
    hint: String
  ) {
    guard names.hasRepetitions(of: \.name) else { return }
    for (first, (name, wire, place)) in names.repetitions(of: \.name) {
      report(
        .nameClash,
        wire == first.wire
          ? "\(quoted(wire)) appears twice"
          : "\(quoted(wire)) becomes \(quoted(name.text)) in Swift, as \(quoted(first.wire)) does",
        at: place,
        hint: hint,
        related: [.init("\(quoted(first.wire)) is here", at: first.place)]
      )
    }
  }

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
