import EndpointJSON
import EndpointJudge
import EndpointSpec

/// The pagination that the lists of an API have in common: if one response has the URL of its next page, others with the
/// same keys have it, too.
struct SharedPages {
  private let types: InferredTypes
  private var own: [CallEndpoint: ObservedPages.Proposal] = [:]
  /// The proposals with a URL, by the keys of the responses.
  private var shared: [Set<String>: ObservedPages.Proposal] = [:]

  init(_ calls: [ObservedCalls], _ types: InferredTypes) {
    self.types = types
    for call in calls {
      guard let proposal = call.proposedPages(types) else { continue }
      own[call.endpoint] = proposal
      guard proposal.json["style"] == "url", let keys = keys(of: call) else { continue }
      shared[keys] = shared[keys] ?? proposal
    }
  }

  /// The pagination that the calls of an endpoint show, or else the pagination of other lists with the same keys.
  func proposal(of call: ObservedCalls) -> ObservedPages.Proposal? {
    own[call.endpoint] ?? others(of: call)
  }

  private func others(of call: ObservedCalls) -> ObservedPages.Proposal? {
    guard call.method == "GET", let keys = keys(of: call), let proposal = shared[keys] else {
      return nil
    }
    guard let items = type(proposal.json["items"], of: call),
      let next = type(proposal.json["next"], of: call),
      case .array = items.wrapped, [.scalar(.url), .scalar(.string)].contains(next.wrapped)
    else { return nil }
    return proposal
  }

  private func keys(of call: ObservedCalls) -> Set<String>? {
    call.use(types).flatMap(types.keys)
  }

  private func type(_ path: JSONValue?, of call: ObservedCalls) -> TypeReference? {
    guard let path = path?.stringValue, let use = call.use(types) else { return nil }
    return types.type(at: path.split(separator: ".").map(String.init), of: use)
  }
}

extension ObservedCalls {
  /// The pagination, if the types of the parameters and of the response allow it.
  fileprivate func proposedPages(_ types: InferredTypes) -> ObservedPages.Proposal? {
    let body = use(types)
    let context = ObservedPages.Context(
      selector: { type(of: $0, types) },
      type: { path in body.flatMap { types.type(at: path, of: $0) } }
    )
    return pages.proposal(in: context)
  }

  /// The type of a parameter of the query or of a field of the JSON body. Nil for a name that both have.
  private func type(
    of selector: ObservedPages.Selector,
    _ types: InferredTypes
  ) -> TypeReference? {
    let parameter = query.all.first { [$0.name] == selector.path }?.parameter
    let body = body.encodings == [.json] ? body.place.flatMap(types.use) : nil
    let field = body.flatMap { types.type(at: selector.path, of: $0) }
    if selector.isInBody { return parameter == nil ? field : nil }
    guard let parameter, field == nil, !parameter.isRepeated else { return nil }
    return .scalar(parameter.texts.parameterType)
  }

  /// The type of all responses. Nil if there are several.
  fileprivate func use(_ types: InferredTypes) -> TypeReference? {
    let uses = Set(responses.values.compactMap { $0.place.flatMap(types.use) })
    return uses.count == 1 ? uses.first : nil
  }
}
