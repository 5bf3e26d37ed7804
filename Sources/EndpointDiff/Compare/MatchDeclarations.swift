import EndpointSpec

extension Match {
  /// Matches the fields of both versions of a struct: by wire name, then by `was`, then by Swift name, then by position
  /// for similar fields whose names share a rare word.
  func matchFields(_ old: [FieldModel], _ new: [FieldModel]) -> Matched<FieldModel> {
    var matching = Matching(old, new)
    matching.matchFields(words) { $0 }
    return matching.result
  }
}

extension Matching {
  /// Matches values by the names of their fields.
  ///
  /// - Parameter words: The words of all names in both specs.
  mutating func matchFields(_ words: NameWords, _ field: (Value) -> FieldModel) {
    match { field($0).wireName.text }
    match(old: { field($0).wireName.text }, new: { field($0).was?.text })
    match(old: { field($0).name.text }, new: { field($0).was?.text })
    match { field($0).name.text }
    matchNeighbours(
      areAlike: {
        field($0).looksLike(field($1))
          && !words.areSiblings(field($0).wireName.text, field($1).wireName.text)
      },
      areRelated: { words.isRename(field($0).wireName.text, field($1).wireName.text) }
    )
  }
}

extension FieldModel {
  /// Whether everything except the name is equal.
  fileprivate func looksLike(_ other: FieldModel) -> Bool {
    type == other.type && defaultValue == other.defaultValue && constant == other.constant
      && direction == other.direction && isNullable == other.isNullable && wire == other.wire
  }
}

/// Matches the endpoints of both versions: by name, then by `was`, then by method and path, then by method and path
/// with other placeholders, then by method and full URL.
func matchEndpoints(_ old: APIModel, _ new: APIModel) -> Matched<EndpointModel> {
  var matching = Matching(old.endpoints, new.endpoints)
  matching.match { $0.id }
  matching.match(old: { $0.id }, new: { $0.was })
  matching.match { "\($0.method) \($0.pathText)" }
  matching.match { "\($0.method) \($0.blankedPath)" }
  matching.match(
    old: { "\($0.method) \(old.url(of: $0))" },
    new: { "\($0.method) \(new.url(of: $0))" }
  )
  return matching.result
}

extension EndpointModel {
  /// The path with blank placeholders, such as `/deck/{}/draw/`, for comparisons that ignore their names.
  package var blankedPath: String { path { _ in "" } }

  /// The path in spec syntax, such as `/deck/{deck}/draw/`.
  package var pathText: String { path(naming: \.text) }

  private func path(naming text: (WireName) -> String) -> String {
    path.map { part in
      switch part {
      case .text(let literal): literal
      case .parameter(let name, let keepsSlashes): "{\(keepsSlashes ? "+" : "")\(text(name))}"
      case .variable(let name): "{\(name)}"
      }
    }.joined()
  }
}

extension APIModel {
  /// The URL of an endpoint on its server, with blank placeholders.
  package func url(of endpoint: EndpointModel) -> String {
    let server = servers.first { $0.wireName == endpoint.server } ?? servers.first
    return server?.url(of: endpoint) ?? endpoint.blankedPath
  }
}

extension ServerModel {
  /// The URL of an endpoint on this server, with blank placeholders.
  func url(of endpoint: EndpointModel) -> String {
    url(host: endpoint.host) + endpoint.blankedPath
  }
}
