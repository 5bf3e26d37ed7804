/// The failures that an API declares, as an enum.
///
/// Its rules map responses to cases. The first rule that matches applies, so they are sorted by precedence.
public protocol ServiceFailure: Error, Equatable, Sendable {
  /// The API that declares the failures.
  associatedtype Service: API where Service.Failure == Self

  /// The rules that map responses to failures, most specific first. Requests may add rules.
  static var rules: [FailureRule<Self>] { get }

  /// The text of the failure for users, if the API provides one.
  var userFacingText: String? { get }
}

extension ServiceFailure {
  /// `nil` by default.
  public var userFacingText: String? { nil }
}
