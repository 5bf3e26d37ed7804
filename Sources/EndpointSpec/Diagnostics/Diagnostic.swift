/// A problem at a place of a file: what was found, what was expected, and how to fix it.
package struct Diagnostic: Error, Hashable, Sendable {
  package enum Severity: String, Sendable, Ranked { case error, warning, note }

  /// A related place, such as the first of two definitions.
  package struct Related: Hashable, Sendable {
    package let message: String
    package let place: Place

    package init(_ message: String, at place: Place) {
      self.message = message
      self.place = place
    }
  }

  package var severity: Severity
  package let rule: Rule
  package let message: String
  package let place: Place
  /// How to fix it, with the edits that do so.
  package let fix: Hint?
  package let related: [Related]

  package init(
    _ rule: Rule,
    _ message: String,
    at place: Place,
    hint: Hint? = nil,
    related: [Related] = [],
    severity: Severity? = nil
  ) {
    self.severity = severity ?? rule.severity
    self.rule = rule
    self.message = message
    self.place = place
    fix = hint
    self.related = related
  }
}

extension Diagnostic {
  /// How to fix it, in one sentence without a period: `did you mean "count"?`.
  package var hint: String? { fix?.text }

  /// The same problem with another hint.
  package func with(hint: Hint) -> Diagnostic {
    Diagnostic(rule, message, at: place, hint: hint, related: related, severity: severity)
  }

  /// A key that has no effect.
  package static func misplacedKey(
    _ problem: String,
    at place: Place,
    hint: Hint = "remove it"
  ) -> Diagnostic {
    Diagnostic(.misplacedKey, problem, at: place, hint: hint)
  }
}

/// A stage that collects the problems that it finds.
protocol Reporting {
  var diagnostics: [Diagnostic] { get set }
}

extension Reporting {
  mutating func report(
    _ rule: Rule,
    _ message: String,
    at place: Place,
    hint: Hint? = nil,
    related: [Diagnostic.Related] = []
  ) {
    diagnostics.append(Diagnostic(rule, message, at: place, hint: hint, related: related))
  }
}

/// The rules of the spec language, and what an import reports. The raw value is the identifier in machine-readable output.
package enum Rule: String, CaseIterable, Sendable {
  case malformedJSON = "malformed-json"
  case malformedYAML = "malformed-yaml"
  case differsInOldYAML = "old-yaml"
  case unreadableSource = "unreadable-source"
  case unknownKey = "unknown-key"
  case wrongType = "wrong-type"
  case missingKey = "missing-key"
  case conflictingKeys = "conflicting-keys"
  case invalidValue = "invalid-value"
  case duplicateName = "duplicate-name"
  case unknownType = "unknown-type"
  case invalidTypeExpression = "invalid-type-expression"
  case invalidName = "invalid-name"
  case reservedName = "reserved-name"
  case nameClash = "name-clash"
  case invalidPath = "invalid-path"
  case pathParameterMissing = "path-parameter-missing"
  case selfWithoutReceiver = "self-without-receiver"
  case requiredAfterDefault = "required-after-default"
  case bodyNotExpected = "body-not-expected"
  case unknownAuthentication = "unknown-authentication"
  case unknownServer = "unknown-server"
  case unknownEndpoint = "unknown-endpoint"
  case unknownReceiver = "unknown-receiver"
  case statusOutOfRange = "status-out-of-range"
  case exampleMismatch = "example-mismatch"
  case defaultMismatch = "default-mismatch"
  case impossibleRecursion = "impossible-recursion"
  case ambiguousUnion = "ambiguous-union"
  case invalidUnion = "invalid-union"
  case duplicateValue = "duplicate-value"
  case includeCycle = "include-cycle"
  case invalidInclude = "invalid-include"
  case unusedType = "unused-type"
  case unusedScheme = "unused-scheme"
  case unreachableErrorRule = "unreachable-error-rule"
  case hiddenErrorRule = "hidden-error-rule"
  case invalidURL = "invalid-url"
  case deprecatedUse = "deprecated-use"
  case invalidJSONPath = "invalid-json-path"
  case invalidPagination = "invalid-pagination"
  case cursorMismatch = "cursor-mismatch"
  case notSendable = "not-sendable"
  case misplacedType = "misplaced-type"
  case misplacedKey = "misplaced-key"
  case unknownValue = "unknown-value"
  case withoutEffect = "without-effect"
  case unconfirmedPath = "unconfirmed-path"
  case bidirectionalCharacter = "bidirectional-character"
  case deceptiveCharacter = "deceptive-character"
  case suspiciousValue = "suspicious-value"
  case sameRequest = "same-request"
  case foreignPlaceholder = "foreign-placeholder"
  case misspelledKey = "misspelled-key"
  case ignoredBody = "ignored-body"

  /// A document violates OpenAPI, or contradicts itself.
  case documentMistake = "mistake"
  /// The spec language cannot express a part of a document.
  case notCarried = "not-carried"
  /// An import uses a wider type or meaning than the document.
  case loosened = "loosened"
  /// An example does not match the types of the document, and was omitted.
  case contradictingExample = "contradicting-example"

  package var severity: Diagnostic.Severity {
    switch self {
    case .bodyNotExpected, .ambiguousUnion, .unreachableErrorRule, .unknownValue,
      .unusedScheme, .withoutEffect, .unconfirmedPath, .bidirectionalCharacter, .deceptiveCharacter,
      .suspiciousValue, .sameRequest, .foreignPlaceholder,
      .differsInOldYAML, .misspelledKey, .ignoredBody, .cursorMismatch, .notCarried:
      .warning
    case .unusedType, .deprecatedUse, .loosened, .contradictingExample: .note
    default: .error
    }
  }
}

