import EndpointJSON
import EndpointSpec
import EndpointWire

/// Reads responses: successes and failures.
extension OperationReader {
  mutating func readResponses(_ operation: inout Operation, way: NamePath) {
    let described = value("responses", of: operation.node)
    let responses = described?.ownMembers ?? []
    if responses.isEmpty, described?.isObject ?? (dialect == .v30) {
      mistake("the operation has no \"responses\"", at: operation.place)
    }
    guard !responses.isEmpty else { return }
    let hasSuccess = responses.contains { $0.key.hasPrefix("2") }
    let found = responses.compactMap { member in resolved(member.value).map { (member, $0) } }
    let names = SuccessNames(found)
    for (member, response) in found {
      let isSuccess = member.key.hasPrefix("2") || member.key == "default" && !hasSuccess
      guard let status = status(member) else {
        leaveOutExamples(response, "a response that is not read")
        continue
      }
      let counted = lostExampleCount
      if isSuccess {
        readSuccess(response, status, &operation, way: way, name: names[status])
      } else {
        readFailure(response, status, &operation, way: way)
      }
      // Only the first function of the operation has examples, and the first one that reads a stream.
      let isStream = isSuccess && operation.selection == .stream && operation.form == nil
      if operation.number > 0, !isStream {
        (lostExampleCount, operation.examples) = (counted, [])
      }
      for link in members("links", of: response) {
        notCarried("the link \(quoted(link.key)) of a response", at: link.place)
      }
    }
    addGatewayFailure(found, &operation, way: way)
    if operation.successes.isEmpty { addRedirected(responses, &operation) }
  }

  /// The key in the spec language: `404`, `4xx`, `default`. Nil after a report.
  private mutating func status(_ member: DocumentMember) -> String? {
    let key = member.key.lowercased()
    let isClass = key.count == 3 && key.hasSuffix("xx") && "2345".contains(key.prefix(1))
    if key == "default" || isClass { return key }
    guard let number = key == "1xx" ? 100 : Int(key), 100...599 ~= number else {
      mistake("\(quoted(member.key)) is not a status", at: member.place)
      return nil
    }
    if number < 200 {
      notCarried("the status \(key), which never reaches the client", at: member.place)
      return nil
    }
    if 300...399 ~= number, number != 304 {
      notCarried("the status \(key): redirects are followed", at: member.place)
      return nil
    }
    return key
  }

  /// If only a redirect is described, reads the response of its target as bytes.
  private mutating func addRedirected(_ responses: [DocumentMember], _ operation: inout Operation) {
    let redirects = ["301", "302", "303", "307", "308"]
    guard let redirect = responses.first(where: { redirects.contains($0.key) }) else { return }
    loosened("the target of the redirect is read as bytes", at: redirect.place)
    let success = ResponseShape(status: "200", type: .scalar("data"), place: redirect.place)
    operation.successes.append(success)
  }

  private mutating func readFailure(
    _ response: DocumentNode,
    _ status: String,
    _ operation: inout Operation,
    way: NamePath
  ) {
    var type: ShapeUse?
    let content = contentThatTravels(response, status, operation)
    if let chosen = MediaType.preferred(content) {
      leaveOutOthers(content, than: chosen)
      if MediaType(chosen.key).isJSON {
        let name = status == "default" ? "failure" : StatusNames.name(of: status)
        let schema = chosen.value["schema"]
        let own = sharedWay(to: response) ?? wayToFailure(schema)
        let found = jsonType(schema, way: own ?? way.adding(name))
        type = shapes.withoutDateFormats(found)
        if type != found {
          loosened(
            "a failure body that is a date in a format that only fields support",
            at: chosen.place
          )
        }
        addExamples(chosen, status, &operation)
      } else {
        loosened("the \(quoted(chosen.key)) failure has no type", at: chosen.place)
        leaveOutExamples(chosen, "a failure without a type")
      }
    }
    operation.errors.append(
      ErrorShape(
        key: status,
        type: type,
        summary: Prose(response["description"]?.text).line,
        headers: members("headers", of: response).map(\.key).filter { isHeaderName($0) },
        place: response.place
      )
    )
  }

  /// The path to the body of a shared response. Nil for other responses.
  func sharedWay(to response: DocumentNode) -> NamePath? {
    sharedNames[response.place].map { .shared($0, isBody: true) }
  }

  /// The path to the body of a failure. Equal structs of several endpoints share a path.
  mutating func wayToFailure(_ schema: DocumentNode?) -> NamePath? {
    guard let schema, schema["properties"] != nil else { return nil }
    return NamePath(root: .failure(schemaReader.number(ofEqual: schema)))
  }

  /// Reports that the other media types and their examples are not carried.
  mutating func leaveOutOthers(_ content: [DocumentMember], than chosen: DocumentMember) {
    reportOthers(content, than: chosen)
    for other in content where other.key != chosen.key {
      leaveOutExamples(other, "in addition to \(quoted(chosen.key))")
    }
  }

  /// The content of a response. Some statuses and all responses to HEAD have no body, whatever the document says (RFC
  /// 9110, sections 9.3.2 and 15).
  mutating func contentThatTravels(
    _ response: DocumentNode,
    _ status: String,
    _ operation: Operation
  ) -> [DocumentMember] {
    let content = followedMembers("content", of: response)
    let isHead = operation.method == "HEAD"
    guard isHead || ["204", "205", "304"].contains(status), let first = content.first else {
      return content
    }
    let noun = isHead ? "a response to HEAD" : "a response \(status)"
    notCarried("the body of \(noun), which has none", at: first.place)
    leaveOutExamples(response, "a response that has no body")
    return []
  }

  // MARK: Successes

  mutating func readSuccess(
    _ response: DocumentNode,
    _ status: String,
    _ operation: inout Operation,
    way: NamePath,
    name: String
  ) {
    var shape = ResponseShape(status: status, type: nil, place: response.place)
    countDescription(of: response)
    let all = contentThatTravels(response, status, operation)
    let content = operation.selection.selected(of: all)
    if content.isEmpty, operation.selection == .stream || !all.isEmpty { return }
    if let chosen = MediaType.preferred(content) {
      let alike = content.filter { $0.key != chosen.key && readsAlike($0, chosen) }
      let others = content.filter { other in
        other.key != chosen.key && !alike.contains { $0.key == other.key }
      }
      operation.offers.response += offers(content) { member in
        !others.contains { $0.key == member.key }
      }
      leaveOutOthers(others, than: chosen)
      for other in alike { leaveOutExamples(other, "in addition to \(quoted(chosen.key))") }
      let way = sharedWay(to: response) ?? way.adding(name)
      if isGatewayStream(response, chosen) {
        readGatewayStream(chosen, into: &shape, way: way)
      } else {
        readContent(chosen, into: &shape, way: way)
      }
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

  /// Whether both media types are read in the same way, such as `application/hal+json` and `application/json` with the
  /// same schema.
  private func readsAlike(_ one: DocumentMember, _ other: DocumentMember) -> Bool {
    let (type, otherType) = (MediaType(one.key), MediaType(other.key))
    return type.encoding == otherType.encoding && type.streamFormat == otherType.streamFormat
      && one.value["schema"]?.node.value == other.value["schema"]?.node.value
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
