import EndpointSpec

/// The responses that a function of an operation reads.
///
/// `POST /chat/completions` of OpenAI returns JSON or an event stream, depending on its body. It becomes two functions:
/// `Completions.create` and `Completions.createStream`.
enum Selection: Sendable {
  case anything
  case value
  /// Only streams.
  case stream

  /// The media types that the function reads.
  func selected(of content: [DocumentMember]) -> [DocumentMember] {
    switch self {
    case .anything: content
    case .value: content.filter { !MediaType($0.key).isStream }
    case .stream: content.filter { MediaType($0.key).streamFormat != nil }
    }
  }

  /// The value of a field or a parameter `stream`.
  var flag: Bool? {
    switch self {
    case .anything: nil
    case .value: false
    case .stream: true
    }
  }
}

extension OperationReader {
  /// The name of the Boolean field or parameter that requests a stream.
  static let streamKey = "stream"

  /// The functions of an operation: one for each form of its body. If a success is either a value or a stream, each
  /// form gets two.
  mutating func functions(of operation: Operation) -> [Operation] {
    var functions: [Operation] = []
    let selections: [Selection] = mayStream(operation.node) ? [.value, .stream] : [.anything]
    for form in [nil] + otherForms(operation) {
      for selection in selections {
        var function = operation
        function.form = form
        function.selection = selection
        function.number = functions.count
        functions.append(function)
      }
    }
    return functions
  }

  /// The media types of bodies that express more than the default one.
  private mutating func otherForms(_ operation: Operation) -> [String?] {
    if Operation.methodsWithoutBody.contains(operation.method) { return [] }
    let types = mediaTypes(of: operation.node["requestBody"])
    return BodyForms(types, &source.documents).others.map(\.key)
  }

  private mutating func mayStream(_ operation: DocumentNode) -> Bool {
    let responses = operation["responses"].flatMap { landed($0)?.members } ?? []
    let successes = responses.filter { $0.key.hasPrefix("2") }
    // If there is a success, `default` is a failure.
    for response in successes.isEmpty ? responses.filter({ $0.key == "default" }) : successes {
      let types = mediaTypes(of: response.value).map { MediaType($0.key) }
      let hasStream = types.contains { $0.streamFormat != nil }
      if hasStream, types.contains(where: { !$0.isStream }) { return true }
    }
    return false
  }

  /// The value of a Boolean field or parameter `stream` in this function.
  func streamFlag(_ key: String, _ use: ShapeUse, _ selection: Selection) -> Bool? {
    key == Self.streamKey && shapes.plain(use) == .scalar("bool") ? selection.flag : nil
  }

  /// Whether a Boolean field of the body selects the function. Then the other fields become arguments.
  mutating func selects(_ view: SchemaView, _ selection: Selection) -> Bool {
    guard selection.flag != nil, let schemas = view.property(Self.streamKey) else { return false }
    return schemaReader.view(schemas).type == "boolean"
  }
}
