import EndpointJSON
import TestTraits
import Testing

@testable import EndpointSpec

/// The order of error rules.
@Suite(.serialized, .computing)
struct ErrorPrecedenceTests {
  private typealias Condition = FailureModel.Condition

  /// All conditions of some statuses, and of up to two tests of two fields.
  private static let conditions: [Condition] = {
    let statuses: [Condition.Statuses] = [
      .one(403), .one(404), .class(4), .class(5), .failures, .all,
    ]
    let expectations: [FailureModel.Expectation?] = [
      nil, .equals(1), .equals(2), .equals(.null), .present(true), .present(false),
    ]
    func tests(_ key: JSONPath, _ expected: FailureModel.Expectation?) -> [FailureModel.Test] {
      expected.map { [.init(path: key, expected: $0)] } ?? []
    }
    return statuses.flatMap { statuses in
      expectations.flatMap { first in
        expectations.map { second in
          Condition(statuses: statuses, tests: tests("a", first) + tests("b", second))
        }
      }
    }
  }()

  private static let bodies: [JSONValue] = [
    [:], ["a": 1], ["a": 2, "b": 1], ["a": .null, "b": 2], ["a": 1, "b": .null], ["b": 1],
  ]

  /// A rule that matches only a part of what another one matches comes first. So none hides another.
  @Test func moreSpecialRuleComesFirst() {
    for general in Self.conditions {
      for special in Self.conditions where general.covers(special) && !special.covers(general) {
        #expect(special.precedence.lexicographicallyPrecedes(general.precedence))
      }
    }
  }

  @Test func conditionCoversWhatMeetsIt() {
    for general in Self.conditions {
      for special in Self.conditions where general.covers(special) {
        for status in [403, 404, 418, 503] {
          for body in Self.bodies where Self.fits(special, status, body) {
            #expect(Self.fits(general, status, body), "\(general) covers \(special)")
          }
        }
      }
    }
  }

  private static func fits(_ condition: Condition, _ status: Int, _ body: JSONValue) -> Bool {
    condition.fits(status, isSuccess: false) { JSONNode(body).part(at: $0.components[...])?.value }
  }
}
