#if os(macOS) || os(Linux)
  import EndpointRuntime
  import Foundation
  import TestServer
  import TestTraits
  import Testing

  /// Faults of a TLS server.
  @Suite(
    "TLS",
    .network,
    .timeLimit(.minutes(15)),
    .enabled(if: OpenSSL.isAvailable, "there is no openssl, which has to make the certificates")
  )
  struct TLSTests {
    @Test func rejectsCertificateOfUnknownAuthority() async throws {
      let certificates = try Certificates()
      try certificates.issue("stranger", for: "IP:127.0.0.1")
      let server = try TLSServer(certificates, "stranger", response: TrustedTLSTests.seven)
      try await FaultTests().check(
        Fault("stranger", .elsewhere(server.url()), .transport(.tls), "secure connection")
      )
    }

    @Test func reportsLostConnectionForPlainHTTPToTLSServer() async throws {
      let certificates = try Certificates()
      try certificates.issue("own", for: "IP:127.0.0.1")
      let server = try TLSServer(certificates, "own", response: TrustedTLSTests.seven)
      let plain = server.url(scheme: "http")
      try await FaultTests().check(
        Fault("plain", .elsewhere(plain), .transport(.connectionLost), "was lost")
      )
    }

    /// Runs `TrustedTLSTests` in a process that trusts the test authority.
    @Test(.enabled(if: TrustingProcess.isPossible, "no process here may have mounts of its own"))
    func passesTrustedTLSTestsInTrustingProcess() throws {
      let certificates = try Certificates()
      try certificates.issue("own", for: "IP:127.0.0.1")
      try certificates.issue("other", for: "DNS:other.example")
      try certificates.issue("old", for: "IP:127.0.0.1", until: "210101000000Z")
      let process = TrustingProcess(certificates)
      let (status, output) = try process.runTests("TrustedTLSTests")
      #expect(status == 0, "\(output)")
      for call in TrustedTLSTests.Call.allCases { #expect(output.contains(call.sign), "\(output)") }
    }
  }

  /// Tests for a process that trusts the test authority. `TLSTests` starts that process.
  @Suite(
    "TLS with a trusted authority",
    .network,
    .timeLimit(.minutes(15)),
    .enabled(if: TrustingProcess.folder != nil, "runs in a process of its own")
  )
  struct TrustedTLSTests {
    enum Call: String, CaseIterable {
      case toTheRightServer
      case toAnotherHost
      case toAnExpiredServer
      case redirectedToHTTP

      /// The output of the process after the expected result.
      var sign: String { "TLS: \(rawValue) is well." }
    }

    static let seven = "HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\n{\"value\": 7}"

    @Test(arguments: Call.allCases)
    func callProducesExpectedResult(_ call: Call) async throws {
      let certificates = Certificates(at: try #require(TrustingProcess.folder))
      let plain = try TestServer { _ in .json(200, #"{"value": 7}"#) }
      let (certificate, ending, message): (String, Fault.Ending, String) =
        switch call {
        case .toTheRightServer: ("own", .success, "")
        case .toAnotherHost: ("other", .transport(.tls), "secure connection")
        case .toAnExpiredServer: ("old", .transport(.tls), "secure connection")
        case .redirectedToHTTP: ("own", .status(302), "302")
        }
      let redirect =
        "HTTP/1.1 302 Found\r\nLocation: \(plain.url)/value\r\nContent-Length: 0\r\n\r\n"
      let response = call == .redirectedToHTTP ? redirect : Self.seven
      let server = try TLSServer(certificates, certificate, response: response)
      let fault = Fault(call.rawValue, .elsewhere(server.url()), ending, message)
      try await FaultTests().check(fault)
      try #require(plain.requests.isEmpty, "the client followed a redirect to plain HTTP")
      print(call.sign)
    }
  }
#endif