/// The severity of a change or of a difference.
package enum Level: String, Sendable, Ranked {
  /// Nothing fails. A client may ignore a part of the traffic.
  case safe
  /// A client may lose something.
  case care
  /// A client fails.
  case breaking
}

/// An enum whose cases are in ascending order.
package protocol Ranked: Comparable, CaseIterable {}

extension Ranked {
  package var rank: Int { Self.allCases.prefix { $0 != self }.count }

  package static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
}

/// A mistake in a text of the spec, and its byte range.
package struct TextProblem: Error, Equatable {
  var range: Range<Int>
  package internal(set) var message: String
  var hint: Hint?
  /// What to write where, if that is the whole remedy.
  var remedy: [Replacement] = []
  /// True if the remedy is the only one.
  var isCertain = true

  struct Replacement: Equatable {
    let range: Range<Int>
    let text: String
  }

  /// The hint with the edits of the remedy in a text of a spec.
  func hint(in text: Located<String>) -> Hint? {
    guard let hint, !remedy.isEmpty else { return hint }
    let whole = String(decoding: remedy.applied(to: Array(text.value.utf8)), as: UTF8.self)
    let edit = Edit.rename(text.place, from: text.value, to: whole)
    return Hint(hint.text, [edit], isCertain: isCertain)
  }

  /// The hint with the edits of the remedy in a file.
  func hint(in file: Int) -> Hint? {
    guard let hint, !remedy.isEmpty else { return hint }
    let edits = remedy.map { part -> Edit in
      let place = Place(file: file, start: part.range.lowerBound, end: part.range.upperBound)
      return .replace(place, with: part.text)
    }
    return Hint(hint.text, edits, isCertain: isCertain)
  }
}

extension [TextProblem.Replacement] {
  func applied(to bytes: [UInt8]) -> [UInt8] {
    reversed().reduce(into: bytes) { $0.replaceSubrange($1.range, with: $1.text.utf8) }
  }
}

extension Reporting {
  mutating func report(_ rule: Rule, _ problem: TextProblem, in text: Located<String>) {
    report(rule, problem.message, at: text.part(problem.range), hint: problem.hint(in: text))
  }
}

extension Located<String> {
  /// The place of a byte range of the text. The whole string if it contains escapes.
  package func part(_ range: Range<Int>) -> Place {
    let quotes = place.end - place.start - value.utf8.count
    guard quotes == 2 || quotes == 0 else { return place }
    let start = place.start + quotes / 2 + range.lowerBound
    return Place(file: place.file, start: start, end: max(start + range.count, start + 1))
  }
}
