import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the delegate of a session tells about one of its tasks.
protocol SessionExchange: AnyObject {
  var task: URLSessionTask { get }

  /// So many bytes of the request's body have been sent, of so many.
  func send(_ count: Int64, of total: Int64)

  /// The head of the response is there.
  func receive(_ response: URLResponse)

  /// A piece of the body is there.
  func receive(_ data: Data)

  /// Whether a redirect may be answered: not if the task was cancelled meanwhile.
  func answersRedirect() -> Bool

  /// The loading system is done: with what arrived, or with an error.
  func complete(_ response: URLResponse?, _ error: (any Error)?)
}

/// The body of a request while its task sends it.
struct Upload {
  let progress: UploadProgress?
  /// The file that the task reads, if it is a temporary one: it has to be there for as long as the task.
  let spool: Spool?
}
