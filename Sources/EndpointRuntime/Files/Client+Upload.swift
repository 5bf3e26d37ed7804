extension Client {
  /// Sends a request and reports the progress of its upload.
  ///
  /// ```swift
  /// let photo = try await client.upload(Photos.add(file: .init(contentsOf: url))) { view.progress = $0 }
  /// ```
  ///
  /// The timeout applies to each pause, not to the whole upload.
  ///
  /// - Parameters:
  ///   - request: The request with the body.
  ///   - isolation: The actor of the caller. `progress` runs on it.
  ///   - progress: Receives the fraction of the body that is sent, on the caller's actor and before this function
  ///     returns. Fractions only increase, also over retries. The last one is 1 if and only if the upload succeeds. If
  ///     the transport does not know the length or does not report progress, 1 is the only one.
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
