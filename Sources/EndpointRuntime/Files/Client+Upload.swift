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
    try await metered(progress) { meter throws(ClientError<Service.Failure>) in
      try await response(for: request.request, meter).value
    }
  }

  /// Runs a transfer and passes its progress to a function.
  func metered<Outcome: Sendable>(
    isolation: isolated (any Actor)? = #isolation,
    _ progress: (Double) -> Void,
    _ transfer: @Sendable (TransferMeter) async throws(ClientError<Service.Failure>) -> Outcome
  ) async throws(ClientError<Service.Failure>) -> Outcome {
    let meter = TransferMeter()
    async let result = outcome(of: transfer, meter)
    for await fraction in meter.fractions { progress(fraction) }
    return try await result.get()
  }

  private func outcome<Outcome>(
    of transfer: @Sendable (TransferMeter) async throws(ClientError<Service.Failure>) -> Outcome,
    _ meter: TransferMeter
  ) async -> Result<Outcome, ClientError<Service.Failure>> {
    do throws(ClientError<Service.Failure>) {
      let outcome = try await transfer(meter)
      meter.succeed()
      return .success(outcome)
    } catch {
      meter.fail()
      return .failure(error)
    }
  }
}
