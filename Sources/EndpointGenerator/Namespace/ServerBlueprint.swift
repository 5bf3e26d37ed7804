import EndpointJSON
import EndpointSpec

/// A server of the API: a static property, or a function if its URL has variables.
///
/// ```swift
/// public static var production: Self { .init("production", "https://deckofcardsapi.com/api") }
/// ```
struct ServerBlueprint {
  let server: ServerModel
  let variables: ServerVariables
  let access: String

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
    guard let enumeration = variables.enumeration(of: variable, in: server) else {
      return "\(name): String" + (variable.defaultValue.map { " = \(stringLiteral($0))" } ?? "")
    }
    let value = variable.defaultValue.flatMap(enumeration.caseName).map { " = .\($0.member)" }
    return "\(name): \(variables.apiName.escaped).\(enumeration.name.escaped)\(value ?? "")"
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
    let isEnumerated = variables.enumeration(of: variable, in: server) != nil
    let value = variable.name.escaped + (isEnumerated ? ".rawValue" : "")
    return "\(stringLiteral(variable.wireName.text)): \(value)"
  }
}
