@_spi(Generated) import EndpointJSON
import Foundation

/// Maps responses to a failure: a condition, and how to decode the payload.
///
/// ```swift
/// .status(404, case: "noSuchDeck") { .noSuchDeck($0) }
/// .status(403, when: [("code", .equals(7))], .limited)
/// .when("success", .equals(false), case: "refused") { .refused($0) }
/// .statusClass(5, .unavailable)
/// ```
public struct FailureRule<Failure: ServiceFailure>: Sendable {
  /// The expected value of a field.
  @_spi(Generated) public enum Expectation: Hashable, Sendable {
    /// The field has this value.
    case equals(JSONValue)
    /// `true` if the field must be present and not null, `false` if it must be absent or null.
    case present(Bool)
  }

  /// What a response must have: one of the statuses, and the expected values of fields.
  @_spi(Generated) public struct Condition: Sendable {
    enum Statuses: Hashable {
      case one(Int)
      /// `4` for 400 to 499.
      case `class`(Int)
      /// Each that is not a success.
      case failures
      case all
    }

    let statuses: Statuses
    let fields: [(JSONPath, Expectation)]
    /// The place in the order of rules, the first one lowest: conditions on the body before statuses alone, a status
    /// before its class, more fields before fewer, and a value before its presence.
    let precedence: Int

    fileprivate init(statuses: Statuses, fields: [(JSONPath, Expectation)]) {
      self.statuses = statuses
      self.fields = fields
      let rank =
        switch statuses {
        case .one: 0
        case .class: 1
        case .failures: 2
        case .all: 3
        }
      let values = fields.count { if case .equals = $1 { true } else { false } }
      // Each step outweighs all later ones, for up to 1,000 fields.
      precedence =
        ((fields.isEmpty ? 4 : 0) + rank) * 1_048_576 - min(fields.count, 1000) * 1024
        - min(values, 1000)
    }
  }

  let condition: Condition
  /// The name of the case.
  let name: String
  /// Decodes the failure. `nil` disables the API's rule for this condition.
  ///
  /// It returns a `Result` because functions with typed throws cannot be stored on all supported systems.
  let read: (@Sendable (Data, JSONPlaces?) -> Result<Failure, JSONFailure>)?
}

@_spi(Generated) extension FailureRule {
  private init<Payload: JSONReadable & Sendable>(
    _ condition: Condition,
    _ name: String,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) {
    self.init(condition: condition, name: name) { body, places in
      do throws(JSONFailure) {
        if let places { JSONReader.note(places, in: body) { Payload(from: &$0) } }
        let payload = try JSONReader.read(body) { Payload(from: &$0) }.value
        return .success(make(payload))
      } catch {
        return .failure(error)
      }
    }
  }

  private init(_ condition: Condition, _ failure: Failure) {
    self.init(condition: condition, name: "") { _, _ in .success(failure) }
  }

