extension APIModel {
  /// The types that these endpoints and failures use, directly or indirectly.
  package func typeNames(usedBy endpoints: [EndpointModel], _ failures: FailureModel) -> Set<
    SwiftName
  > {
    let receivers = endpoints.compactMap { endpoint in
      if case .type(let name) = endpoint.receiver { name } else { nil }
    }
    let types = endpoints.flatMap(\.uses) + failures.types(with: endpoints)
    return reachable(from: receivers + types.compactMap(\.innermostName)) { name in
      form(of: name).map { $0.uses.compactMap(\.innermostName) + name.owners } ?? []
    }
  }
}

/// Sets the directions of types: those in requests are encoded, those in responses decoded.
func marked(
  _ types: [TypeModel],
  usedBy endpoints: [EndpointModel],
  _ failures: FailureModel,
  in table: some TypeLookup
) -> [TypeModel] {
  func names(_ start: [TypeReference], in direction: Direction) -> Set<SwiftName> {
    reachable(from: start.compactMap(\.innermostName)) { name in
      table.form(of: name)?.uses(in: direction).compactMap(\.innermostName) ?? []
    }
  }
  let responses = endpoints.flatMap(\.responseTypes) + endpoints.compactMap(\.pagination?.item)
  let sent = names(endpoints.flatMap(\.requestTypes), in: .request)
  let received = names(responses + failures.types(with: endpoints), in: .response)
  return types.map { type in
    var type = type
    type.isSent = sent.contains(type.name)
    type.isReceived = received.contains(type.name)
    return type
  }
}

extension FailureModel {
  /// The types of the failures of an API and its endpoints.
  fileprivate func types(with endpoints: [EndpointModel]) -> [TypeReference] {
    (cases + endpoints.flatMap { $0.failures?.cases ?? [] }).compactMap(\.type)
  }
}

extension TypeModel {
  package var uses: [TypeReference] { form.uses }
}

extension TypeModel.Form {
  /// The types that a value of this form contains in one direction. A constant is never read.
  fileprivate func uses(in direction: Direction) -> [TypeReference] {
    guard case .structure(var structure) = self else { return uses }
    structure.fields.removeAll { field in
      !field.travels(direction) || field.constant != nil && direction == .response
    }
    return TypeModel.Form.structure(structure).uses
  }

  /// The types that a type of this form directly uses.
  var uses: [TypeReference] {
    switch self {
    case .structure(let structure):
      structure.fields.map(\.type) + [structure.additional].compactMap(\.self)
    case .union(let union): union.members.map(\.type)
    case .alias(let target): [target]
    case .identifier, .enumeration, .external: []
    }
  }
}

extension EndpointModel {
  /// The types of requests and responses of the endpoint, without failures.
  package var uses: [TypeReference] { requestTypes + responseTypes }

  var requestTypes: [TypeReference] {
    parameters.map(\.field.type) + [body?.type].compactMap(\.self)
  }

  /// The types of the responses: of the body, or of each status, then of the headers.
  package var responseTypes: [TypeReference] {
    switch response {
    case .value(let value): value.types
    case .statuses(_, let statuses): statuses.flatMap(\.value.types)
    case .stream(let type, _): [type]
    }
  }
}

extension ResponseValue {
  fileprivate var types: [TypeReference] { [type] + headers.map(\.type) }
}

/// The endpoints to generate, for apps that need only a part of a large API.
///
/// An entry is the name of an endpoint, `Issues.list`, or all endpoints of a receiver, `Issues.*`.
package struct EndpointSelection: Equatable, Sendable {
  /// Nil for all.
  package var include: [String]?
  /// The included endpoints to omit.
  package var exclude: [String] = []

  package var isWhole: Bool { include == nil && exclude.isEmpty }

  package func selects(_ endpoint: String) -> Bool {
    let isIncluded = include?.contains { Self.entry($0, names: endpoint) } ?? true
    return isIncluded && !exclude.contains { Self.entry($0, names: endpoint) }
  }

  static func entry(_ entry: String, names endpoint: String) -> Bool {
    guard entry.hasSuffix(".*") else { return entry == endpoint }
    return endpoint.hasPrefix(entry.dropLast())
  }
}

extension APIModel {
  /// The API with the selected endpoints and the types that they use, with updated directions of the types.
  package var selected: APIModel {
    if swift.selection.isWhole { return self }
    var cut = self
    cut.endpoints = endpoints.filter { swift.selection.selects($0.id) }
    cut.failures.cases = failures.cases(ofOwnOr: cut.endpoints)
    let names = typeNames(usedBy: cut.endpoints, cut.failures)
    let used = types.filter { names.contains($0.name) }
    cut.types = marked(used, usedBy: cut.endpoints, cut.failures, in: self)
    return cut
  }
}

extension FailureModel {
  /// The cases of the API's rules and of these endpoints.
  fileprivate func cases(ofOwnOr endpoints: [EndpointModel]) -> [Case] {
    let used = ownCases + endpoints.flatMap { $0.failures?.ownCases ?? [] }
    let names = Set(used.map(\.name))
    return cases.filter { names.contains($0.name) }
  }
}
