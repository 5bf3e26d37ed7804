import Foundation
import TestServer
import TestTraits
import Testing

@testable import EndpointRuntime

@Suite("Faults", .network, .timeLimit(.minutes(15)))
struct FaultTests {
  private static var faults: [Fault] {
    #if canImport(FoundationNetworking)
      Fault.all
    #else
      (Fault.all + Fault.crashes).map { fault in
        var fault = fault
        if let (ending, message) = AppleFaults.differences[fault.name] {
          (fault.ending, fault.message) = (ending, message)
        }
        return fault
      }
    #endif
  }

  /// Each call ends with the expected case and message, within its deadline, and leaves nothing open.
  @Test(arguments: faults)
  func faultProducesExpectedResult(_ fault: Fault) async throws {
    #if canImport(FoundationNetworking)
      try await check(fault)
    #else
      guard AppleFaults.unseen.contains(fault.name) else { return try await check(fault) }
      await withKnownIssue("nobody has seen this fault here", isIntermittent: true) {
        try await check(fault)
      }
    #endif
  }

  #if os(Linux)
    /// If Foundation survives one of them, it belongs into another list, and out of the page.
    @Test(arguments: Fault.fatal.map(\.name))
    func foundationEndsProcess(name: String) async throws {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/EndpointRuntime/EndpointRuntime.docc/Transports.md")
      #expect(try String(contentsOf: file, encoding: .utf8).contains("| \(name) |"))
      await #expect(processExitsWith: .failure) { [name] in
        let fault = try #require(Fault.fatal.first { $0.name == name })
        try await fault.check { URLSessionTransport() }
      }
    }
  #endif

  @Test func namesOfAppleFaultsExist() {
    let names = Set((Fault.all + Fault.crashes).map(\.name))
    #expect(AppleFaults.unseen.union(AppleFaults.differences.keys).subtracting(names).isEmpty)
  }

  func check(_ fault: Fault) async throws {
    try await fault.check {
      URLSessionTransport()
    } after: { transport in
      #expect(await Self.forgetsExchanges(transport), "the transport still stores an exchange")
    }
  }

  private static func forgetsExchanges(_ transport: URLSessionTransport) async -> Bool {
    for _ in 0..<3000 {
      let exchanges = Mirror(reflecting: transport).descendant("exchanges", "exchanges")
      if exchanges.map({ Mirror(reflecting: $0).children.isEmpty }) == true { return true }
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
    return false
  }

  @Test func opensNewConnectionAfterServerClosedOne() async throws {
    let server = try TestServer { _ in
      .raw("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n{\"value\": 7}", then: .close)
    }
    let client = Client<Faulty>(.custom(server.url), retry: .none)
    for _ in 0..<5 { #expect(try await client.send(Faulty.value()) == 7) }
  }

  @Test func faultDoesNotAffectNextCall() async throws {
    let faults: [ServerReply] = [
      .raw("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n{\"value\": 7}GARBAGE"),
      .raw("HTTP/1.1 204 No Content\r\n\r\n{\"value\": 8}"), .garbage([0, 1, 2]), .reset,
      .truncate("{", declaredLength: 99),
      .repeated([UInt8](repeating: 32, count: 1_000_000), times: 20, every: 0.01, status: 500),
    ]
    let count = Seen()
    let server = try TestServer { request in
      guard request.path == "/value" else { return .json(200, #"{"value": 7}"#) }
      count.add("fault")
      return faults[(count.all.count - 1) % faults.count]
    }
    let client = Client<Faulty>(.custom(server.url), retry: .none)
    for _ in faults {
      _ = await client.result(Faulty.value())
      let sound = Faulty.Request<Int>(.get, "/sound", response: .json(at: "value"))
      #expect(try await client.send(sound) == 7)
    }
  }
}
