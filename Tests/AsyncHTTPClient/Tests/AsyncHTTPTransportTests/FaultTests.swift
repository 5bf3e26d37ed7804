import AsyncHTTPTransport
import EndpointRuntime
import TestServer
import Testing

@Suite("Faults", .timeLimit(.minutes(15)))
struct FaultTests {
  /// The table of `EndpointRuntimeTests`, with the faults that crash Foundation on Linux.
  @Test(arguments: Fault.all + Fault.crashes)
  func faultsEndAsExpected(_ fault: Fault) async throws {
    var fault = fault
    if let (ending, message) = Self.differences[fault.name] {
      (fault.ending, fault.message) = (ending, message)
    }
    try await fault.check { AsyncHTTPTransport() }
  }

  @Test func differencesNameKnownFaults() {
    let names = Set((Fault.all + Fault.crashes).map(\.name))
    #expect(Set(Self.differences.keys).isSubset(of: names))
  }

  /// The endings of the faults that SwiftNIO parses differently than Foundation.
  private static let differences: [String: (Fault.Ending, String)] = [
    "a thousand headers": (.transport(.other), "too many header bytes"),
    "two lengths": (.transport(.other), "unexpected content-length"),
    "a length and chunks": (.transport(.other), "no valid response"),
    "cookies that are none": (.transport(.other), "invalid character in header"),
    "gzip that is cut": (.transport(.other), "truncatedData"),
    "no space after the status": (.success, ""),
    "a header in two lines": (.transport(.other), "invalid character in header"),
    "spaces around a value": (.transport(.other), "invalid character in content"),
    "equal lengths twice": (.transport(.other), "unexpected content-length"),
  ]

  @Test func callAfterFaultSucceeds() async throws {
    let faults: [ServerReply] = [
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
    let client = Client<Faulty>(
      .custom(server.url),
      transport: AsyncHTTPTransport(),
      retry: .none
    )
    for _ in faults {
      _ = await client.result(Faulty.value())
      let valid = Faulty.Request<Int>(.get, "/sound", response: .json(at: "value"))
      #expect(try await client.send(valid) == 7)
    }
  }
}
