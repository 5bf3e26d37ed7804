import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Receives the events of a session task.
protocol SessionExchange: AnyObject {
  var task: URLSessionTask { get }

  /// Reports upload progress: the sent bytes and the total.
  func send(_ count: Int64, of total: Int64)

  /// Handles the headers of the response.
  func receive(_ response: URLResponse)

  /// Handles a piece of the body.
  func receive(_ data: Data)

  /// Starts a redirect. Returns false if the task was cancelled.
  func startRedirect() -> Bool

  /// Handles the end of the task: a response or an error.
  func complete(_ response: URLResponse?, _ error: (any Error)?)
}

/// The body of an upload task.
struct Upload {
  let progress: UploadProgress?
  /// The temporary file that the task reads, if any. It must exist as long as the task.
  let spool: Spool?
}
