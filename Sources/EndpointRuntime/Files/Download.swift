@_spi(Generated) import EndpointJSON
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

  /// Throws the error of a response that does not contain the whole file.
  private func requireWhole(_ response: HTTPResponse) async throws {
    if request.response.accepts(response.status), response.status != 206 { return }
    var response = response
    response.body = try await client.body(of: response, request)
    response.stream = nil
    if !request.response.accepts(response.status) { _ = try request.read(response) }
    throw request.mismatch("all bytes", found: "only a part of them (status 206)", in: response)
  }

  /// Moves the file to its destination. Throws if a rule declares the successful response to be a failure.
  private func finish(_ response: HTTPResponse) throws -> Outcome {
    var response = response
    (response.stream, response.body) = (nil, Data())
    if response.mediaType?.isJSON == true, file.size <= HTTPResponse.errorLimit {
      var head = response
      head.body = try file.head(HTTPResponse.errorLimit)
      try requireNoFailure(head)
    }
    try file.finish()
    return .whole(response)
  }

  private func requireNoFailure(_ response: HTTPResponse) throws {
    let failure = try request.declaredFailure(in: response, isSuccess: true)
    guard let failure else { return }
    try file.restart(nil)
    throw ClientError.service(failure, response)
  }
}

/// The Content-Range header of a response: the part of the file that the body contains (RFC 9110, section 14.4).
struct ContentRange: Hashable {
  /// The byte positions, starting at 0. `nil` for `bytes */1234`: the requested range does not exist.
  let bytes: ClosedRange<Int64>?
  /// The size of the file in bytes. `nil` if the server does not know it.
  let total: Int64?

  /// Parses the header of a response. `nil` if the header is missing or invalid.
  init?(_ response: HTTPResponse) {
    let words = response.headers["Content-Range"]?.split(separator: " ") ?? []
    guard words.count == 2, words[0].lowercased() == "bytes" else { return nil }
    let parts = words[1].split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let total = Self.number(parts[1])
    guard total != nil || parts[1] == "*" else { return nil }
    if parts[0] == "*" {
      (bytes, self.total) = (nil, total)
      return
    }
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false).map(Self.number)
    guard ends.count == 2, let first = ends[0], let last = ends[1], first <= last,
      last < total ?? .max
    else { return nil }
    (bytes, self.total) = (first...last, total)
  }

  private static func number(_ text: Substring) -> Int64? {
    String(text).isDigits ? Int64(text) : nil
  }
}
