import EndpointJSON
import EndpointSpec

/// A server of the API: a static property, or a function if its URL has variables.
///
/// ```swift
/// public static var production: Self { .init("production", "https://deckofcardsapi.com/api") }
/// ```
struct ServerBlueprint {
  let server: ServerModel
  let api: APIModel

  private var access: String { api.swift.access.prefix }

  var context: JSONObject {
    [
      "documentation": Documentation(summary: server.summary).lines(),
      "access": .string(access),
      "name": .string(server.name.escaped),
      "url": .string(server.url),
      "isFunction": .bool(!server.variables.isEmpty),
      "parameters": .string(parameters),
      "value": .string(value),
    ]
  }

  /// The server for endpoints that select it by name: `.reports`. A variable without a default uses the value of the
  /// client.
  var entry: String {
    let key = stringLiteral(server.wireName.text)
    if server.variables.isEmpty { return "\(key): .\(server.name.member)" }
    if server.variables.allSatisfy({ $0.defaultValue != nil }) {
      return "\(key): .\(server.name.member)()"
    }
    let defaults = server.variables.compactMap { variable in
      variable.defaultValue.map {
        "\(stringLiteral(variable.wireName.text)): \(stringLiteral($0))"
      }
    }
    return "\(key): \(value(variables: defaults))"
  }

  /// `public static func production(region: DeckOfCards.ServerRegion = .eu) -> Self`
  var declaration: String {
    let name = server.name.escaped
    if server.variables.isEmpty { return "\(access)static var \(name): Self" }
    return "\(access)static func \(name)(\(parameters)) -> Self"
  }

  private var parameters: String { server.variables.map(parameter).joined(separator: ", ") }

  /// `region: DeckOfCards.ServerRegion = .eu`
  private func parameter(_ variable: ServerModel.Variable) -> String {
    let name = variable.name.parameterLabel
    guard let enumeration = api.enumeration(of: variable, in: server) else {
      return "\(name): String" + (variable.defaultValue.map { " = \(stringLiteral($0))" } ?? "")
    }
    let value = variable.defaultValue.flatMap(enumeration.caseName).map { " = .\($0.member)" }
    return "\(name): \(api.name.escaped).\(enumeration.name.escaped)\(value ?? "")"
  }

  private var value: String { value(variables: server.variables.map(variableValue)) }

  private func value(variables: [String]) -> String {
    var arguments = [stringLiteral(server.wireName.text), stringLiteral(server.url)]
    if !server.hosts.isEmpty {
      let hosts = server.hosts.map { "\(stringLiteral($0.name)): \(stringLiteral($0.url))" }
      arguments.append("hosts: \(dictionaryLiteral(hosts))")
    }
    if !variables.isEmpty { arguments.append("variables: \(dictionaryLiteral(variables))") }
    return call(".init", arguments)
  }

  private func variableValue(_ variable: ServerModel.Variable) -> String {
    let isEnumerated = api.enumeration(of: variable, in: server) != nil
    let value = variable.name.escaped + (isEnumerated ? ".rawValue" : "")
    return "\(stringLiteral(variable.wireName.text)): \(value)"
  }
}

/// An enum of the values of a server variable.
///
/// ```swift
/// public enum ServerRegion: String, CaseIterable, Sendable {
///   case eu
///   case usEast = "us-east"
/// }
/// ```
struct ServerEnumeration {
  let name: SwiftName
  let variable: WireName
  let values: [String]

  func caseName(_ value: String) -> SwiftName? { values.contains(value) ? name(of: value) : nil }

  /// The case name of a value. If the value is not an identifier, such as a port, the name of the variable is prepended.
  private func name(of value: String) -> SwiftName {
    let name = SwiftNaming.memberName(for: value.replacing(".", with: "_"))
    return name ?? SwiftNaming.memberName(for: "\(variable.text)_\(value)")
      ?? SwiftName("value\(values.firstIndex(of: value) ?? 0)")
  }

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

extension APIModel {
  /// The enums of server variables, without duplicates.
  var serverEnumerations: [ServerEnumeration] {
    servers.flatMap { server in
      server.variables.compactMap { enumeration(of: $0, in: server) }
    }.unique(by: \.name)
  }

  /// The enum of a variable. Nil for one without a list of values.
  ///
  /// Servers with the same variable and values share an enum. If the values differ, the server's name is part of the
  /// enum's name.
  func enumeration(
    of variable: ServerModel.Variable,
    in server: ServerModel
  ) -> ServerEnumeration? {
    guard let values = variable.values else { return nil }
    let namesakes = servers.flatMap(\.variables).filter { $0.wireName == variable.wireName }
    let isShared = namesakes.allSatisfy { $0.values == values }
    let owner = isShared ? "Server" : SwiftNaming.typeNamePart(for: server.name.text)
    let name = SwiftName(owner + SwiftNaming.typeNamePart(for: variable.wireName.text))
    return ServerEnumeration(name: name, variable: variable.wireName, values: values)
  }
}
