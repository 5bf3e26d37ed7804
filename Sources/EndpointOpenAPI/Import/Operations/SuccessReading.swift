import EndpointJSON
import EndpointSpec
import EndpointWire

/// Reads successful responses.
extension OperationReader {
  mutating func readSuccess(
    _ response: DocumentNode,
    _ status: String,
    _ operation: inout Operation,
    way: NameWay,
    name: String
  ) {
    var shape = ResponseShape(status: status, type: nil, place: response.place)
    countDescription(of: response)
    let all = contentThatTravels(response, status, operation)
    let content = operation.selection.selected(of: all)
    if content.isEmpty, operation.selection == .stream || !all.isEmpty { return }
    if let chosen = MediaType.preferred(content) {
      let alike = content.filter { $0.key != chosen.key && readsAlike($0, chosen) }
      let others = content.filter { other in !alike.contains { $0.key == other.key } }
      leaveOutOthers(others, than: chosen)
      for other in alike { leaveOutExamples(other, "in addition to \(quoted(chosen.key))") }
      readContent(chosen, into: &shape, way: sharedWay(to: response) ?? way.adding(name))
      if shape.stream == nil {
        addExamples(chosen, status, &operation)
      } else {
        leaveOutExamples(chosen, "a stream")
      }
      let type = MediaType(chosen.key)
      shape.accepted = [type] + alike.map { MediaType($0.key) }.filter { !$0.isRange }
      let isUsual = ["application/json", "text/plain"].contains(type.essence)
      let isUnusual = !isUsual && (type.isJSON || all.count > 1)
      shape.needsAccept = !type.isRange && (shape.accepted.count > 1 || isUnusual)
    }
    shape.headers = headers(value("headers", of: response))
    operation.successes.append(shape)
  }

  /// Counts descriptions of more than three words. Short ones exist only because OpenAPI requires them.
  private mutating func countDescription(of response: DocumentNode) {
    guard let description = response["description"], let text = description.text else { return }
    if Words.split(text).count > 3 { count("descriptions of successes", description) }
  }

  /// Removes a class with a type that differs from those of exact statuses, since a spec cannot express it.
  mutating func settleClass(_ operation: inout Operation) {
    guard operation.responsesDiffer,
      let index = operation.successes.firstIndex(where: { $0.status == "2xx" })
    else { return }
    let response = operation.successes.remove(at: index)
    notCarried(
      "the successes \"2XX\" in addition to statuses with another type",
      at: response.place
    )
    for example in operation.examples where example.status == response.status {
      source.exampleCount += 1
      notCarried("the example \(quoted(example.name)) of a \"2XX\" success", at: example.place)
    }
    operation.examples.removeAll { $0.status == response.status }
  }

  /// Whether both media types are read in the same way, such as `application/hal+json` and `application/json` with the
  /// same schema.
  private func readsAlike(_ one: DocumentMember, _ other: DocumentMember) -> Bool {
    let (type, otherType) = (MediaType(one.key), MediaType(other.key))
    return type.encoding == otherType.encoding && type.streamFormat == otherType.streamFormat
      && one.value["schema"]?.node.value == other.value["schema"]?.node.value
  }

  /// Adds an `Accept` header with all readable types, unless they are only JSON or events.
  func addAccept(_ operation: inout Operation) {
    let successes = operation.successes.filter { $0.stream != "sse" }
    let types = successes.flatMap(\.accepted).unique(by: \.text)
    let isMixed = types.count > 1 && successes.contains { $0.accepted.contains(where: \.isJSON) }
    if isMixed || successes.contains(where: \.needsAccept) {
      operation.headers.add("Accept", types.map(\.text).joined(separator: ", "))
    }
  }
}

/// The name of an inline success type: `response`, or the status name if several types differ.
struct SuccessNames {
  /// The schemas of exact statuses, and of all successes, by media type.
  private let exact: Set<[String: JSONValue]>
  private let all: Set<[String: JSONValue]>

  init(_ responses: [(member: DocumentMember, response: DocumentNode)]) {
    let successes = responses.filter { $0.member.key.hasPrefix("2") }
    let ofExactStatuses = successes.filter { !$0.member.key.lowercased().hasSuffix("xx") }
    all = Set(successes.map { Self.schemas($0.response) })
    exact = Set(ofExactStatuses.map { Self.schemas($0.response) })
  }

  private static func schemas(_ response: DocumentNode) -> [String: JSONValue] {
    let content = response["content"]?.members ?? []
    return Dictionary(firstOf: content.map { ($0.key, $0.value["schema"]?.node.value ?? .null) })
  }

  subscript(status: String) -> String {
    let successes = status == "2xx" ? all : exact
    return successes.count > 1 ? StatusNames.name(of: status) : "response"
  }
}
