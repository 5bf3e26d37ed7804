/// The endpoints to generate, for apps that need only a part of a large API.
///
/// An entry is the name of an endpoint, `Issues.list`, or all endpoints of a receiver, `Issues.*`.
package struct EndpointSelection: Equatable, Sendable {
  /// Nil for all.
  package var include: [String]?
  /// The included endpoints to omit.
  package var exclude: [String] = []

  package var isWhole: Bool { include == nil && exclude.isEmpty }

  package func takes(_ endpoint: String) -> Bool {
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
    cut.endpoints = endpoints.filter { swift.selection.takes($0.id) }
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
