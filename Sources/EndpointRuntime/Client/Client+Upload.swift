extension Client {
  /// Sends a request and tells how much of its body has been sent.
  ///
  /// ```swift
  /// let photo = try await client.upload(Photos.add(file: .init(contentsOf: url))) { view.progress = $0 }
  /// ```
  ///
  /// The request's timeout holds for each silence, not for the whole: an upload that goes on may take its time.
  ///
  /// - Parameters:
  ///   - request: the request with the body.
  ///   - isolation: the actor that calls; `progress` runs there.
  ///   - progress: how much has been sent, as a fraction. It is called on the caller's actor, before this function returns; the
  ///     fractions grow and the last one is 1, if and only if the upload succeeds. Where a request is sent again, nothing is told
  ///     until the first try's fraction is passed. Of a body whose length the transport does not know, and with a transport
  ///     that tells nothing, 1 is the only one.
  public func upload<R: APIRequest>(
    _ request: R,
    isolation: isolated (any Actor)? = #isolation,
    progress: (Double) -> Void
  ) async throws(ClientError<Service.Failure>) -> R.Value where R.Failure == Service.Failure {
    let meter = TransferMeter()
    async let result = uploaded(request.request, meter)
    for await fraction in meter.fractions { progress(fraction) }
    return try await result.get().value
  }

  private func uploaded<Value>(
    _ request: Request<Value, Service.Failure>,
    _ meter: TransferMeter
  ) async -> Result<Response<Value>, ClientError<Service.Failure>> {
    do throws(ClientError<Service.Failure>) {
      let response = try await response(for: request, meter)
      meter.succeed()
      return .success(response)
    } catch {
      meter.fail()
      return .failure(error)
    }
  }
}
