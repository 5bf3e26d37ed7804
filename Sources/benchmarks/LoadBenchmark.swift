import BeveragesAPI
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// 20,000 requests, 64 at a time, through `Client` and through bare `URLSession`, in turns of 2,000: none may be lost, the
/// memory must stay, and the CPU should be at most 1.1 times.
func loadBenchmark() async throws {
  let server = try ServerProcess()
  defer { server.stop() }
  let client = Client<Beverages>(.custom(server.url), retry: .none)
  let session = URLSession(configuration: .ephemeral)
  let bareURL = try Beers.list(from: 0, to: 50).urlRequest(for: .custom(server.url))
  let typed: @Sendable () async throws -> Void = {
    guard try await client.send(Beers.list(from: 0, to: 50)).count == 1 else {
      throw URLError(.badServerResponse)
    }
  }
  let bare: @Sendable () async throws -> Void = {
    let (data, _) = try await session.data(for: bareURL)
    guard try JSONDecoder().decode([BareBeer].self, from: data).count == 1 else {
      throw URLError(.badServerResponse)
    }
  }
  _ = try await load(typed, requests: 2000)
  _ = try await load(bare, requests: 2000)
  let before = residentMegabytes()
  var (own, other, lost) = (Samples(), Samples(), 0)
  var ratios = Samples()
  for _ in 0..<10 {
    let first = try await load(typed, requests: 2000)
    let second = try await load(bare, requests: 2000)
    own.add(first.microseconds)
    other.add(second.microseconds)
    ratios.add(first.microseconds / second.microseconds)
    lost += first.lost
  }
  report("load: requests through Client that were lost, of 20,000", Double(lost), "")
  report("load: memory more than after 2,000", residentMegabytes() - before, "MB")
  report("load: a request through Client, CPU", own.median, "µs", own)
  report("load: a request through URLSession and JSONDecoder, CPU", other.median, "µs", other)
  report("load: ratio, Client to URLSession", ratios.median, "times", ratios)
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

/// How many megabytes of memory this process uses now; the most that it ever used where the system tells only that.
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
