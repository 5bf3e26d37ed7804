import BeveragesAPI
@_spi(Generated) import EndpointRuntime
import EndpointWire
import Foundation

/// The bytes that a stream splits into elements each second of CPU time, and those that a loop reads and decodes.
func streamBenchmark() async throws {
  let json = #"{"symbol":"A","price":"182.31","volume":120400,"time":"2026-11-28T14:00:00Z"}"#
  let lines = (0..<100_000).map { _ in "\(json)\n" }.joined()
  let events = (0..<100_000).map { "id: \($0)\nevent: tick\ndata: \(json)\n\n" }.joined()
  let numbers = (0..<300_000).map { "data: \($0)\n\n" }.joined()
  let sequence = (0..<100_000).map { _ in "\u{1E}\(json)\n" }.joined()
  try await measure("lines", .lines(), lines)
  try await measure("events", .events(), events)
  try await measure("events with a number", .events(), numbers)
  try await measure("JSON sequence", .sequence(), sequence)
}

private func measure(_ name: String, _ format: StreamFormat, _ text: String) async throws {
  let pieces = Pieces(text)
  let megabytes = Double(text.utf8.count) / 1e6
  var (framing, loop) = (Samples(), Samples())
  for _ in 0..<7 {
    var parser = StreamParser(format, limit: 1 << 20)
    framing.add(
      try megabytes
        / processorSeconds {
          for piece in pieces.all { _ = try parser.events(in: piece) }
        }
    )
    let start = processorSeconds()
    try await read(pieces, format)
    loop.add(megabytes / (processorSeconds() - start))
  }
  report("stream of \(name), framing", framing, "MB/s")
  report("stream of \(name), loop with decoding", loop, "MB/s")
}

private func read(_ pieces: Pieces, _ format: StreamFormat) async throws {
  let client = Client<Beverages>(.production, transport: pieces)
  let request = StreamRequest<JSONValue, Beverages.Failure>(
    .get,
    "/stream",
    format: format,
    element: .json
  )
  for try await _ in client.stream(request) {}
}

/// Answers each request with a stream of 64 KB pieces.
private struct Pieces: Transport {
  let all: [Data]

  init(_ text: String) {
    let bytes = Data(text.utf8)
    all = stride(from: 0, to: bytes.count, by: 65536).map {
      Data(bytes[$0..<min($0 + 65536, bytes.count)])
    }
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    let left = PieceQueue(all)
    var response = HTTPResponse(status: 200, headers: ["Content-Type": "text/event-stream"])
    response.stream = ByteStream { await left.next() }
    return response
  }
}

private actor PieceQueue {
  private var pieces: ArraySlice<Data>

  init(_ pieces: [Data]) { self.pieces = pieces[...] }

  func next() -> Data? { pieces.popFirst() }
}
