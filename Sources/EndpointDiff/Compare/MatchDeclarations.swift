import EndpointSpec

/// Matches the fields of both versions of a struct: by wire name, then by `was`, then by Swift name, then by position
/// for similar fields whose names share a word.
package func matchFields(_ old: [FieldModel], _ new: [FieldModel]) -> Matched<FieldModel> {
  var matching = Matching(old, new)
  matching.matchFields { $0 }
  return matching.result
}

extension Matching {
  /// Matches values by the names of their fields.
  mutating func matchFields(_ field: (Value) -> FieldModel) {
    match(by: .name) { field($0).wireName.text }
    match(by: .formerName, old: { field($0).wireName.text }, new: { field($0).was?.text })
    match(by: .formerName, old: { field($0).name.text }, new: { field($0).was?.text })
    match(by: .swiftName) { field($0).name.text }
    matchNeighbours(
      by: .guess,
      areAlike: { field($0).looksLike(field($1)) },
      areRelated: { field($0).wireName.text.sharesWord(with: field($1).wireName.text) }
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

extension String {
  /// Whether both names share a word: `avatar_url` and `avatarURL`, but not `secret` and `color`.
  func sharesWord(with other: String) -> Bool {
    !words.isDisjoint(with: other.words)
  }

  private var words: Set<String> {
    var words: Set<String> = []
    var word = ""
    var wasLowercase = false
    for character in self {
      let isBoundary = !character.isLetter && !character.isNumber
      if isBoundary || character.isUppercase && wasLowercase {
        words.insert(word)
        word = ""
      }
      if !isBoundary { word += character.lowercased() }
      wasLowercase = character.isLowercase
    }
    words.insert(word)
    return words.filter { $0.count > 1 }
  }
}

/// Matches the endpoints of both versions: by name, then by `was`, then by method and path, then by method and full
/// URL.
func matchEndpoints(_ old: APIModel, _ new: APIModel) -> Matched<EndpointModel> {
  var matching = Matching(old.endpoints, new.endpoints)
  matching.match(by: .name) { $0.id }
  matching.match(by: .formerName, old: { $0.id }, new: { $0.was })
  matching.match(by: .path) { "\($0.method) \($0.blankedPath)" }
  matching.match(
    by: .url,
    old: { "\($0.method) \(old.url(of: $0))" },
    new: { "\($0.method) \(new.url(of: $0))" }
  )
  return matching.result
}

extension EndpointModel {
  /// The path with blank placeholders, such as `/deck/{}/draw/`, for comparisons that ignore their names.
  package var blankedPath: String {
    path.map { part in
      switch part {
      case .text(let text): text
      case .parameter(_, let keepsSlashes): keepsSlashes ? "{+}" : "{}"
      case .variable(let name): "{\(name)}"
      }
    }.joined()
  }

  /// The path in spec syntax, such as `/deck/{deck}/draw/`.
  package var pathText: String {
    path.map { part in
      switch part {
      case .text(let text): text
      case .parameter(let name, let keepsSlashes): "{\(keepsSlashes ? "+" : "")\(name)}"
      case .variable(let name): "{\(name)}"
      }
    }.joined()
  }
}

extension APIModel {
  /// The URL of an endpoint on its server, with blank placeholders.
  package func url(of endpoint: EndpointModel) -> String {
    let server =
      servers.first { $0.wireName == endpoint.server } ?? servers.first
    let host = server?.hosts.first { $0.name == endpoint.host }?.url
    return (host ?? server?.url ?? "") + endpoint.blankedPath
  }
}
