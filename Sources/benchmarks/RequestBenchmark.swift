import Foundation
import TestServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One page of beers.
let page = """
  [{"name":"Pliny","size":16,"description":"Hoppy","price":7.5,"epoch":1700000000}]
  """

/// Answers one page of beers until the benchmark's standard input ends.
func serve() throws {
  let server = try TestServer { _ in .json(200, page) }
  print(server.url.absoluteString)
  fflush(nil)
  while readLine() != nil {}
  server.stop()
}

/// A typed request through `Client`, against the same request through `URLSession` with `JSONDecoder`.
///
/// The server runs in a process of its own, so that its CPU time counts on neither side.
func requestBenchmark() async throws {
  let server = try ServerProcess()
  defer { server.stop() }
  let (typed, bare) = try loadRequests(to: server.url)
  var (own, other, ratios) = (Samples(), Samples(), Samples())
  for round in 0..<22 {
    let (client, session) = (try await microseconds(typed), try await microseconds(bare))
    guard round > 0 else { continue }
    own.add(client)
    other.add(session)
    ratios.add(client / session)
  }
  report("request through Client, CPU", own, "µs")
  report("request through URLSession and JSONDecoder, CPU", other, "µs")
  report("ratio, Client to URLSession", ratios, "times")
}

struct BareBeer: Decodable {
  let name: String
  let size: Int
  let description: String
  let price: Double
}

private func microseconds(_ request: () async throws -> Void) async throws -> Double {
  let count = 200
  let start = processorSeconds()
  for _ in 0..<count { try await request() }
  return (processorSeconds() - start) / Double(count) * 1e6
}

/// This executable once more, as the server.
final class ServerProcess {
  let url: URL
  private let process = Process()
  private let input = Pipe()

  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.arguments = ["serve"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let url = URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw URLError(.badURL)
    }
    self.url = url
  }

  func stop() {
    input.fileHandleForWriting.closeFile()
    process.waitUntilExit()
  }
}
