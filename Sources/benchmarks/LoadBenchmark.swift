import BeveragesAPI
import Foundation
import TestServer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// 40,000 requests, 64 at a time, through `Client` and through bare `URLSession`, in turns of 1,000 that begin
/// with either: none may be lost, the CPU should be at most 1.1 times, and the memory grow no more.
func loadBenchmark() async throws {
  let server = try ServerProcess()
  defer { server.stop() }
  let (typed, bare) = try loadRequests(to: server.url)
  _ = try await load(typed, requests: 2000)
  _ = try await load(bare, requests: 2000)
  var (own, other, lost) = (Samples(), Samples(), 0)
  var ratios = Samples()
  for round in 0..<40 {
    let clientIsFirst = round.isMultiple(of: 2)
    let first = try await load(clientIsFirst ? typed : bare, requests: 1000)
    let second = try await load(clientIsFirst ? bare : typed, requests: 1000)
    let (client, session) = clientIsFirst ? (first, second) : (second, first)
    own.add(client.microseconds)
    other.add(session.microseconds)
    ratios.add(client.microseconds / session.microseconds)
    lost += client.lost
  }
  report("load: requests lost of 40,000 through Client", Double(lost), "")
  for side in ["Client", "URLSession"] {
    let growth = try loadMemory(side, server.url)
    report("load: memory more than after 2,000, \(side)", growth, "MB")
  }
  report("load: a request through Client, CPU", own, "µs")
  report("load: a request through URLSession, CPU", other, "µs")
  report("load: ratio, Client to URLSession", ratios, "times")
}

/// A request through `Client`, and the same one through bare `URLSession`.
private func loadRequests(
  to server: URL
) throws -> (typed: @Sendable () async throws -> Void, bare: @Sendable () async throws -> Void) {
  let client = Client<Beverages>(.custom(server), retry: .none)
  let session = URLSession(configuration: .ephemeral)
  let bareURL = try Beers.list(from: 0, to: 50).urlRequest(for: .custom(server))
  return (
    {
      guard try await client.send(Beers.list(from: 0, to: 50)).count == 1 else {
        throw URLError(.badServerResponse)
      }
    },
    {
      let (data, _) = try await session.data(for: bareURL)
      guard try JSONDecoder().decode([BareBeer].self, from: data).count == 1 else {
        throw URLError(.badServerResponse)
      }
    }
  )
}

/// CPU microseconds of a request, and how many failed, with 64 on the way at a time.
private func load(
  _ request: @escaping @Sendable () async throws -> Void,
  requests: Int
) async throws -> (microseconds: Double, lost: Int) {
  let start = processorSeconds()
  let lost = await withTaskGroup(of: Int.self) { group in
    var lost = 0
    for number in 0..<requests {
      if number >= 64 { lost += await group.next() ?? 0 }
      group.addTask {
        do {
          try await request()
          return 0
        } catch {
          return 1
        }
      }
    }
    for await one in group { lost += one }
    return lost
  }
  return ((processorSeconds() - start) / Double(requests) * 1e6, lost)
}

/// By how many megabytes 20,000 requests of one side leave the memory of a process larger than the first 2,000 do.
///
/// Each side has a process of its own. What Foundation keeps of each request is in both, so that the two are to be compared.
private func loadMemory(_ side: String, _ server: URL) throws -> Double {
  let text = try output(["memory", side, server.absoluteString])
  guard let growth = Double(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
    throw CocoaError(.fileReadCorruptFile)
  }
  return growth
}

/// What that process does.
func printLoadMemory(_ side: String, _ server: String) async throws {
  guard let server = URL(string: server) else { throw URLError(.badURL) }
  let (typed, bare) = try loadRequests(to: server)
  let request = side == "Client" ? typed : bare
  _ = try await load(request, requests: 2000)
  let before = residentMegabytes()
  _ = try await load(request, requests: 20_000)
  print(residentMegabytes() - before)
}

/// The megabytes of memory that this process uses now, or its maximum so far on systems that report only this.
private func residentMegabytes() -> Double {
  #if os(Linux)
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
      .split(separator: " ").dropFirst().first.flatMap { Double($0) }
    return (pages ?? .nan) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  #else
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1_048_576
  #endif
}

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

struct BareBeer: Decodable {
  let name: String
  let size: Int
  let description: String
  let price: Double
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
