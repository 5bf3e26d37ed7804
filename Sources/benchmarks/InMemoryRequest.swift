import BeveragesAPI
import EndpointRuntime
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private let body = Data(page.utf8)

/// A GET without a network: through `Client`, or by hand with `URLComponents`, `URLRequest` and `JSONDecoder`.
struct InMemoryRequest {
  private struct Memory: Transport {
    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
      HTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: body)
    }
  }

  private let client = Client<Beverages>(.production, transport: Memory())
  private let decoder = JSONDecoder()

  /// Sends requests one after the other.
  func send(_ side: String, _ count: Int) async throws {
    for _ in 0..<count {
      let beers = side == "own" ? try await typed(0, 50).count : try await byHand(0, 50).count
      guard beers == 1 else { throw URLError(.badServerResponse) }
    }
  }

  private func typed(_ from: Int, _ to: Int) async throws -> [Beer] {
    try await client.send(
      Beverages.Request(.get, "/beers", endpoint: "Beers.list", query: ["from": from, "to": to])
    )
  }

  private func byHand(_ from: Int, _ to: Int) async throws -> [BareBeer] {
    var components = URLComponents(string: "https://beverages.io/api/v1/beers")
    components?.queryItems = [
      URLQueryItem(name: "from", value: "\(from)"), URLQueryItem(name: "to", value: "\(to)"),
    ]
    guard let url = components?.url else { throw URLError(.badURL) }
    var request = URLRequest(url: url)
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    let (data, status) = try await load(request)
    guard status == 200 else { throw URLError(.badServerResponse) }
    return try decoder.decode([BareBeer].self, from: data)
  }

  private func load(_ request: URLRequest) async throws -> (Data, Int) { (body, 200) }
}

/// What valgrind runs: 500 requests for each repetition. It cannot follow a main thread that waits for a task.
func sendInMemory(_ side: String, _ repetitions: Int) {
  let end = DispatchSemaphore(value: 0)
  Task.detached {
    try await InMemoryRequest().send(side, repetitions * 500)
    end.signal()
  }
  end.wait()
}

/// The cost of a request through `Client`, compared with one by hand: CPU time, elapsed time, instructions and
/// allocations.
func inMemoryBenchmark() async throws {
  let request = InMemoryRequest()
  var (own, bare, ratios, waits) = (Samples(), Samples(), Samples(), Samples())
  for round in 0..<42 {
    let typed = try await cost { try await request.send("own", 500) }
    let byHand = try await cost { try await request.send("standard", 500) }
    guard round > 0 else { continue }
    own.add(typed.processor / 500 * 1e6)
    bare.add(byHand.processor / 500 * 1e6)
    ratios.add(typed.processor / byHand.processor)
    waits.add(typed.elapsed / byHand.elapsed)
  }
  report("request in memory through Client, CPU", own, "µs")
  report("request in memory by hand, CPU", bare, "µs")
  report("ratio, Client to by hand, CPU", ratios, "times")
  report("ratio, Client to by hand, elapsed", waits, "times")
  guard Valgrind.isInstalled else { return print("instructions, allocations: need valgrind") }
  let counts = try ["own", "standard"].map { try Valgrind.instructions(["requests", $0]) }
  report("ratio, Client to by hand, instructions", Double(counts[0]) / Double(counts[1]), "times")
  for side in ["own", "standard"] {
    let count = try Valgrind.allocations(["requests", side])
    report("allocations for a request in memory, \(side)", Double(count) / 500, "")
  }
}

/// The CPU seconds and the elapsed seconds of some work.
private func cost(
  _ work: () async throws -> Void
) async throws -> (processor: Double, elapsed: Double) {
  let (processor, start) = (processorSeconds(), DispatchTime.now().uptimeNanoseconds)
  try await work()
  let elapsed = Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
  return (processorSeconds() - processor, elapsed)
}
