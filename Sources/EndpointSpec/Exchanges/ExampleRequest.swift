import EndpointJSON

extension RequestSamples {
  /// The request of a call with the arguments of an example.
  ///
  /// - Parameters:
  ///   - endpoint: The endpoint to call.
  ///   - arguments: The arguments by wire name, including those of the receiver.
  /// - Returns: Nil if a required argument is missing.
  package static func request(
    to endpoint: EndpointModel,
    in model: APIModel,
    with arguments: [ExampleModel.Argument]
  ) -> RequestSample? {
    let samples = RequestSamples(endpoint, in: model, limits: SampleLimits(), seed: 0)
    let given = Dictionary(
      arguments.map { ($0.name, $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    let all = endpoint.parameters.map { parameter -> (ParameterModel, JSONValue?) in
      if case .constant(let value) = parameter.binding { return (parameter, value) }
      let value = given[parameter.field.wireName.text] ?? parameter.field.defaultValue
      return (parameter, value == .null && !parameter.field.isNullable ? nil : value)
    }
    let isComplete = all.allSatisfy { parameter, value in
      value != nil || model.isOptional(parameter.field.type) || parameter.field.constant != nil
    }
    guard isComplete else { return nil }
    var body: RequestSample.Body?
    if let model = endpoint.body {
      guard let value = samples.body(model, given, all) else { return nil }
      body = value
    }
    let others = all.filter { $0.0.location != .body }
    return samples.request(others.map(\.0), others.map(\.1), body)
  }

  /// The body of a call. Nil if it is missing.
  private func body(
    _ body: BodyModel,
    _ given: [String: JSONValue],
    _ arguments: [(ParameterModel, JSONValue?)]
  ) -> RequestSample.Body?? {
    guard body.type == nil else {
      if let value = given["body"] { return .some(content(value, body)) }
      return body.type.map(isOptional) ?? true ? .some(nil) : nil
    }
    let fields = arguments.filter { $0.0.location == .body }.compactMap { parameter, value in
      value.map { (parameter.field.wireName.text, $0) }
    }
    return .some(content(.object(JSONObject(fields)), body))
  }
}
