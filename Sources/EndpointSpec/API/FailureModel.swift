import EndpointJSON

/// The failures of an API or of one endpoint: an enum with a case a rule.
package struct FailureModel: Equatable, Sendable {
  package enum Condition: Sendable {
    case status(Int)
    /// `4` for `4xx`.
    case statusClass(Int)
    case when([(path: JSONPath, expected: Expectation)])
    case `default`
  }

  package enum Expectation: Equatable, Sendable {
    case equals(JSONValue)
    case present(Bool)
  }

  package struct FailureRule: Equatable, Sendable {
    package var condition: Condition
    package var caseName: SwiftName
    @Uncompared package var place: Place

    package init(condition: Condition, caseName: SwiftName, place: Place) {
      self.condition = condition
      self.caseName = caseName
      self.place = place
    }
  }

  package struct Case: Equatable, Sendable {
    package var name: SwiftName
    package var type: TypeReference?
    package var documentation: Documentation

    package init(name: SwiftName, type: TypeReference?, documentation: Documentation) {
      self.name = name
      self.type = type
      self.documentation = documentation
    }
  }

  /// `Failure`, or `DeckDrawFailure`.
  package var name: SwiftName
  /// In order of first mention; several rules may share one.
  package var cases: [Case]
  /// In order of precedence.
  package var rules: [FailureRule]

  package init(name: SwiftName, cases: [Case], rules: [FailureRule]) {
    self.name = name
    self.cases = cases
    self.rules = rules
  }
}

extension FailureModel.Condition: Equatable {
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.status(let one), .status(let other)), (.statusClass(let one), .statusClass(let other)):
      one == other
    case (.when(let one), .when(let other)): one.elementsEqual(other, by: ==)
    case (.default, .default): true
    default: false
    }
  }
}
