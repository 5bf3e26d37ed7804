import EndpointMustache
import EndpointSpec

/// A server of the API: a static property, or a function where its URL has variables.
///
/// ```swift
/// public static var production: Self { .init("production", "https://deckofcardsapi.com/api") }
/// ```
struct ServerBlueprint {
  let server: ServerModel
  let variables: ServerVariables
  let access: String

  private static let indentation = 2

  var context: TemplateObject {
    [
      "documentation": Documentation(summary: server.summary).lines(
        indentation: Self.indentation
      ),
      "access": .text(access),
      "name": .text(server.name.escaped),
      "url": .text(server.url),
      "declaration": .text(declaration),
    ]
  }

  private var declaration: String {
    server.variables.isEmpty ? property : function
  }

  private var property: String {
    let head = "var \(server.name.escaped): Self { "
    let column = Self.indentation + "\(access)static \(head)".count
    if let line = value.singleLine, column + line.count + 2 <= SwiftExpression.lineLength {
      return "\(head)\(line) }"
    }
    return "var \(server.name.escaped): Self {\n\(body)\n  }"
  }

  private var function: String {
    let column = Self.indentation + "\(access)static func ".count
    let signature = SwiftExpression.call(server.name.escaped, server.variables.map(argument))
    let text = signature.text(
      indentation: Self.indentation,
      column: column,
      trailing: " -> Self {".count
    )
    return "func \(text) -> Self {\n\(body)\n  }"
  }

  private var body: String {
    let indentation = Self.indentation + 2
    return String(repeating: " ", count: indentation) + value.text(indentation: indentation)
  }

  /// The server for endpoints that name it, whatever server their client has: `.reports`. A variable without a default is
  /// the client's.
  var entry: (key: String, value: SwiftExpression) {
    let key = stringLiteral(server.wireName.text)
    if server.variables.isEmpty { return (key, .text(".\(server.name.member)")) }
    if server.variables.allSatisfy({ $0.defaultValue != nil }) {
      return (key, .call(".\(server.name.member)", []))
    }
    let defaults = server.variables.compactMap { variable in
      variable.defaultValue.map {
        (key: stringLiteral(variable.wireName.text), value: SwiftExpression.text(stringLiteral($0)))
      }
    }
    return (key, value(variables: defaults))
  }

  /// `region: ServerRegion = .eu`
  private func argument(_ variable: ServerModel.Variable) -> SwiftExpression.Argument {
    guard let enumeration = variables.enumeration(of: variable, in: server) else {
      let value = variable.defaultValue.map { " = \(stringLiteral($0))" } ?? ""
      return .init(variable.name.parameterLabel, .text("String\(value)"))
    }
    let value = variable.defaultValue.flatMap(enumeration.caseName).map { " = .\($0.member)" }
    let type = "\(variables.apiName.escaped).\(enumeration.name.escaped)"
    return .init(variable.name.parameterLabel, .text("\(type)\(value ?? "")"))
  }

  private var value: SwiftExpression { value(variables: server.variables.map(variableValue)) }

  private func value(
    variables: [(key: String, value: SwiftExpression)]
  ) -> SwiftExpression {
    var arguments: [SwiftExpression.Argument] = [
      .init(nil, .text(stringLiteral(server.wireName.text))),
      .init(nil, .text(stringLiteral(server.url))),
    ]
    if !server.hosts.isEmpty {
      let hosts = server.hosts.map {
        (key: stringLiteral($0.name), value: SwiftExpression.text(stringLiteral($0.url)))
      }
      arguments.append(.init("hosts", .dictionary(hosts)))
    }
    if !variables.isEmpty { arguments.append(.init("variables", .dictionary(variables))) }
    return .call(".init", arguments)
  }

  private func variableValue(
    _ variable: ServerModel.Variable
  ) -> (key: String, value: SwiftExpression) {
    let isEnumerated = variables.enumeration(of: variable, in: server) != nil
    let value = variable.name.escaped + (isEnumerated ? ".rawValue" : "")
    return (stringLiteral(variable.wireName.text), .text(value))
  }
}
