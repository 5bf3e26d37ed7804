import EndpointJSON
import EndpointSpec

extension ChangeKind {
  package static let docsChanged = ChangeKind(
    "docs-changed",
    wire: .safe,
    swift: .safe,
    bump: .none,
    consequence: "Nothing happens",
    callers: "Only the documentation changes"
  )
  package static let movedOnly = ChangeKind(
    "moved-only",
    wire: .safe,
    swift: .safe,
    bump: .none,
    consequence: "Nothing happens",
    callers: "Nothing changes"
  )
  package static let versionNotBumped = ChangeKind(
    "version-not-bumped",
    wire: .safe,
    swift: .safe,
    bump: .none,
    consequence: "Nothing happens",
    callers: "Nothing changes",
    remedy: #"raise `"version"`"#
  )
}

extension ChangeRule {
  /// The rules about documentation, order and version. They come last, since the last one judges all findings.
  static let policies: [ChangeRule] =
    [
      .docsChanged,
      .movedOnly,
      .versionNotBumped,
    ]
}

extension ChangeRule {
  /// Texts for people: summaries, descriptions, messages of deprecations, examples. One finding tells all texts of an endpoint or of a
  /// type, those of its parts included.
  static let docsChanged = ChangeRule(.docsChanged) { match in
    ofAPI(match) + match.parameterGroups.compactMap { ofEndpoint($0, match) }
      + match.changedTypes.compactMap { ofType($0, match) }
  }

  private static func ofAPI(_ match: Match) -> [Change] {
    let (old, new) = (match.old.model, match.new.model)
    var servers = Matching(old.servers, new.servers)
    servers.match(by: .name) { $0.wireName }
    var failures = Matching(old.failures.cases, new.failures.cases)
    failures.match(by: .name) { $0.name }
    let isSame =
      old.documentation == new.documentation
      && servers.result.pairs.allSatisfy { $0.old.summary == $0.new.summary }
      && failures.result.pairs.allSatisfy {
        $0.old.documentation == $0.new.documentation && $0.old.message == $0.new.message
      }
      && sharedReceivers(old, new).allSatisfy { old.receivers[$0] == new.receivers[$0] }
    if isSame { return [] }
    return [match.change(.docsChanged, new.name.text, "the documentation changed").documenting()]
  }

  /// The receivers of both versions.
  private static func sharedReceivers(_ old: APIModel, _ new: APIModel) -> Set<SwiftName> {
    Set(old.endpoints.compactMap(\.receiver.name))
      .intersection(new.endpoints.compactMap(\.receiver.name))
  }

  private static func ofEndpoint(_ group: ParameterGroup, _ match: Match) -> Change? {
    let (old, new) = (group.endpoint.old, group.endpoint.new)
    let parts = (group.parameters.pairs + group.bodyFields.pairs).map(\.field)
    let isSame =
      Texts(old.documentation, old.deprecation).isSame(
        as: Texts(new.documentation, new.deprecation)
      )
      && old.examples.map(\.text) == new.examples.map(\.text) && parts.allSatisfy(\.saysTheSame)
    if isSame { return nil }
    return match.change(.docsChanged, group.endpoint, "the documentation changed").documenting()
  }

  private static func ofType(_ pair: Pair<TypeModel>, _ match: Match) -> Change? {
    let (old, new) = (pair.old, pair.new)
    let isSame =
      Texts(old.documentation, old.deprecation).isUnchanged(
        in: Texts(new.documentation, new.deprecation)
      )
      && pair.partsSayTheSame
    if isSame { return nil }
    var change = match.change(
      .docsChanged,
      new.name.text,
      "the documentation changed",
      before: old.place,
      after: new.place
    ).documenting()
    change.endpoints = match.endpoints(of: pair)
    return change
  }
}

extension Change {
  /// The finding as one that is shown on demand.
  func documenting() -> Change {
    var change = self
    change.isDocumentation = true
    return change
  }
}

extension Pair<ParameterModel> {
  fileprivate var field: Pair<FieldModel> { Pair<FieldModel>(old.field, new.field, by: basis) }
}

extension Pair<FieldModel> {
  fileprivate var saysTheSame: Bool { Texts(old).isUnchanged(in: Texts(new)) }
}

extension Pair<TypeModel> {
  /// Whether the fields or values that both versions have say the same.
  fileprivate var partsSayTheSame: Bool {
    switch (old.form, new.form) {
    case (.structure(let old), .structure(let new)):
      return matchFields(old.fields, new.fields).pairs.allSatisfy(\.saysTheSame)
    case (.enumeration(let old), .enumeration(let new)):
      var matching = Matching(old.cases, new.cases)
      matching.match(by: .name) { $0.value }
      return matching.result.pairs.allSatisfy {
        Texts($0.old.documentation, $0.old.deprecation)
          .isUnchanged(in: Texts($0.new.documentation, $0.new.deprecation))
      }
    default: return true
    }
  }
}

