import BeveragesAPI
import Foundation

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
func loadRequests(
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
func load(
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
