import EndpointJSON
import EndpointSpec

extension ChangeKind {
  package static let docsChanged = ChangeKind(
    "docs-changed",
    wire: .safe,
    swift: .safe,
    bump: .none,
    consequence: "Shipped apps are not affected",
    callers: "Only the documentation changes"
  )
  package static let movedOnly = ChangeKind(
    "moved-only",
    wire: .safe,
    swift: .safe,
    bump: .none,
    consequence: "Shipped apps are not affected",
    callers: "Source code is not affected"
  )
  package static let versionNotBumped = ChangeKind(
    "version-not-bumped",
    wire: .safe,
    swift: .safe,
    bump: .none,
    consequence: "Shipped apps are not affected",
    callers: "Source code is not affected",
    remedy: #"raise `"version"`"#
  )
}

extension ChangeRule {
  /// The rules on documentation, order and version. They run last, since the last one depends on all findings.
  static let documentation: [ChangeRule] =
    [
      .docsChanged,
      .movedOnly,
      .versionNotBumped,
    ]
}

extension ChangeRule {
  /// Documentation changed: summaries, descriptions, deprecation messages, examples. One finding covers all texts of an
  /// endpoint or a type, including those of its parts.
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

  /// The receivers that exist in both versions.
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
  /// Marks the finding as hidden by default.
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
  /// True if the texts of the common fields or values are equal.
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
    case (.structure, _), (.identifier, _), (.enumeration, _), (.union, _), (.alias, _),
      (.external, _):
      return true
    }
  }
}

extension ChangeRule {
  /// Declarations moved: in another order, to another file, or inline instead of under a name.
  static let movedOnly = ChangeRule(.movedOnly) { match in
    order(match) + files(match)
      + match.types.pairs.filter { $0.old.isInline != $0.new.isInline }.map { pair in
        var change = match.change(
          .movedOnly,
          pair.new.name.text,
          pair.new.isInline
            ? "the type is now defined inline" : "the type is now defined by name",
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

  /// The first declaration with another predecessor. Files are read in sequence.
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
  /// The last path component of each file. Nil for the main file, whose name does not matter.
  fileprivate var fileNames: [Substring?] {
    model.files.enumerated().map { index, file in
      index == 0 ? nil : file.path.split(separator: "/").last
    }
  }
}

extension ChangeRule {
  /// The version was increased by less than the changes require. A spec without a version is not checked.
  ///
  /// The finding is hidden by default, since each report has a line on the version.
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
          "the version is \(new.text), but the changes require \(expected.text)",
          old: old.text,
          new: new.text,
          before: match.old.document.version?.place,
          after: match.new.document.version?.place
        ).advising("increase `\"version\"` to \(expected.text)").documenting()
      ]
    }
  )
}

/// The documentation of a declaration.
struct Texts: Equatable {
  let documentation: Documentation
  /// The message and the day of a deprecation that both versions have.
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
