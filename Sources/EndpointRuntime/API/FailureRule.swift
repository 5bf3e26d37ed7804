@_spi(Generated) import EndpointJSON
import Foundation

/// Maps responses to a failure: a condition, and how to decode the payload.
///
/// ```swift
/// .status(404) { .noSuchDeck($0) }
/// .when("success", .equals(false)) { .refused($0) }
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

  /// The condition of a rule.
  @_spi(Generated) public enum Condition: Sendable {
    /// A single status.
    case status(Int)
    /// A class of statuses: `4` for 400 to 499.
    case statusClass(Int)
    /// All of these fields have the expected values, with any status.
    case when([(JSONPath, Expectation)])
    /// Any response that is not a success.
    case otherwise
  }

  let condition: Condition
  /// Decodes the failure. `nil` disables the API's rule for this condition.
  ///
  /// It returns a `Result` because functions with typed throws cannot be stored on all supported systems.
  let read: (@Sendable (Data, JSONPlaces?) -> Result<Failure, JSONFailure>)?

  /// True if the rule applies to the response.
  func fits(
    _ response: HTTPResponse,
    isSuccess: Bool,
    noting places: JSONPlaces? = nil
  ) -> Bool {
    switch condition {
    case .status(let status): response.status == status
    case .statusClass(let number): response.status / 100 == number && !isSuccess
    case .when(let fields):
      fields.allSatisfy { $1.isMet(at: $0, in: response.body, noting: places) }
    case .otherwise: !isSuccess
    }
  }
}

@_spi(Generated) extension FailureRule {
  private init<Payload: JSONReadable & Sendable>(
    _ condition: Condition,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) {
    self.init(condition: condition) { body, places in
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
    self.init(condition: condition) { _, _ in .success(failure) }
  }

  /// A rule for a status that decodes the body as payload.
  public static func status<Payload: JSONReadable & Sendable>(
    _ status: Int,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.status(status), make)
  }

  /// A rule for a status.
  public static func status(_ status: Int, _ failure: Failure) -> FailureRule {
    FailureRule(.status(status), failure)
  }

  /// A rule for a class of statuses, 4 or 5, that decodes the body as payload.
  public static func statusClass<Payload: JSONReadable & Sendable>(
    _ number: Int,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.statusClass(number), make)
  }

  /// A rule for a class of statuses, 4 or 5.
  public static func statusClass(_ number: Int, _ failure: Failure) -> FailureRule {
    FailureRule(.statusClass(number), failure)
  }

  /// A rule for a field of the body, with any status, that decodes the body as payload.
  public static func when<Payload: JSONReadable & Sendable>(
    _ path: JSONPath,
    _ expectation: Expectation,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.when([(path, expectation)]), make)
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
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.when(fields), make)
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
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.otherwise, make)
  }

  /// A rule for any response that is not a success.
  public static func otherwise(_ failure: Failure) -> FailureRule {
    FailureRule(.otherwise, failure)
  }

  /// Disables the API's rule with this condition for a request.
  public static func without(_ condition: Condition) -> FailureRule {
    FailureRule(condition: condition, read: nil)
  }
}

extension FailureRule.Condition: Equatable {
  @_spi(Generated) public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.status(let one), .status(let other)), (.statusClass(let one), .statusClass(let other)):
      one == other
    case (.when(let one), .when(let other)): one.elementsEqual(other, by: ==)
    case (.otherwise, .otherwise): true
    case (.status, _), (.statusClass, _), (.when, _), (.otherwise, _): false
    }
  }

  /// The precedence: exact status, then `when`, then status class, then `otherwise`.
  var rank: Int {
    switch self {
    case .status: 0
    case .when: 1
    case .statusClass: 2
    case .otherwise: 3
    }
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
