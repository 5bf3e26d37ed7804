import Foundation

/// By how many megabytes 20,000 requests of one side leave the memory of a process larger than the first 2,000 do.
///
/// Each side has a process of its own. What Foundation keeps of each request is in both, so that the two are to be compared.
func loadMemory(_ side: String, _ server: URL) throws -> Double {
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
