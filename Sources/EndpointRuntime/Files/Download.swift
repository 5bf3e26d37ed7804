import Foundation

/// A download to a file. It requests the missing bytes until the file is complete.
struct Download<Value: Sendable, Failure: ServiceFailure> {
  /// The outcome of one request.
  enum Outcome {
    /// The file is at its destination.
    case whole(HTTPResponse)
    /// The partial file cannot be continued. The download restarts from the first byte.
    case useless
    /// The connection was lost during the transfer.
    case lost(ClientError<Failure>)
  }

  let client: Client<Failure.Service>
  let request: Request<Value, Failure>
  let file: PartialFile
  let meter: TransferMeter

  /// Runs the download. Returns the last response, without its body.
  func run() async throws -> HTTPResponse {
    defer { file.clean() }
    var losses = 0
    while true {
      switch try await attempt() {
      case .whole(let response): return response
      case .useless: try file.restart(nil)
      case .lost(let failure):
        losses += 1
        guard try await client.retries.waits(after: losses) else { throw failure }
      }
    }
  }

  private func attempt() async throws -> Outcome {
    var sent = try request.httpRequest(for: client.server)
    sent.isStreamed = true
    // Ranges of a compressed body are not ranges of the file.
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
      // A server may send 416 with a false total. So the total must equal the length from the first response, too.
      guard let total = ContentRange(response)?.total, total == file.size, total == known.length,
        known.allows(response, of: total)
      else { return .useless }
      return try finish(response)
    default:
      try await requireWhole(response)
      try file.restart(PartialFile.Note(response, of: sent))
      return try await receive(response, of: response.length)
    }
  }

  private func receive(_ response: HTTPResponse, of total: Int64?) async throws -> Outcome {
    let stream = response.stream ?? ByteStream(response.body)
    do {
      while let piece = try await next(of: stream) {
        try file.append(piece)
        meter.report(file.size, of: total ?? 0)
      }
    } catch {
      if Task.isCancelled { throw CancellationError() }
      return try lost(ClientError(error))
    }
    guard let total, total != file.size else { return try finish(response) }
    if file.size < total { return try lost(.transport(TransportError(.connectionLost))) }
    try file.restart(nil)
    throw request.mismatch("\(total) bytes", found: "more", in: response)
  }

  private func next(of stream: ByteStream) async throws -> Data? {
    try await Deadline.run(seconds: request.policy.timeout) { try await stream.next() }
  }

  /// Returns `.lost` if the rest may be requested after the failure. Otherwise throws the failure.
  private func lost(_ failure: ClientError<Failure>) throws(ClientError<Failure>) -> Outcome {
    guard case .transport(let error) = failure,
      error.kind == .connectionLost || error.kind == .offline,
      request.policy.isIdempotent ?? request.method.isIdempotent
    else { throw failure }
    return .lost(failure)
  }
}
