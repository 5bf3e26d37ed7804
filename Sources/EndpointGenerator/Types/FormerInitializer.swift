import EndpointJSON
import EndpointSpec

/// The deprecated initializer of a struct with the former names of its fields.
///
/// If all renamed arguments have defaults, they lose them, since a call without any of them would be ambiguous.
///
/// ```swift
/// @available(*, deprecated, renamed: "init(title:year:)")
/// public init(name: String, year: Int? = nil) {
///   self.init(title: name, year: year)
/// }
/// ```
struct FormerInitializer {
  private let members: [PropertyBlueprint]
  /// True if a call could pass no renamed argument.
  private let isAmbiguous: Bool

  /// - Parameter members: The properties of the struct. Nil if none of them was renamed.
  init?(_ members: [PropertyBlueprint]) {
    let renamed = members.filter { $0.field.formerName != nil }
    if renamed.isEmpty { return nil }
    self.members = members
    isAmbiguous = renamed.allSatisfy { $0.absentValue != nil }
  }

  var context: JSONObject {
    [
      "availability": .string(availability),
      "parameters": .string(list.joined(separator: ", ")),
      "delegation": .string(call("self.init", members.map(\.delegation))),
    ]
  }

  /// `(name: String, year: Int? = nil)`
  var parameterList: String { call("", list) }

  private var list: [String] {
    members.map { member in
      let parameter = member.formerArgument.parameter(member.swiftType)
      guard let value = defaultValue(of: member) else { return parameter }
      return "\(parameter) = \(value)"
    }
  }

  private func defaultValue(of member: PropertyBlueprint) -> String? {
    isAmbiguous && member.field.formerName != nil ? nil : member.absentValue
  }

  var parameters: [Symbol.Parameter] {
    members.map { member in
      Symbol.Parameter(
        label: member.formerArgument.text,
        type: member.swiftType,
        hasDefault: defaultValue(of: member) != nil
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

  /// `title: name`
  fileprivate var delegation: String { labeled(name.label, formerArgument.escaped) }
}
