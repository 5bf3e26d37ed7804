import EndpointJSON
import EndpointSpec

/// The deprecated initializer of a struct with the former names of its fields.
///
/// Renamed arguments have no default, since a call without them would be ambiguous.
///
/// ```swift
/// @available(*, deprecated, renamed: "init(title:year:)")
/// public init(name: String, year: Int? = nil) {
///   self.init(title: name, year: year)
/// }
/// ```
struct FormerInitializer {
  private let members: [PropertyBlueprint]

  /// - Parameter members: The properties of the struct. Nil if none of them was renamed.
  init?(_ members: [PropertyBlueprint]) {
    guard members.contains(where: { $0.field.formerName != nil }) else { return nil }
    self.members = members
  }

  var context: JSONObject {
    [
      "availability": .string(availability),
      "parameters": .string(members.map(\.formerParameter).joined(separator: ", ")),
      "delegation": .string(call("self.init", members.map(\.delegation))),
    ]
  }

  /// `(name: String, year: Int? = nil)`
  var parameterList: String { call("", members.map(\.formerParameter)) }

  var parameters: [Symbol.Parameter] {
    members.map { member in
      Symbol.Parameter(
        label: member.formerArgument.text,
        type: member.swiftType,
        hasDefault: member.field.formerName == nil && member.absentValue != nil
      )
    }
  }

  /// The base of a long name is `init`, so that a sentence names the arguments.
  private var availability: String {
    if isOnOneLine(current) { return renamed(to: current) }
    let names = members.compactMap { member in
      member.field.formerName.map { "\(member.name.text) instead of \($0.text)" }
    }
    return Deprecation(message: "Use \(names.joined(separator: ", ")).").attribute
  }

  /// `init(title:year:)`
  private var current: String { "init(\(members.map { "\($0.name.text):" }.joined()))" }
}

extension PropertyBlueprint {
  /// The name of the argument before the field was renamed.
  fileprivate var formerArgument: SwiftName { field.formerName ?? name }

  fileprivate var formerParameter: String {
    field.formerName.map { $0.parameter(swiftType) } ?? parameter
  }

  /// `title: name`
  fileprivate var delegation: String { labeled(name.label, formerArgument.escaped) }
}
