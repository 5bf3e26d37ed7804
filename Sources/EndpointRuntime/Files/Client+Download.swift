import Foundation

extension Client {
  /// Sends a request and downloads the response to a file. The file appears at its destination when it is complete.
  ///
  /// ```swift
  /// try await client.download(Photos.original(id), to: folder.appending(path: "photo.png")) { view.progress = $0 }
  /// ```
  ///
  /// An incomplete download is stored beside the destination: its bytes in `photo.png.part`, its version in
  /// `photo.png.part.version`. After a failure or a cancellation, both files remain if the server sent an entity tag or
  /// a date. The next download of the same URL to the same destination resumes if the server still has that version.
  /// Otherwise it restarts (RFC 9110, sections 13.1.5 and 14). If the connection is lost, the client requests the rest.
  /// The retry policy limits how often.
  ///
  /// The timeout applies to the start of the response and to each pause, not to the whole download.
  ///
  /// - Parameters:
  ///   - request: The request for the file.
  ///   - destination: The URL of the file. An existing file is replaced.
  ///   - isolation: The actor of the caller. `progress` runs on it.
  ///   - progress: Receives the fraction of the file that is downloaded, on the caller's actor and before this function
  ///     returns. Fractions only increase, also after a restart. The last one is 1 if and only if the download
  ///     succeeds. If the length is unknown, 1 is the only one.
  /// - Returns: The response without its body. If the download was resumed, it is the last response.
  /// - Throws: The errors of `send`, `.invalidRequest` if the destination cannot be a file or another download writes
  ///   to it, and `.transport` of the kind `.other` if the disk is full.
  @discardableResult
  public func download<R: APIRequest>(
    _ request: R,
    to destination: URL,
    isolation: isolated (any Actor)? = #isolation,
    progress: (Double) -> Void = { _ in }
  ) async throws(ClientError<Service.Failure>) -> HTTPResponse
  where R.Failure == Service.Failure {
    let request = request.request
    return try await metered(progress) { meter throws(ClientError<Service.Failure>) in
      do {
        let file = try PartialFile(of: destination)
        return try await Download(client: self, request: request, file: file, meter: meter).run()
      } catch {
        throw report(ClientError(error), of: request)
      }
    }
  }
}