  /// A rule for a status that decodes the body as payload.
  public static func status<Payload: JSONReadable & Sendable>(
    _ status: Int,
    when fields: [(JSONPath, Expectation)] = [],
    case name: String,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.status(status, when: fields), name, make)
  }

  /// A rule for a status.
  public static func status(
    _ status: Int,
    when fields: [(JSONPath, Expectation)] = [],
    _ failure: Failure
  ) -> FailureRule {
    FailureRule(.status(status, when: fields), failure)
  }

  /// A rule for a class of statuses, 2 to 5, that decodes the body as payload.
  public static func statusClass<Payload: JSONReadable & Sendable>(
    _ number: Int,
    when fields: [(JSONPath, Expectation)] = [],
    case name: String,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.statusClass(number, when: fields), name, make)
  }

  /// A rule for a class of statuses, 2 to 5.
  public static func statusClass(
    _ number: Int,
    when fields: [(JSONPath, Expectation)] = [],
    _ failure: Failure
  ) -> FailureRule {
    FailureRule(.statusClass(number, when: fields), failure)
  }

  /// A rule for a field of the body, with any status, that decodes the body as payload.
  public static func when<Payload: JSONReadable & Sendable>(
    _ path: JSONPath,
    _ expectation: Expectation,
    case name: String,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.when([(path, expectation)]), name, make)
  }

  /// A rule for a field of the body, with any status.
  public static func when(
    _ path: JSONPath,
    _ expectation: Expectation,
    _ failure: Failure
  ) -> FailureRule {
    FailureRule(.when([(path, expectation)]), failure)
  }

  /// A rule for several fields of the body, with any status, that decodes the body as payload. All fields must match.
  public static func when<Payload: JSONReadable & Sendable>(
    _ fields: [(JSONPath, Expectation)],
    case name: String,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.when(fields), name, make)
  }

  /// A rule for several fields of the body, with any status. All fields must match.
  public static func when(
    _ fields: [(JSONPath, Expectation)],
    _ failure: Failure
  ) -> FailureRule {
    FailureRule(.when(fields), failure)
  }

  /// A rule for any response that is not a success, that decodes the body as payload.
  public static func otherwise<Payload: JSONReadable & Sendable>(
    when fields: [(JSONPath, Expectation)] = [],
    case name: String,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.otherwise(when: fields), name, make)
  }

  /// A rule for any response that is not a success.
  public static func otherwise(
    when fields: [(JSONPath, Expectation)] = [],
    _ failure: Failure
  ) -> FailureRule {
    FailureRule(.otherwise(when: fields), failure)
  }

  /// Disables the API's rule with this condition for a request.
  public static func without(_ condition: Condition) -> FailureRule {
    FailureRule(condition: condition, name: "", read: nil)
  }
}

@_spi(Generated) extension FailureRule.Condition {
  /// A single status.
  public static func status(
    _ status: Int,
    when fields: [(JSONPath, FailureRule.Expectation)] = []
  ) -> Self { Self(statuses: .one(status), fields: fields) }

  /// A class of statuses: `4` for 400 to 499. It contains successes only together with fields.
  public static func statusClass(
    _ number: Int,
    when fields: [(JSONPath, FailureRule.Expectation)] = []
  ) -> Self { Self(statuses: .class(number), fields: fields) }

  /// Any status, if the fields have the expected values.
  public static func when(_ fields: [(JSONPath, FailureRule.Expectation)]) -> Self {
    Self(statuses: .all, fields: fields)
  }

  /// Any status that is not a success.
  public static func otherwise(
    when fields: [(JSONPath, FailureRule.Expectation)] = []
  ) -> Self { Self(statuses: .failures, fields: fields) }
}

extension FailureRule.Condition: Equatable {
  @_spi(Generated) public static func == (left: Self, right: Self) -> Bool {
    left.statuses == right.statuses && left.fields.elementsEqual(right.fields, by: ==)
  }

  /// True if a response meets the condition.
  func isMet(
    by response: HTTPResponse,
    isSuccess: Bool,
    noting places: JSONPlaces? = nil
  ) -> Bool {
    let hasStatus =
      switch statuses {
      case .one(let status): response.status == status
      case .class(let number):
        response.status / 100 == number && !(isSuccess && fields.isEmpty)
      case .failures: !isSuccess
      case .all: true
      }
    return hasStatus
      && fields.allSatisfy { $1.isMet(at: $0, in: response.body, noting: places) }
  }
}

extension FailureRule.Expectation {
  /// True if the body is JSON with the expected value at the path.
  fileprivate func isMet(at path: JSONPath, in body: Data, noting places: JSONPlaces?) -> Bool {
    places?.addValue(at: path, in: body)
    let result = try? JSONReader.read(body, at: path) { $0.value() }
    switch self {
    case .equals(let value): return result?.value == value
    case .present(let isPresent): return isPresent == (result.map { !$0.value.isNull } ?? false)
    }
  }
}
