import EndpointJSON

/// The failures of an API or of one endpoint.
package struct FailureModel: Equatable, Sendable {
  package enum Condition: Equatable, Sendable {
    case status(Int)
    /// `4` for `4xx`.
    case statusClass(Int)
    case when([Test])
    case `default`
  }

  /// The expected value at a path in the body.
  package struct Test: Equatable, Sendable {
    package let path: JSONPath
    package let expected: Expectation
  }

  package enum Expectation: Equatable, Sendable {
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
    switch self {
    case .status(let expected): expected == status
    case .statusClass(let hundreds): status / 100 == hundreds && !isSuccess
    case .default: !isSuccess
    case .when(let tests): tests.allSatisfy { $0.expected.fits(part($0.path)) }
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
