import EndpointJSON
import EndpointSpec
import EndpointWire

/// Reads responses: successes and failures.
extension OperationReader {
  mutating func readResponses(_ operation: inout Operation, way: NameWay) {
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
      let counted = source.exampleCount
      if isSuccess {
        readSuccess(response, status, &operation, way: way, name: names[status])
      } else {
        readFailure(response, status, &operation, way: way)
      }
      // Only the first function of the operation has examples, and the first one that reads a stream.
      let isStream = isSuccess && operation.selection == .stream && operation.form == nil
      if operation.number > 0, !isStream {
        (source.exampleCount, operation.examples) = (counted, [])
      }
      for link in members("links", of: response) {
        notCarried("the link \(quoted(link.key)) of a response", at: link.place)
      }
    }
    if operation.successes.isEmpty { addRedirected(responses, &operation) }
    settleClass(&operation)
    settleStreams(&operation)
    addAccept(&operation)
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
    way: NameWay
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
        type = withoutDateFormats(found)
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
  func sharedWay(to response: DocumentNode) -> NameWay? {
    sharedNames[response.place].map { .shared($0, isBody: true) }
  }

  /// The path to the body of a failure. Equal structs of several endpoints share a path.
  private mutating func wayToFailure(_ schema: DocumentNode?) -> NameWay? {
    guard let schema, schema["properties"] != nil else { return nil }
    return NameWay(root: .failure(schemaReader.number(ofEqual: schema)))
  }

  /// The type with numbers instead of numeric dates, since only fields can have a date format.
  private func withoutDateFormats(_ use: ShapeUse) -> ShapeUse {
    guard case .scalar(let name) = shapes.element(use), name.hasPrefix("date(") else { return use }
    return switch shapes.plain(use) {
    case .array(let element): .array(withoutDateFormats(element))
    case .dictionary(let value): .dictionary(withoutDateFormats(value))
    case .scalar, .binary, .shape, .optional: .scalar("double")
    }
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
}
