import EndpointSpec
import EndpointWire

/// Reports uses of `events` types other than as the elements of a stream of server-sent events.
func eventsAreStreamed(_ spec: LinkedSpec) -> [Diagnostic] {
  let names = spec.model.types.filter { type in
    if case .union(let union) = type.form { union.isOfEvents } else { false }
  }.map(\.name)
  guard !names.isEmpty else { return [] }
  let uses =
    spec.model.types.flatMap(\.usedTypes) + spec.errorTypes
    + spec.model.endpoints.flatMap(\.completeTypes)
  let misplaced = uses.filter { spec.model.containsEvents($0.type) }.map { use in
    Diagnostic(
      .misplacedType,
      "events can only be the elements of a stream",
      at: use.place,
      hint: spec.model.streamHint(use.type, at: use.place)
    )
  }
  return misplaced + spec.model.endpoints.compactMap { spec.model.misplacedEvents(in: $0) }
}

extension APIModel {
  /// The edit makes a stream of a response that is only the type.
  fileprivate func streamHint(_ type: TypeReference, at place: Place) -> Hint {
    let name = type.innermostName?.text ?? ""
    let isResponse = endpoints.contains { endpoint in
      guard case .value(let value)? = endpoint.written.value.response,
        case .expression(.name, let text)? = value.type
      else { return false }
      return text.place == place
    }
    let json = "{ \"stream\": \(quoted(name)), \"format\": \"sse\" }"
    return Hint(
      "write \"stream\": \(quoted(name)), or use a union",
      isResponse ? [.replace(place, with: json)] : []
    )
  }

  /// The stream of an endpoint whose events have no names.
  fileprivate func misplacedEvents(in endpoint: EndpointModel) -> Diagnostic? {
    guard case .stream(let type, let format) = endpoint.response, containsEvents(type) else {
      return nil
    }
    let place = endpoint.written.value.response?.place ?? endpoint.place
    if events(type) == nil || isOptional(type) {
      return Diagnostic(
        .misplacedType,
        "each element of the stream is one event",
        at: place,
        hint: "write the name of the type without brackets and \"?\""
      )
    }
    if case .events = format { return nil }
    return Diagnostic(
      .misplacedType,
      "only server-sent events have names, and this stream has the format \"\(format.word)\"",
      at: place,
      hint: "write \"format\": \"sse\", or use a union with \"by\""
    )
  }

  /// True for an enum of events, also within arrays, dictionaries, optionals and aliases.
  fileprivate func containsEvents(_ type: TypeReference) -> Bool {
    guard let name = type.innermostName else { return false }
    switch form(of: name) {
    case .union(let union): return union.isOfEvents
    case .alias(let target): return containsEvents(target)
    case .structure, .identifier, .enumeration, .external, nil: return false
    }
  }
}

extension TypeModel {
  fileprivate var usedTypes: [(type: TypeReference, place: Place)] {
    switch form {
    case .structure(let structure):
      structure.fields.map { ($0.type, $0.place) }
        + [structure.additional].compactMap(\.self).map { ($0, place) }
    case .union(let union): union.members.map { ($0.type, $0.place) }
    case .alias, .identifier, .enumeration, .external: []
    }
  }
}

extension EndpointModel {
  /// The types of the arguments, bodies and complete responses.
  fileprivate var completeTypes: [(type: TypeReference, place: Place)] {
    parameters.map { ($0.field.type, $0.field.place) }
      + [body].compactMap(\.self).compactMap { body in body.type.map { ($0, body.place) } }
      + response.values.map { ($0.type, $0.place) }
  }
}
