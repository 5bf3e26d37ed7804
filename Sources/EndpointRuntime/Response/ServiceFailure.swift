/// What an API declares that can go wrong, as an enum with a case for each.
///
/// Its rules say which response is which case. The first rule that fits counts, so they stand in the order of their
/// precedence.
public protocol ServiceFailure: Error, Equatable, Sendable {
  /// The API whose failure it is.
  associatedtype Service: API where Service.Failure == Self

  /// Which response is which failure, the most particular first. Some requests have rules of their own beside them.
  static var rules: [FailureRule<Self>] { get }

  /// The text of the failure that a person may be shown, if the API gives one.
  var userFacingText: String? { get }
}

extension ServiceFailure {
  public var userFacingText: String? { nil }
}
