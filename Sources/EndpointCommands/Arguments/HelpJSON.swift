import EndpointJSON

/// The help as JSON, for programs and coding agents: `endpoints --help --json`.
enum HelpJSON {
  static func text(for commands: [Command]) -> String {
    let help: JSONObject = [
      "version": .string(version),
      "summary": .string(HelpText.summary),
      "commands": .array(commands.map(value)),
      "exitStatus": .object(
        JSONObject(HelpText.exitStatus.map { ("\($0.key)", .string($0.value)) })
      ),
    ]
    return JSONValue.object(help).readable(width: 100) + "\n"
  }

  static func text(for command: Command) -> String {
    value(of: command).readable(width: 100) + "\n"
  }

  private static func value(of command: Command) -> JSONValue {
    var value: JSONObject = [
      "name": .string(command.name), "summary": .string(command.summary),
    ]
    if !command.details.isEmpty { value["details"] = .string(command.details) }
    if let operand = command.operand {
      value["operand"] = ["name": .string(operand), "isRequired": .bool(command.isOperandRequired)]
    }
    value["options"] = .array(command.options.map(self.value))
    value["examples"] = .array(
      command.examples.map { ["command": .string($0.key), "purpose": .string($0.value)] }
    )
    return .object(value)
  }

  /// A flag has no `value`.
  private static func value(of option: Option) -> JSONValue {
    var value: JSONObject = ["name": .string(option.name), "summary": .string(option.summary)]
    if let placeholder = option.placeholder { value["value"] = .string(placeholder) }
    if !option.choices.isEmpty { value["choices"] = .array(option.choices.map(JSONValue.string)) }
    if option.isRepeatable { value["isRepeatable"] = true }
    return .object(value)
  }
}