extension ChangeRule {
  /// Declarations that stand elsewhere: in another order, in another file, in place instead of under a name.
  static let movedOnly = ChangeRule(.movedOnly) { match in
    order(match) + files(match)
      + match.types.pairs.filter { $0.old.isInline != $0.new.isInline }.map { pair in
        var change = match.change(
          .movedOnly,
          pair.new.name.text,
          pair.new.isInline
            ? "the type is defined where it is used now" : "the type is defined by its name now",
          before: pair.old.place,
          after: pair.new.place
        ).documenting()
        change.endpoints = match.endpoints(of: pair)
        return change
      }
  }

  private static func order(_ match: Match) -> [Change] {
    let endpoints = match.endpoints.pairs.map { ($0.old.place, $0.new.place) }
    let types = match.types.pairs.filter { !$0.old.isInline && !$0.new.isInline }
      .map { ($0.old.place, $0.new.place) }
    return [("endpoints", endpoints), ("types", types)].compactMap { noun, places in
      guard let first = firstMoved(places) else { return nil }
      let summary = "the order of the \(noun) changed"
      return match.change(.movedOnly, noun, summary, before: first.0, after: first.1).documenting()
    }
  }

  /// The first that does not follow what it followed. Files are read one after the other.
  private static func firstMoved(_ places: [(Place, Place)]) -> (Place, Place)? {
    let byNew = places.sorted { $0.1.isBefore($1.1) }
    let moved = zip(byNew, byNew.dropFirst()).first {
      $1.0.isBefore($0.0) && $1.0.file == $0.0.file
    }
    return moved?.1
  }

  private static func files(_ match: Match) -> [Change] {
    let places =
      match.endpoints.pairs.map { ($0.old.place, $0.new.place) }
      + match.types.pairs.map { ($0.old.place, $0.new.place) }
    let (oldNames, newNames) = (match.old.fileNames, match.new.fileNames)
    guard oldNames != newNames || oldNames.count > 1,
      let moved = places.first(where: { oldNames[$0.file] != newNames[$1.file] })
    else { return [] }
    return [
      match.change(
        .movedOnly,
        match.new.model.name.text,
        "declarations moved to other files",
        before: moved.0,
        after: moved.1
      ).documenting()
    ]
  }
}

extension Place {
  fileprivate func isBefore(_ other: Place) -> Bool { (file, start) < (other.file, other.start) }
}

extension Side {
  /// The last part of the path of each file, nil of the first: that one is the spec, whatever it is called.
  fileprivate var fileNames: [Substring?] {
    model.files.enumerated().map { index, file in
      index == 0 ? nil : file.path.split(separator: "/").last
    }
  }
}

extension ChangeRule {
  /// A version that was raised by less than the changes ask for. A spec without a version promises nothing.
  ///
  /// Nobody's app or code is concerned, and each report tells it of the whole API: as a finding it is shown on demand.
  static let versionNotBumped = ChangeRule(
    .versionNotBumped,
    judging: { match, found in
      guard let bump = found.map(\.bump).max(), bump != .none,
        let old = match.old.model.version.flatMap(SemanticVersion.init),
        let new = match.new.model.version.flatMap(SemanticVersion.init)
      else { return [] }
      let expected = old.raised(by: bump)
      guard new < expected else { return [] }
      return [
        match.change(
          .versionNotBumped,
          "version",
          "the version is \(new.text), the changes ask for \(expected.text)",
          old: old.text,
          new: new.text,
          before: match.old.document.version?.place,
          after: match.new.document.version?.place
        ).advising("raise `\"version\"` to \(expected.text)").documenting()
      ]
    }
  )
}

/// What a declaration says to people only.
struct Texts: Equatable {
  let documentation: Documentation
  /// The message and the day of a deprecation that stays one.
  let deprecation: Deprecation?
  let example: JSONValue?

  init(
    _ documentation: Documentation,
    _ deprecation: Deprecation? = nil,
    example: JSONValue? = nil
  ) {
    self.documentation = documentation
    self.deprecation = deprecation
    self.example = example
  }

  init(_ field: FieldModel) {
    self.init(field.documentation, field.deprecation, example: field.example)
  }

  /// Whether nothing changed; a deprecation that is taken back is a finding about an endpoint alone.
  func isUnchanged(in new: Texts) -> Bool {
    isSame(as: new) && (deprecation == nil || new.deprecation != nil)
  }

  /// Whether nothing changed that another rule does not tell.
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
