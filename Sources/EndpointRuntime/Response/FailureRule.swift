import Foundation

/// Which responses are a failure, and how their bodies become one.
///
/// ```swift
/// .status(404) { .noSuchDeck($0) }
/// .when("success", .equals(false)) { .refused($0) }
/// .statusClass(5, .unavailable)
/// ```
public struct FailureRule<Failure: ServiceFailure>: Sendable {
  /// What a field must be.
  public enum Expectation: Hashable, Sendable {
    /// It has this value.
    case equals(JSONValue)
    /// It is there and not null, or the reverse.
    case present(Bool)
  }

  /// When a rule counts.
  public enum Condition: Sendable {
    case status(Int)
    /// `4` for the statuses from 400 to 499.
    case statusClass(Int)
    /// All of these fields are as expected, whatever the status.
    case when([(JSONPath, Expectation)])
    /// Any response that is no success.
    case otherwise
  }

  let condition: Condition
  /// Nil: the API's rule for this condition does not hold.
  ///
  /// Not a throwing function: one with a typed error cannot be stored on every system that this runs on.
  let read: (@Sendable (Data, JSONPlaces?) -> Result<Failure, JSONFailure>)?

  private init<Payload: WireDecodable & Sendable>(
    _ condition: Condition,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) {
    self.condition = condition
    read = { body, places in
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
    self.condition = condition
    read = { _, _ in .success(failure) }
  }

  private init(without condition: Condition) {
    self.condition = condition
    read = nil
  }

  /// True if the rule speaks of this response.
  func fits(
    _ response: HTTPResponse,
    isSuccess: Bool,
    noting places: JSONPlaces? = nil
  ) -> Bool {
    switch condition {
    case .status(let status): response.status == status
    case .statusClass(let number): response.status / 100 == number
    case .when(let fields):
      fields.allSatisfy { $1.isMet(at: $0, in: response.body, noting: places) }
    case .otherwise: !isSuccess
    }
  }
}

extension FailureRule {
  /// A status, with the body as payload.
  public static func status<Payload: WireDecodable & Sendable>(
    _ status: Int,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.status(status), make)
  }

  /// A status.
  public static func status(_ status: Int, _ failure: Failure) -> FailureRule {
    FailureRule(.status(status), failure)
  }

  /// A class of statuses, 4 or 5, with the body as payload.
  public static func statusClass<Payload: WireDecodable & Sendable>(
    _ number: Int,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.statusClass(number), make)
  }

  /// A class of statuses, 4 or 5.
  public static func statusClass(_ number: Int, _ failure: Failure) -> FailureRule {
    FailureRule(.statusClass(number), failure)
  }

  /// A field of the body, whatever the status, with the body as payload.
  public static func when<Payload: WireDecodable & Sendable>(
    _ path: JSONPath,
    _ expectation: Expectation,
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.when([(path, expectation)]), make)
  }

  /// A field of the body, whatever the status.
  public static func when(
    _ path: JSONPath,
    _ expectation: Expectation,
    _ failure: Failure
  ) -> FailureRule {
    FailureRule(.when([(path, expectation)]), failure)
  }

  /// Fields of the body, all of them, whatever the status, with the body as payload.
  public static func when<Payload: WireDecodable & Sendable>(
    _ fields: [(JSONPath, Expectation)],
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.when(fields), make)
  }

  /// Fields of the body, all of them, whatever the status.
  public static func when(
    _ fields: [(JSONPath, Expectation)],
    _ failure: Failure
  ) -> FailureRule {
    FailureRule(.when(fields), failure)
  }

  /// Any response that is no success, with the body as payload.
  public static func otherwise<Payload: WireDecodable & Sendable>(
    _ make: @escaping @Sendable (Payload) -> Failure
  ) -> FailureRule {
    FailureRule(.otherwise, make)
  }

  /// Any response that is no success.
  public static func otherwise(_ failure: Failure) -> FailureRule {
    FailureRule(.otherwise, failure)
  }

  /// Among the rules of a request: the API's rule with this condition does not hold for it.
  public static func without(_ condition: Condition) -> FailureRule {
    FailureRule(without: condition)
  }
}

extension FailureRule.Condition: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.status(let one), .status(let other)), (.statusClass(let one), .statusClass(let other)):
      one == other
    case (.when(let one), .when(let other)): one.elementsEqual(other, by: ==)
    case (.otherwise, .otherwise): true
    default: false
    }
  }

  /// The exact status comes first, then `when`, then the class, then any failure.
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
  /// True if the body is JSON whose value at the path is as expected.
  fileprivate func isMet(at path: JSONPath, in body: Data, noting places: JSONPlaces?) -> Bool {
    places?.addValue(at: path, in: body)
    let result = try? JSONReader.read(body, at: path) { $0.value() }
    switch self {
    case .equals(let value): return result?.value == value
    case .present(let isPresent): return isPresent == (result.map { !$0.value.isNull } ?? false)
    }
  }
}
