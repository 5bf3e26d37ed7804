import EndpointGenerator
import EndpointJSON
import EndpointSpec

extension ChangeRule {
  /// The rules on documentation, order and version. They run last, since the last one depends on all findings.
  static let documentation: [ChangeRule] = [
    // One finding covers all texts of an endpoint or a type, including those of its parts.
    ChangeKind[.docsChanged].rule { kind, match in
      let summary = "the documentation changed"
      let endpoints = match.parameterGroups.filter { !$0.saysTheSame }.map(\.endpoint)
      let types = match.changedTypes.filter { !match.saysTheSame($0) }
      let api =
        match.saysTheSame ? [] : [match.change(kind, Subject(match.new.model.name.text), summary)]
      return api + endpoints.map { match.change(kind, $0, summary) }
        + types.map { match.change(kind, $0, summary) }
    },
    ChangeKind[.movedOnly].rule { kind, match in
      let inlined = match.types.pairs.filter { $0.old.isInline != $0.new.isInline }
      return order(kind, match) + files(kind, match)
        + inlined.map { pair in
          let form = pair.new.isInline ? "inline" : "by name"
          return match.change(kind, pair, "the type is now defined \(form)")
        }
    },
    // A spec without a version is not checked. The finding is hidden by default, since each report has a line on the
    // version.
    ChangeKind[.versionNotBumped].judging { kind, match, found in
      guard let bump = found.map(\.bump).max(), bump != .none,
        let old = match.old.model.version.flatMap(SemanticVersion.init),
        let new = match.new.model.version.flatMap(SemanticVersion.init)
      else { return [] }
      let expected = old.raised(by: bump)
      guard new < expected else { return [] }
      let change = match.change(
        kind,
        Subject("version"),
        "the version is \(new.text), but the changes require \(expected.text)",
        at: match.old.document.version?.place,
        match.new.document.version?.place
      ).showing(old == new ? nil : old.text, old == new ? nil : new.text)
      return [change.advising("increase `\"version\"` to \(expected.text)")]
    },
  ]
}

extension Match {
  /// Whether the texts of the API as a whole are unchanged.
  fileprivate var saysTheSame: Bool {
    let (old, new) = (old.model, new.model)
    let servers = Matched(old.servers, new.servers) { $0.wireName }.pairs
    let failures = Matched(old.failures.cases, new.failures.cases) { $0.name }.pairs
    // The receivers that exist in both versions.
    let receivers = Set(old.endpoints.compactMap(\.receiver.name))
      .intersection(new.endpoints.compactMap(\.receiver.name))
    return old.documentation == new.documentation
      && servers.allSatisfy { $0.old.summary == $0.new.summary }
      && failures.allSatisfy {
        $0.old.documentation == $0.new.documentation && $0.old.message == $0.new.message
      }
      && receivers.allSatisfy { old.receivers[$0] == new.receivers[$0] }
  }
}

extension ParameterGroup {
  /// Whether the texts of the endpoint and its parameters are unchanged.
  fileprivate var saysTheSame: Bool {
    let (old, new) = (endpoint.old, endpoint.new)
    let isSame = Texts(old.documentation, old.deprecation)
      .isSame(as: Texts(new.documentation, new.deprecation))
    return isSame && old.examples.map(\.text) == new.examples.map(\.text)
      && (parameters.pairs + bodyFields.pairs).allSatisfy {
        Texts($0.old.field).isUnchanged(in: Texts($0.new.field))
      }
  }
}

extension Match {
  /// Whether the texts of the type and its common fields or values are unchanged.
  fileprivate func saysTheSame(_ type: Pair<TypeModel>) -> Bool {
    let (old, new) = (type.old, type.new)
    let isSame = Texts(old.documentation, old.deprecation)
      .isUnchanged(in: Texts(new.documentation, new.deprecation))
    guard isSame else { return false }
    switch (old.form, new.form) {
    case (.structure(let old), .structure(let new)):
      return matchFields(old.fields, new.fields).pairs.allSatisfy {
        Texts($0.old).isUnchanged(in: Texts($0.new))
      }
    case (.enumeration(let old), .enumeration(let new)):
      return Matched(old.cases, new.cases, by: { $0.value }).pairs.allSatisfy {
        Texts($0.old.documentation, $0.old.deprecation)
          .isUnchanged(in: Texts($0.new.documentation, $0.new.deprecation))
      }
    case (.structure, _), (.identifier, _), (.enumeration, _), (.union, _), (.alias, _),
      (.external, _):
      return true
    }
  }
}

