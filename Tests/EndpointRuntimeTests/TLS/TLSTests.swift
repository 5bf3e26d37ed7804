import EndpointRuntime
import Foundation
import TestServer
import Testing

/// Faults of a server that speaks TLS.
@Suite(
  "TLS",
  .timeLimit(.minutes(3)),
  .enabled(if: OpenSSL.isThere, "there is no openssl, which has to make the certificates")
)
struct TLSTests {
  @Test func refusesACertificateOfNobodyKnown() async throws {
    let certificates = try Certificates()
    try certificates.give("stranger", for: "IP:127.0.0.1")
    let server = try TLSServer(certificates, "stranger", answer: TrustedTLSTests.seven)
    try await FaultTests().endAsTheyShould(
      Fault("stranger", .elsewhere(server.url()), .transport(.tls), "secure connection")
    )
  }

  @Test func losesAConnectionThatIsNotAskedForTLS() async throws {
    let certificates = try Certificates()
    try certificates.give("own", for: "IP:127.0.0.1")
    let server = try TLSServer(certificates, "own", answer: TrustedTLSTests.seven)
    let plain = server.url(scheme: "http")
    try await FaultTests().endAsTheyShould(
      Fault("plain", .elsewhere(plain), .transport(.connectionLost), "was lost")
    )
  }

  /// Runs the tests that need it in a process that trusts the authority of the tests.
  @Test(.enabled(if: TrustingProcess.isPossible, "no process here may have mounts of its own"))
  func endsAsItShouldWhereTheAuthorityIsTrusted() throws {
    let certificates = try Certificates()
    try certificates.give("own", for: "IP:127.0.0.1")
    try certificates.give("other", for: "DNS:other.example")
    try certificates.give("old", for: "IP:127.0.0.1", until: "210101000000Z")
    let process = TrustingProcess(certificates)
    let (status, output) = try process.runTests("TrustedTLSTests")
    #expect(status == 0, "\(output)")
    for call in TrustedTLSTests.Call.allCases { #expect(output.contains(call.sign), "\(output)") }
  }
}

/// What needs a process that trusts the authority of the tests; `TLSTests` starts it.
@Suite(
  "TLS where the authority is trusted",
  .timeLimit(.minutes(3)),
  .enabled(if: TrustingProcess.folder != nil, "runs in a process of its own")
)
struct TrustedTLSTests {
  enum Call: String, CaseIterable {
    case toTheRightServer
    case toAnotherHost
    case toAnExpiredServer
    case redirectedToHTTP

    /// What the process says when the call ended as it should.
    var sign: String { "TLS: \(rawValue) is well." }
  }

  static let seven = "HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n{\"value\": 7}"

  @Test(arguments: Call.allCases)
  func endsAsItShould(_ call: Call) async throws {
    let certificates = Certificates(at: try #require(TrustingProcess.folder))
    let plain = try TestServer { _ in .json(200, #"{"value": 7}"#) }
    let (certificate, ending, message): (String, Fault.Ending, String) =
      switch call {
      case .toTheRightServer: ("own", .success, "")
      case .toAnotherHost: ("other", .transport(.tls), "secure connection")
      case .toAnExpiredServer: ("old", .transport(.tls), "secure connection")
      case .redirectedToHTTP: ("own", .status(302), "302")
      }
    let redirect = "HTTP/1.1 302 Found\r\nLocation: \(plain.url)/value\r\nContent-Length: 0\r\n\r\n"
    let answer = call == .redirectedToHTTP ? redirect : Self.seven
    let server = try TLSServer(certificates, certificate, answer: answer)
    let fault = Fault(call.rawValue, .elsewhere(server.url()), ending, message)
    try await FaultTests().endAsTheyShould(fault)
    try #require(plain.requests.isEmpty, "a redirect led to where everybody listens")
    print(call.sign)
  }
}
