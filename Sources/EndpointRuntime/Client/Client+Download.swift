import Foundation

extension Client {
  /// Sends a request and writes the response's bytes to a file, which appears at once, when it is whole.
  ///
  /// ```swift
  /// try await client.download(Photos.original(id), to: folder.appending(path: "photo.png")) { view.progress = $0 }
  /// ```
  ///
  /// Until then the bytes are in a file beside it, `photo.png.part`, and which version of the file they are in
  /// `photo.png.part.version`. After a failure or a cancellation both stay, where the server gave an entity tag or a date: the
  /// next download of the same URL to the same place goes on from there, if that version is still there, and else begins anew
  /// (RFC 9110, sections 13.1.5 and 14). A connection that is lost on the way is followed by a request for the rest as often as
  /// the client's retry policy says.
  ///
  /// The request's timeout holds for opening the response and for each silence in it, not for the whole.
  ///
  /// - Parameters:
  ///   - request: the request of the file.
  ///   - destination: where the file will be; one that is there is replaced.
  ///   - isolation: the actor that calls; `progress` runs there.
  ///   - progress: how much of the file is there, as a fraction. It is called on the caller's actor, before this function
  ///     returns; the fractions grow and the last one is 1, if and only if the download succeeds. Where the server does not tell
  ///     the length, 1 is the only one; where it begins anew, nothing is told until the old fraction is passed.
  /// - Returns: the response, without a body; of a download that was gone on with, the one that had the end.
  /// - Throws: beside what `send` throws, `.invalidRequest` if no file can be at the destination or another download is
  ///   writing it, and `.transport` of the kind `.other` if the disk is full.
  @discardableResult
  public func download<R: APIRequest>(
    _ request: R,
    to destination: URL,
    isolation: isolated (any Actor)? = #isolation,
    progress: (Double) -> Void = { _ in }
  ) async throws(ClientError<Service.Failure>) -> HTTPResponse
  where R.Failure == Service.Failure {
    let meter = TransferMeter()
    async let result = downloaded(request.request, to: destination, meter)
    for await fraction in meter.fractions { progress(fraction) }
    return try await result.get()
  }

  private func downloaded<Value>(
    _ request: Request<Value, Service.Failure>,
    to destination: URL,
    _ meter: TransferMeter
  ) async -> Result<HTTPResponse, ClientError<Service.Failure>> {
    do throws(ClientError<Service.Failure>) {
      let file = try partialFile(of: destination)
      let download = Download(client: self, request: request, file: file, meter: meter)
      let response = try await download.run()
      meter.succeed()
      return .success(response)
    } catch {
      meter.fail()
      return .failure(report(error, of: request))
    }
  }

  private func partialFile(
    of destination: URL
  ) throws(ClientError<Service.Failure>) -> PartialFile {
    do throws(InvalidRequest) {
      return try PartialFile(of: destination)
    } catch {
      throw .invalidRequest(error)
    }
  }
}
