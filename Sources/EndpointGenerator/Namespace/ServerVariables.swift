import EndpointJSON
import EndpointSpec

/// The enums of server variables with a list of values.
///
/// Servers with the same variable and values share an enum. If the values differ, the server's name is part of the
/// enum's name.
struct ServerVariables {
  /// ```swift
  /// public enum ServerRegion: String, CaseIterable, Sendable {
  ///   case eu
  ///   case usEast = "us-east"
  /// }
  /// ```
  struct Enumeration {
    let name: SwiftName
    let variable: WireName
    let values: [String]

    /// The case of a value.
    func caseName(_ value: String) -> SwiftName? {
      values.contains(value) ? name(of: value) : nil
    }

    /// The case name of a value. If the value is not an identifier, such as a port, the name of the variable is
    /// prepended.
    private func name(of value: String) -> SwiftName {
      let name = SwiftNaming.memberName(for: value.replacing(".", with: "_"))
      return name ?? SwiftNaming.memberName(for: "\(variable.text)_\(value)")
        ?? SwiftName("value\(values.firstIndex(of: value) ?? 0)")
    }
  }

  let model: APIModel

  var apiName: SwiftName { model.name }

  /// The enums of all servers, without duplicates.
  var enumerations: [Enumeration] {
    model.servers.flatMap { server in
      server.variables.compactMap { enumeration(of: $0, in: server) }
    }.unique(by: \.name)
  }

  /// Nil for a variable without a list of values.
  func enumeration(of variable: ServerModel.Variable, in server: ServerModel) -> Enumeration? {
    guard let values = variable.values else { return nil }
    let namesakes = model.servers.flatMap(\.variables).filter { $0.wireName == variable.wireName }
    let isShared = namesakes.allSatisfy { $0.values == values }
    let owner = isShared ? "Server" : SwiftNaming.typeNamePart(for: server.name.text)
    let name = SwiftName(owner + SwiftNaming.typeNamePart(for: variable.wireName.text))
    return Enumeration(name: name, variable: variable.wireName, values: values)
  }
}

extension ServerVariables.Enumeration {
  var context: JSONValue {
    let summary = "The values that `\(variable.text)` may have in the URL of a server."
    let cases = values.compactMap { value in
      caseName(value).map { name -> JSONValue in
        let rawValue = name.text == value ? "" : " = \(stringLiteral(value))"
        return ["name": .string(name.escaped), "rawValue": .string(rawValue)]
      }
    }
    return [
      "documentation": Documentation(summary: summary).lines(),
      "name": .string(name.escaped),
      "cases": .array(cases),
    ]
  }
}