private func order(_ kind: ChangeKind, _ match: Match) -> [Change] {
  let (endpoints, types) = (match.old.model.endpoints, match.old.model.types)
  let named = match.types.pairs.filter { !$0.old.isInline && !$0.new.isInline }
  let moved = [
    firstMoved(match.endpoints.pairs, from: endpoints, by: \.id, at: \.place)
      .map { ("endpoints", $0) },
    firstMoved(named, from: types, by: \.name, at: \.place).map { ("types", $0) },
  ]
  return moved.compactMap(\.self).map { noun, places in
    let summary = "the order of the \(noun) changed"
    return match.change(kind, Subject(noun), summary, at: places.old, places.new)
  }
}

/// The places of the first declaration with another predecessor in the same file.
///
/// - Parameter pairs: In the order of the new version.
private func firstMoved<Value, Key: Hashable>(
  _ pairs: [Pair<Value>],
  from old: [Value],
  by key: (Value) -> Key,
  at place: (Value) -> Place
) -> (old: Place, new: Place)? {
  let ranks = Dictionary(firstOf: zip(old.map(key), old.indices))
  func rank(_ pair: Pair<Value>) -> Int { ranks[key(pair.old)] ?? 0 }
  let moved = zip(pairs, pairs.dropFirst()).first { before, pair in
    rank(pair) < rank(before) && place(pair.old).file == place(before.old).file
  }
  return moved.map { (place($0.1.old), place($0.1.new)) }
}

private func files(_ kind: ChangeKind, _ match: Match) -> [Change] {
  let places =
    match.endpoints.pairs.map { ($0.old.place, $0.new.place) }
    + match.types.pairs.map { ($0.old.place, $0.new.place) }
  let (oldNames, newNames) = (match.old.fileNames, match.new.fileNames)
  guard let moved = places.first(where: { oldNames[$0.file] != newNames[$1.file] }) else {
    return []
  }
  let (name, summary) = (match.new.model.name.text, "declarations moved to other files")
  return [match.change(kind, Subject(name), summary, at: moved.0, moved.1)]
}

extension Side {
  /// The last path component of each file. Nil for the main file, whose name does not matter.
  fileprivate var fileNames: [Substring?] {
    model.files.enumerated().map { index, file in
      index == 0 ? nil : file.path.split(separator: "/").last
    }
  }
}

/// The documentation of a declaration.
private struct Texts {
  let documentation: Documentation
  /// The message and the day of a deprecation that both versions have.
  let deprecation: Deprecation?
  var example: JSONValue?

  init(_ documentation: Documentation, _ deprecation: Deprecation?) {
    self.documentation = documentation
    self.deprecation = deprecation
  }

  init(_ field: FieldModel) {
    self.init(field.documentation, field.deprecation)
    example = field.example
  }

  /// True if nothing changed. A removed deprecation counts as a change.
  func isUnchanged(in new: Texts) -> Bool {
    isSame(as: new) && (deprecation == nil || new.deprecation != nil)
  }

  /// True if nothing changed that another rule does not report.
  func isSame(as new: Texts) -> Bool {
    guard documentation == new.documentation, example == new.example else { return false }
    guard let old = deprecation, let new = new.deprecation else { return true }
    let isEarlier = old.sunset.flatMap { old in new.sunset.map { $0 < old } } ?? false
    return old.message == new.message && (isEarlier || old.sunset == new.sunset)
  }
}

extension ExampleModel {
  /// The example as one text.
  var text: String {
    let arguments = arguments.map { "\($0.name): \($0.value)" }.joined(separator: ", ")
    return "\(wireName)(\(arguments)) \(status) \(response.map { "\($0)" } ?? "")"
  }
}
