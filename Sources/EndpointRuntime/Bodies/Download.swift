import Foundation

/// One download on its way into its file: asks for what is missing, until it has all.
struct Download<Value: Sendable, Failure: ServiceFailure> {
  /// How one request for it ended.
  enum Outcome {
    /// The file is in its place.
    case whole(HTTPResponse)
    /// What was there is of no use: it has to be asked for from the beginning.
    case useless
    /// The connection was lost on the way.
    case lost(ClientError<Failure>)
  }

  let client: Client<Failure.Service>
  let request: Request<Value, Failure>
  let file: PartialFile
  let meter: TransferMeter

  /// The response that brought the end of the file, without its body.
  func run() async throws(ClientError<Failure>) -> HTTPResponse {
    defer { file.clean() }
    var losses = 0
    while true {
      switch try await attempt() {
      case .whole(let response): return response
      case .useless: try local { () throws(FileFailure) in try file.restart(nil) }
      case .lost(let failure):
        losses += 1
        guard try await goesOn(after: losses) else { throw failure }
      }
    }
  }

  private func attempt() async throws(ClientError<Failure>) -> Outcome {
    var sent = try request.httpRequest(for: client.server)
    sent.isStreamed = true
    // The ranges of a body that is compressed are not those of the file.
    sent.headers["Accept-Encoding"] = "identity"
    let known = sent.method == .get ? file.note().flatMap { $0.isOf(sent) ? $0 : nil } : nil
    if let known {
      sent.headers["Range"] = "bytes=\(file.size)-"
      sent.headers["If-Range"] = known.validator
    }
    let response: HTTPResponse = try await client.exchange(sent, request)
    switch (response.status, known) {
    case (206, let known?):
      guard let range = ContentRange(response), range.bytes?.lowerBound == file.size,
        let total = range.total ?? known.length, known.allows(response, of: total)
      else { return .useless }
      return try await receive(response, of: total)
    case (416, let known?):
      // The server's word alone could make a part the whole: the length was known from the first response on.
      guard let total = ContentRange(response)?.total, total == file.size, total == known.length,
        known.allows(response, of: total)
      else { return .useless }
      return try finish(response)
    default:
      try await requireWhole(response)
      let note = PartialFile.Note(response, of: sent)
      try local { () throws(FileFailure) in try file.restart(note) }
      return try await receive(response, of: response.length)
    }
  }

  private func receive(
    _ response: HTTPResponse,
    of total: Int64?
  ) async throws(ClientError<Failure>) -> Outcome {
    let stream = response.stream ?? ByteStream(response.body)
    do {
      while let piece = try await next(of: stream) {
        try file.append(piece)
        meter.report(file.size, of: total ?? 0)
      }
    } catch {
      if Task.isCancelled { throw .cancelled }
      return try lost(ClientError(error))
    }
    guard let total, total != file.size else { return try finish(response) }
    if file.size < total { return try lost(.transport(TransportError(.connectionLost))) }
    try local { () throws(FileFailure) in try file.restart(nil) }
    throw decoding("\(total) bytes", "more", response)
  }

  private func next(of stream: ByteStream) async throws -> Data? {
    try await Deadline.run(seconds: request.policy.timeout) { try await stream.next() }
  }

  /// Whether a failure may be followed by a request for the rest; throws it if not.
  private func lost(_ failure: ClientError<Failure>) throws(ClientError<Failure>) -> Outcome {
    guard case .transport(let error) = failure,
      error.kind == .connectionLost || error.kind == .offline,
      request.policy.isIdempotent ?? request.method.isIdempotent
    else { throw failure }
    return .lost(failure)
  }

  private func goesOn(after losses: Int) async throws(ClientError<Failure>) -> Bool {
    do {
      return try await client.retries.waits(after: losses)
    } catch {
      throw .cancelled
    }
  }
}
