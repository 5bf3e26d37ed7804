import EndpointJSON

extension EndpointLinker {
  /// Links the examples. Validation checks them against the types.
  mutating func linkExamples(
    _ entries: [Named<ExampleSpec>],
    response: ResponseModel
  ) -> [ExampleModel] {
    let examples = entries.map { entry in
      let arguments = entry.value.arguments.map {
        ExampleModel.Argument(name: $0.name.value, value: $0.value.node.value)
      }
      return ExampleModel(
        wireName: entry.name.value,
        name: memberName(for: entry.name, renaming: .key),
        arguments: arguments,
        hasArguments: !arguments.isEmpty,
        status: entry.value.status?.value ?? response.statuses.first ?? 200,
        response: body(entry.value.response),
        place: entry.value.place
      )
    }
    checkClashes(
      examples.map { ($0.name, $0.wireName, $0.place) },
      hint: "rename one of the two"
    )
    return examples
  }

  private func body(_ response: JSONNodeAt?) -> JSONValue? {
    guard let response else { return nil }
    if case .null = response.node.kind { return nil }
    return response.node.value
  }
}
