/// What an API declares that can go wrong, as an enum with a case for each.
///
/// Its rules say which response is which case. The first rule that fits counts, so they stand in the order of their
/// precedence.
public protocol ServiceFailure: Error, Equatable, Sendable {
  /// The API whose failure it is.
  associatedtype Service: API

  /// Which response is which failure, the most particular first.
  static var rules: [FailureRule<Self>] { get }

  /// The text of the failure that a person may be shown, if the API gives one.
  var userFacingText: String? { get }
}

extension ServiceFailure {
  public var userFacingText: String? { nil }

  /// The failure that a response is; `nil` if it is none of them.
  ///
  /// A payload that does not decode leaves a failing response to the next rule. In a response that would be a
  /// success otherwise there is nothing else to fall back to, so it throws.
  static func find(in response: HTTPResponse, isSuccess: Bool) throws(JSONFailure) -> Self? {
    for rule in rules where rule.fits(response, isSuccess: isSuccess) {
      do throws(JSONFailure) {
        return try rule.read(response.body).get()
      } catch {
        if isSuccess { throw error }
      }
    }
    return nil
  }
}
