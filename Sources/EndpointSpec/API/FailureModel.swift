import EndpointJSON

/// The failures of an API or of one endpoint.
package struct FailureModel: Equatable, Sendable {
  /// What a response must have: one of the statuses, and the values in its body.
  package struct Condition: Hashable, Sendable {
    package enum Statuses: Hashable, Sendable {
      case one(Int)
      /// `4` for `4xx`.
      case `class`(Int)
      /// Each that is not a success: `default`.
      case failures
      /// Each: a case with `when`.
      case all
    }

    package let statuses: Statuses
    package var tests: [Test] = []

    package init(statuses: Statuses, tests: [Test] = []) {
      self.statuses = statuses
      self.tests = tests
    }
  }

  /// The expected value at a path in the body.
  package struct Test: Hashable, Sendable {
    package let path: JSONPath
    package let expected: Expectation
  }

  package enum Expectation: Hashable, Sendable {
    case equals(JSONValue)
    case present(Bool)
  }

  package struct FailureRule: Equatable, Sendable {
    package var condition: Condition
    package var caseName: SwiftName
    /// False if an endpoint inherits the rule from the API.
    package var isOwn: Bool
    @NotPartOfEquality package var place: Place
  }

  package struct Case: Equatable, Sendable {
    package var name: SwiftName
    package var type: TypeReference?
    /// The text for users of a case without a type.
    package var message: String?
    package var documentation: Documentation
    /// The former name, for a deprecated member.
    package var was: SwiftName?
  }

  /// In order of first use. Several rules may share a case. The cases of an API include those of its endpoints.
  package var cases: [Case]
  /// In order of precedence. The rules of an API apply to every endpoint that does not override them.
  package var rules: [FailureRule]

  package var ownCases: [Case] {
    let names = Set(rules.filter(\.isOwn).map(\.caseName))
    return cases.filter { names.contains($0.name) }
  }

  /// The place of the first rule with a case.
  package func place(of name: SwiftName) -> Place? {
    rules.filter { $0.caseName == name }.map(\.place).min {
      ($0.file, $0.start) < ($1.file, $1.start)
    }
  }
}

extension FailureModel.Condition {
  /// True if a response matches the condition.
  ///
  /// - Parameters:
  ///   - isSuccess: True if the endpoint declares the status as a success.
  ///   - part: Returns the value at a path in the body.
  package func fits(
    _ status: Int,
    isSuccess: Bool,
    part: (JSONPath) -> JSONValue?
  ) -> Bool {
    mayFit(status, isSuccess: isSuccess) && passesTests(part: part)
  }

  /// True if a body passes all tests, whatever the status is.
  package func passesTests(part: (JSONPath) -> JSONValue?) -> Bool {
    tests.allSatisfy { $0.expected.fits(part($0.path)) }
  }

  /// True if a response with the status may match the condition.
  package func mayFit(_ status: Int, isSuccess: Bool) -> Bool {
    switch statuses {
    case .one(let expected): expected == status
    // A class of statuses contains successes only together with tests.
    case .class(let hundreds): status / 100 == hundreds && !(isSuccess && tests.isEmpty)
    case .failures: !isSuccess
    case .all: true
    }
  }

  /// The precedence of a rule, as `FailureRule.Condition.precedence` of the runtime: conditions on the body before
  /// statuses alone, a status before its class, more tests before fewer, and a value before its presence.
  package var precedence: [Int] {
    let values = tests.count { if case .equals = $0.expected { true } else { false } }
    return [tests.isEmpty ? 1 : 0, statuses.rank, -tests.count, -values]
  }

  /// True if each response that meets the other condition meets this one.
  package func covers(_ other: Self) -> Bool {
    statuses.covers(other.statuses)
      && tests.allSatisfy { test in other.tests.contains { test.isImplied(by: $0) } }
  }
}

extension FailureModel.Condition.Statuses {
  /// The key in `errors`. Nil if the key is the name of the case.
  package var key: String? {
    switch self {
    case .one(let status): "\(status)"
    case .class(let hundreds): "\(hundreds)xx"
    case .failures: "default"
    case .all: nil
    }
  }

  fileprivate var rank: Int {
    switch self {
    case .one: 0
    case .class: 1
    case .failures: 2
    case .all: 3
    }
  }

  fileprivate func covers(_ other: Self) -> Bool {
    switch (self, other) {
    case (.class(let hundreds), .one(let status)): hundreds == status / 100
    case (.failures, .one), (.failures, .class), (.all, _): true
    default: self == other
    }
  }
}

extension FailureModel.Test {
  /// True if a body that passes the other test passes this one.
  fileprivate func isImplied(by other: Self) -> Bool {
    guard path == other.path else { return false }
    switch (expected, other.expected) {
    case (.present(let isPresent), .equals(let value)): return isPresent == (value != .null)
    default: return expected == other.expected
    }
  }
}

extension FailureModel.Expectation {
  fileprivate func fits(_ part: JSONValue?) -> Bool {
    switch self {
    case .equals(let value): part == value
    case .present(let isPresent): (part != nil && part != .null) == isPresent
    }
  }
}
