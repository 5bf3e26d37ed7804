import EndpointSpec

/// A kind of change: a row of the catalogue, with its default levels and texts. `verify` has kinds of its own.
///
/// A class, since all changes of a kind share it.
package final class ChangeKind: Sendable {
  /// Identifies a kind of the catalogue.
  package enum ID: String, Sendable, CaseIterable {
    case generatorOptionChanged, serverChanged, authAddedOrTightened, authRemovedOrLoosened
    case authSchemeDetailsChanged
    case endpointAdded, endpointRemoved, endpointRemovedAfterSunset, endpointDeprecated
    case endpointUndeprecated, sunsetEarlierOrInvalid, endpointRenamed, endpointPathChanged
    case endpointPlaceholderRenamed, endpointMethodChanged, paginationChanged
    case retryTimeoutIdempotencyChanged
    case paramSwiftNameChanged, paramAddedRequired, paramAddedOptional, paramRemoved
    case paramBecameRequired, paramBecameOptional, paramBecameNullable, paramBecameNotNullable
    case paramWireNameChanged, paramLocationChanged, paramOrderChanged, paramDeprecated
    case paramTypeChanged, paramTypeWidened, paramEncodingChanged, paramDefaultChanged
    case paramConstraintTightened, paramConstraintLoosened, constraintDeclared
    case bodyAddedRequired, bodyAddedOptional, bodyRemoved, bodyBecameRequired, bodyBecameOptional
    case bodyEncodingChanged, mediaTypeAdded, mediaTypeRemoved
    case bodyConstraintTightened, bodyConstraintLoosened, bodyFieldTypeChanged
    case bodyFieldTypeWidened, bodyFieldAddedRequired, bodyFieldAddedOptional, bodyFieldRemoved
    case bodyFieldBecameRequired, bodyFieldBecameOptional, bodyFieldBecameNullable
    case bodyFieldBecameNotNullable, bodyFieldDefaultChanged
    case respBodyAdded, respBodyRemoved, respStatusSuccessAdded, respStatusSuccessChanged
    case respHeaderRemovedOptional, respHeaderRemoved, respHeaderAdded, errorCaseAdded
    case errorCaseRemoved, errorBodyChanged
    case respFormatChanged, respFieldTypeChanged, respFieldSwiftNameChanged, respConstraintChanged
    case respFieldTypeNarrowed, respIntWidthChanged, respFieldAddedOptional, respFieldAddedRequired
    case respFieldRemovedRequired, respFieldRemovedOptional, respFieldBecameOptional
    case respFieldBecameRequired, respFieldWireNameChanged
    case typeRenamed, typeRemovedUnreferenced, typeAdded, bodyFieldReadonlyChanged, fieldDeprecated
    case enumCaseRemovedRequest, enumCaseAddedRequest, enumCaseAddedResponseClosed
    case enumCaseAddedResponseOpen, enumCaseRemovedResponse, enumRawValueChanged, enumClosedToOpen
    case enumOpenToClosedRequest, enumOpenToClosedResponse, unionVariantAddedResponse
    case unionVariantRemovedResponse, unionVariantAddedRequest, unionVariantRemovedRequest
    case unionTagChanged, unionChoiceChanged
    case docsChanged, movedOnly, versionNotBumped, generatedSymbolCollision
    case swiftDeclarationChanged

    /// The name in reports and allow files, such as `resp-field-became-required`.
    package var name: String { kindName }
  }

  /// Nil for a kind of `verify`.
  package let id: ID?
  package let name: String
  /// What changed, in one sentence without a period.
  package let meaning: String
  /// The direction of the values that changed. Nil for both, and for other changes.
  package let direction: Direction?
  package let wire: Level
  /// The consequence for shipped apps, in one sentence without a period.
  package let consequence: String
  package let swift: Level
  /// The consequence for code that is compiled against the new module, in one sentence without a period.
  package let callers: String
  /// The part of the version to increase. None if only documentation, order, layout or the version changes.
  package let bump: Bump
  /// What would make the change safe, in one sentence without a period.
  package let remedy: String?
  /// When a finding has other levels.
  package let exception: String?
  /// A finding of the kind: `Books.list: the method changed from GET to POST`.
  package let example: String?

  var isDocumentation: Bool { bump == .none }

  /// Creates a kind of `verify`, whose findings have one level.
  package init(_ name: String, wire: Level, consequence: String, remedy: String?) {
    (self.name, self.wire, self.consequence, self.remedy) = (name, wire, consequence, remedy)
    (id, direction, exception, example) = (nil, nil, nil, nil)
    (meaning, callers, swift, bump) = ("", "", .safe, .none)
  }

  private init(_ id: ID) {
    let name = id.name
    func cell(_ column: Int) -> String? { Self.table[name, column] }
    func effect(_ column: Int) -> (level: Level, text: String) {
      let parts = (cell(column) ?? "").split(separator: ": ", maxSplits: 1).map(String.init)
      return (parts.first.flatMap(Level.init) ?? .breaking, parts.last ?? "")
    }
    (self.id, self.name) = (id, name)
    meaning = cell(1) ?? ""
    direction = cell(2).flatMap(Direction.init)
    (wire, consequence) = effect(3)
    (swift, callers) = effect(4)
    bump = cell(5).flatMap(Bump.init) ?? .major
    (remedy, exception, example) = (cell(6), cell(7), cell(8))
  }
}

extension ChangeKind: Hashable {
  package static func == (left: ChangeKind, right: ChangeKind) -> Bool { left.name == right.name }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ChangeKind {
  private static let table = KindTable(changeCatalogue)

  /// All kinds in the order of the catalogue.
  package static let all = ID.allCases.map(ChangeKind.init)

  private static let byID = Dictionary(firstOf: zip(ID.allCases, all))

  package static subscript(id: ID) -> ChangeKind { byID[id] ?? ChangeKind(id) }
}

/// A level of a kind of change that a project configures.
package struct KindLevel: Equatable, Sendable {
  package let kind: String
  package let level: Level
  /// The axis that the level applies to. Nil for both.
  package let axis: Axis?
  package let reason: String

  package init(kind: String, level: Level, axis: Axis? = nil, reason: String) {
    self.kind = kind
    self.level = level
    self.axis = axis
    self.reason = reason
  }
}

extension Comparison {
  /// Rates the changes by the levels of the project. Most severe first.
  package func rated(by levels: [KindLevel]) -> Comparison {
    guard !levels.isEmpty else { return self }
    var comparison = self
    let rated = changes.map { change in
      levels.first { $0.kind == change.kind.name }.map(change.rated) ?? change
    }
    comparison.changes = Level.allCases.reversed().flatMap { level in
      rated.filter { $0.level == level }
    }
    return comparison
  }
}

extension Change {
  fileprivate func rated(by kind: KindLevel) -> Change {
    var change = self
    if kind.axis != .swift { change.wire = kind.level }
    if kind.axis != .wire { change.swift = kind.level }
    if kind.level > .safe { change.isDocumentation = false }
    let note = "endpoints.json rates it \(kind.level.rawValue): \(kind.reason)"
    change.hint = [change.hint, note].compactMap(\.self).joined(separator: "; ")
    return change
  }
}
