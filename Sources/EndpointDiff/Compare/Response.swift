import EndpointGenerator
import EndpointSpec

/// One of the responses of an endpoint.
struct ComparedResponse: Sendable {
  /// `response`, or `response 202` if there are several.
  let name: String
  let type: TypeReference
  /// How the value is read from the body: `json at data`.
  let reading: String
  let isStream: Bool
  let headers: [ResponseValue.Header]
  let place: Place
}

extension ComparedResponse {
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
  var responses: [ComparedResponse] {
    switch response {
    case .value(let value): return [ComparedResponse("response", value)]
    case .stream(let type, let format):
      return [
        ComparedResponse(
          name: "response",
          type: type,
          reading: "a stream of \(format.word)" + (format.end.map { " until \($0)" } ?? ""),
          isStream: true,
          headers: [],
          place: place
        )
      ]
    case .statuses(_, let statuses):
      return statuses.map { ComparedResponse("response \($0.status)", $0.value) }
    }
  }
}

/// A response that both versions of a changed endpoint have.
struct ResponsePair {
  unowned let match: Match
  let endpoint: Pair<EndpointModel>
  let old: ComparedResponse
  let new: ComparedResponse

  func change(_ kind: ChangeKind, _ summary: String) -> Change {
    match.change(kind, Subject(endpoint.new.id), summary, at: old.place, new.place)
      .showing(old.type.text, new.type.text).affecting(
        match.endpoints([endpoint.new.id]),
        in: .response
      )
  }
}

extension Match {
  func findResponsePairs() -> [ResponsePair] {
    changedEndpoints.flatMap { pair in
      let old = Dictionary(firstOf: pair.old.responses.map { ($0.name, $0) })
      return pair.new.responses.compactMap { new in
        old[new.name].map { ResponsePair(match: self, endpoint: pair, old: $0, new: new) }
      }
    }
  }
}
