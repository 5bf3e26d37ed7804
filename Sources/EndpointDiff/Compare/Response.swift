import EndpointSpec

/// One of the responses of an endpoint.
struct Answer: Sendable {
  /// `response`, or `response 202` if there are several.
  let name: String
  let type: TypeReference
  /// How the value is read from the body: `json at data`.
  let reading: String
  let isStream: Bool
  let headers: [ResponseValue.Header]
  let place: Place
}

extension Answer {
  fileprivate init(_ name: String, _ value: ResponseValue) {
    self.name = name
    type = value.type
    reading = value.at.map { "\(value.encoding) at \($0)" } ?? value.encoding.rawValue
    isStream = false
    headers = value.headers
    place = value.place
  }
}

extension EndpointModel {
  var answers: [Answer] {
    switch response {
    case .value(let value): return [Answer("response", value)]
    case .stream(let type, let format, let end):
      return [
        Answer(
          name: "response",
          type: type,
          reading: "a stream of \(format)" + (end.map { " until \($0)" } ?? ""),
          isStream: true,
          headers: [],
          place: place
        )
      ]
    case .statuses(_, let statuses):
      return statuses.map { Answer("response \($0.status)", $0.value) }
    }
  }
}

/// A response that both versions of a changed endpoint have.
struct AnswerPair: Sendable {
  let endpoint: Pair<EndpointModel>
  let old: Answer
  let new: Answer
}

extension Match {
  func findAnswerPairs() -> [AnswerPair] {
    changedEndpoints.flatMap { pair in
      let old = Dictionary(
        pair.old.answers.map { ($0.name, $0) },
        uniquingKeysWith: { first, _ in first }
      )
      return pair.new.answers.compactMap { new in
        old[new.name].map { AnswerPair(endpoint: pair, old: $0, new: new) }
      }
    }
  }

  /// A change of one response of an endpoint.
  func answerChange(_ kind: ChangeKind, _ answer: AnswerPair, _ summary: String) -> Change {
    var change = change(
      kind,
      answer.endpoint,
      summary,
      old: answer.old.type.text,
      new: answer.new.type.text
    )
    change.before = old.position(of: answer.old.place)
    change.after = new.position(of: answer.new.place)
    change.direction = .response
    return change
  }
}
