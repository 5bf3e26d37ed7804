import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Adds to a spec what its traffic shows and the spec does not declare.
///
/// ```
/// survey of undeclared calls → their endpoints and types → the spec with them → undeclared parts of all endpoints
/// ```
package struct SpecAddition {
  private let spec: LinkedSpec
  private let matcher: ExchangeMatcher
  private let stated: [StatedPath]
  private let files: [SourceFile]
  private var survey: TrafficSurvey
  private var inference: TrafficInference?

  /// The server of all calls. The servers of the spec remain. Pictures below a word such as `api` are responses.
  private static let server = TrafficURL("https://spec.invalid/api")

  /// - Parameters:
  ///   - files: The files of the spec, in JSON.
  ///   - base: The URL of the API in the traffic, instead of the spec's servers.
  ///   - templates: Paths with their values, as the user states them, beside those of the spec.
  package init(
    to model: APIModel,
    _ document: SpecDocument,
    in files: [SourceFile],
    base: TrafficURL?,
    templates: [StatedPath] = []
  ) {
    stated = templates + model.endpoints.compactMap { StatedPath($0) }
    spec = LinkedSpec(model, document)
    matcher = ExchangeMatcher(RequestJudge(model), base: base)
    self.files = files
    survey = TrafficSurvey(base: Self.server, keepsFiles: true)
  }

  /// The first pass.
  package mutating func survey(_ exchange: Exchange) {
    if let call = undeclared(exchange) { survey.add(call) }
  }

  /// The second pass.
  package mutating func add(_ exchange: Exchange) {
    guard let call = undeclared(exchange) else { return }
    if inference == nil {
      inference = survey.choice.map { TrafficInference($0, stated: stated) }
    }
    inference?.add(call)
  }

  /// The files with the undeclared endpoints, and what to check.
  package var endpoints: (files: [SourceFile], names: [String], hints: [String]) {
    guard let found = inference?.addition(to: spec.model), let main = files.first else {
      return (files, [], [])
    }
    let text = PreservedText.text(main.bytes) { Self.adding(found, to: $0) }
    let changed = text.map { SourceFile(path: main.path, bytes: Array($0.utf8)) } ?? main
    return ([changed] + files.dropFirst(), found.endpoints.map(\.key), found.hints)
  }

  /// A spec with more types and endpoints. Those with known names remain.
  private static func adding(_ found: TrafficInference.SpecParts, to spec: JSONValue) -> JSONValue {
    guard var root = spec.objectValue else { return spec }
    if root["types"] == nil, !found.types.isEmpty {
      root = root.inserting(.object([:]), for: "types", before: "endpoints")
    }
    for (key, members) in [("types", found.types), ("endpoints", found.endpoints)]
    where !members.isEmpty {
      var object = root[key]?.objectValue ?? [:]
      for member in members where object[member.key] == nil { object[member.key] = member.value }
      root[key] = .object(object)
    }
    return .object(root)
  }

  /// The call of an endpoint that the spec does not declare, with one server for all.
  private func undeclared(_ exchange: Exchange) -> Exchange? {
    guard case .undeclared(let path, _) = matcher.match(exchange), exchange.showsEndpoint,
      let server = Self.server
    else { return nil }
    var call = exchange
    call.url = exchange.url.moved(to: server, path: server.path + path)
    return call
  }
}

extension SpecFix {
  /// The kinds of findings about parts that a spec lacks.
  package static func isAddition(_ finding: DriftFinding) -> Bool {
    switch finding.kind {
    case .undeclaredField, .undeclaredArgument, .undeclaredParameter: true
    case .undeclaredStatus, .undocumentedStatus: true
    default: false
    }
  }

  /// The edited files, with all other text unchanged.
  package var preservedTexts: [(path: String, text: String)] {
    edited.compactMap { file, root in
      PreservedText.text(file.bytes, becoming: root).map { (file.path, $0) }
    }
  }
}
