import EndpointJSON
import EndpointSpec

/// Responses: successes and failures.
extension Importer {
  mutating func readResponses(_ operation: inout Operation, way: NameWay) {
    let responses = operation.node["responses"]?.ownMembers ?? []
    if responses.isEmpty, operation.node["responses"]?.isObject ?? true {
      mistake("the operation has no \"responses\"", at: operation.place)
    }
    guard !responses.isEmpty else { return }
    let keys = Set(responses.map(\.key))
    let hasSuccess = keys.contains { $0.hasPrefix("2") }
    for member in responses {
      guard let response = resolved(member.value) else { continue }
      let isSuccess = member.key.hasPrefix("2") || member.key == "default" && !hasSuccess
      guard let status = status(member, isSuccess: isSuccess) else {
        leaveOutExamples(response, "a response that is not read")
        continue
      }
      if isSuccess {
        readSuccess(response, status, &operation, way: way)
      } else {
        readFailure(response, status, &operation, way: way)
      }
      for link in response["links"]?.members ?? [] {
        notCarried("the link \(quoted(link.key)) of a response", at: link.place)
      }
    }
    if operation.successes.isEmpty { addRedirected(responses, &operation) }
    settleClass(&operation)
    settleStreams(&operation)
    addAccept(&operation)
  }

  /// The key as the spec language has it: `404`, `4xx`, `default`. Nil after a report.
  private mutating func status(_ member: DocumentMember, isSuccess: Bool) -> String? {
    let key = member.key.lowercased()
    let isClass = key.count == 3 && key.hasSuffix("xx") && "2345".contains(key.prefix(1))
    if key == "default" || isClass { return key }
    guard let number = key == "1xx" ? 100 : Int(key), 100...599 ~= number else {
      mistake("\(quoted(member.key)) is no status", at: member.place)
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

  /// Where only a redirect is described, what it leads to is read as it is.
  private mutating func addRedirected(_ responses: [DocumentMember], _ operation: inout Operation) {
    guard
      let redirect = responses.first(where: {
        ["301", "302", "303", "307", "308"].contains($0.key)
      })
    else { return }
    loosened("what the redirect leads to is read as bytes", at: redirect.place)
    operation.successes.append(
      ResponseShape(status: "200", type: .scalar("data"), encoding: nil, place: redirect.place)
    )
  }

  // MARK: Successes

  private mutating func readSuccess(
    _ response: DocumentNode,
    _ status: String,
    _ operation: inout Operation,
    way: NameWay
  ) {
    var shape = ResponseShape(status: status, type: nil, place: response.place)
    countDescription(of: response)
    let content = contentThatTravels(response, status, operation)
    if let chosen = chosenContent(content) {
      leaveOutOthers(content, than: chosen)
      let key = operation.successes.isEmpty ? "response" : "response\(status)"
      readContent(chosen, into: &shape, way: way.adding(key))
      if shape.stream == nil {
        addExamples(chosen, status, &operation)
      } else {
        leaveOutExamples(chosen, "a stream")
      }
      shape.accepted = Accepted(MediaType(chosen.key), isOneOfSeveral: content.count > 1)
    }
    shape.headers = headers(response["headers"], way: way)
    operation.successes.append(shape)
  }

  /// OpenAPI demands a description: one of three words, as "Successful operation", is there for that alone.
  private mutating func countDescription(of response: DocumentNode) {
    guard let description = response["description"], let text = description.text else { return }
    if Words.split(text).count > 3 { count("descriptions of successes", description) }
  }

  /// Tells that the other media types are not carried, nor their examples.
  private mutating func leaveOutOthers(_ content: [DocumentMember], than chosen: DocumentMember) {
    reportOthers(content, than: chosen)
    for other in content where other.key != chosen.key {
      leaveOutExamples(other, "beside \(quoted(chosen.key))")
    }
  }

  /// Some statuses never have a body, nor has any answer to HEAD, whatever the document says (RFC 9110, sections 9.3.2
  /// and 15).
  private mutating func contentThatTravels(
    _ response: DocumentNode,
    _ status: String,
    _ operation: Operation
  ) -> [DocumentMember] {
    let content = response.members("content")
    let isHead = operation.method == "HEAD"
    guard isHead || ["204", "205", "304"].contains(status), let first = content.first else {
      return content
    }
    let noun = isHead ? "a response to HEAD" : "a response \(status)"
    notCarried("the body of \(noun), which has none", at: first.place)
    leaveOutExamples(response, "a response that has no body")
    return []
  }

  /// Beside exact statuses, a class of another type is for whatever other status comes: a spec has no words for those.
  private mutating func settleClass(_ operation: inout Operation) {
    guard operation.answersDiffer,
      let index = operation.successes.firstIndex(where: { $0.status == "2xx" })
    else { return }
    let response = operation.successes.remove(at: index)
    notCarried("the successes \"2XX\" beside those of another type", at: response.place)
    for example in operation.examples where example.status == response.status {
      exampleCount += 1
      notCarried("the example \(quoted(example.name)) of such a success", at: example.place)
    }
    operation.examples.removeAll { $0.status == response.status }
  }

  /// A client that takes JSON says so; another type, or several, it has to be told.
  private func addAccept(_ operation: inout Operation) {
    let accepted = operation.successes.filter { $0.stream == nil }.compactMap(\.accepted)
    var types: [String] = []
    for type in accepted.map(\.type) where !types.contains(type.text) { types.append(type.text) }
    let isMixed = types.count > 1 && accepted.contains { $0.type.isJSON }
    if isMixed || accepted.contains(where: \.hasToBeTold) {
      operation.headers.append(("Accept", types.joined(separator: ", ")))
    }
  }

  // MARK: Failures

  private mutating func readFailure(
    _ response: DocumentNode,
    _ status: String,
    _ operation: inout Operation,
    way: NameWay
  ) {
    var type: ShapeUse?
    let content = contentThatTravels(response, status, operation)
    if let chosen = chosenContent(content) {
      leaveOutOthers(content, than: chosen)
      if MediaType(chosen.key).isJSON {
        let name = status == "default" ? "failure" : StatusNames.failure(status)
        type = jsonType(chosen.value["schema"], way: way.adding(name))
        addExamples(chosen, status, &operation)
      } else {
        loosened("a failure of the type \(quoted(chosen.key)) has no type", at: chosen.place)
        leaveOutExamples(chosen, "a failure without a type")
      }
    }
    for header in response.members("headers") {
      notCarried("the header \(quoted(header.key)) of a failure", at: header.place)
    }
    operation.errors.append(
      ErrorShape(
        key: status,
        type: type,
        summary: Prose(response["description"]?.text).line,
        place: response.place
      )
    )
  }
}
