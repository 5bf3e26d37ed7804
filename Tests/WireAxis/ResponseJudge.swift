@_spi(Generated) import EndpointJSON

@testable import EndpointJudge
@testable import EndpointSpec

/// Judges responses as a client that is generated from a spec.
final class ResponseJudge {
  private let model: APIModel
  private let endpoint: EndpointModel
  private let reader: ResponseReader

  init(_ endpoint: EndpointModel, in model: APIModel, _ document: SpecDocument) {
    self.model = model
    self.endpoint = endpoint
    reader = ResponseReader(endpoint, in: LinkedSpec(model, document), role: .spec)
  }

  /// The reasons why the client does not read a response as the server means it.
  ///
  /// - Parameter sender: The API of the server.
  func objections(to response: ResponseSample, from sender: APIModel) -> [Objection] {
    switch (reader.reading(of: response), response.meaning) {
    case (.failure(let read, let lost, _), .failure):
      guard let lost = lost.map({ Objection($0) }) else { return [] }
      return [Objection(.care, lost.path, "\(lost.reason); the failure is read as \(read)")]
    case (.unexpected, .failure(let sent)):
      return [Objection(.care, "status", "\(response.status), \(sent), is not expected")]
    case (.failure(let read, _, _), .success):
      return [Objection(.breaking, "status", "the success is read as the failure \(read)")]
    case (.unexpected, .success):
      return [Objection(.breaking, "status", "\(response.status) is not expected")]
    case (.success(let mismatches), .success):
      let objections = mismatches.map { Objection($0) }
      if objections.verdict == .breaking { return objections }
      return objections + misunderstandings(response, from: sender)
    case (.success(let mismatches), .failure(let sent)):
      return [Objection(.breaking, "status", "the failure \(sent) is read as a success")]
        + mismatches.map { Objection($0) }
    }
  }

  private func misunderstandings(
    _ response: ResponseSample,
    from sender: APIModel
  ) -> [Objection] {
    guard let sent = response.value, let type = type(status: response.status) else { return [] }
    let read = Meanings(sent.value, type, in: model, isResponse: true)
    return Meanings(sent.value, sent.type, in: sender, isResponse: true)
      .misunderstandings(by: read).map { $0.under("body") }
  }

  private func type(status: Int) -> TypeReference? {
    switch endpoint.response {
    case .value(let value): value.hasBody ? value.type : nil
    case .statuses(_, let statuses):
      statuses.first { $0.status == status }.flatMap { $0.value.hasBody ? $0.value.type : nil }
    case .stream(let type, _): type
    }
  }
}
