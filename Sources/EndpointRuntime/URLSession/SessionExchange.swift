import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the delegate of a session tells about one of its tasks.
protocol SessionExchange: AnyObject {
  var task: URLSessionTask { get }

  /// The head of the response is there.
  func receive(_ response: URLResponse)

  /// A piece of the body is there.
  func receive(_ data: Data)

  /// Whether a redirect may be answered: not if the task was cancelled meanwhile.
  func answersRedirect() -> Bool

  /// The loading system is done: with what arrived, or with an error.
  func complete(_ response: URLResponse?, _ error: (any Error)?)
}
