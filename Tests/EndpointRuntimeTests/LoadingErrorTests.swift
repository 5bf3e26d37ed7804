#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
  import Testing

  @testable import EndpointRuntime

  @Suite("Errors that the loading system calls unknown")
  struct LoadingErrorTests {
    typealias Kind = TransportError.Kind

    /// What other versions of it say than the one that the tests of faults meet.
    @Test(arguments: [
      ("OpenSSL SSL_connect: SSL_ERROR_SYSCALL in connection to 127.0.0.1:1", Kind.connectionLost),
      ("TLS connect error: SSL routines::unexpected eof while reading", .connectionLost),
      ("OpenSSL SSL_read: SSL routines::unexpected eof while reading", .connectionLost),
      ("Recv failure: Connection reset by peer", .connectionLost),
      ("SSL certificate problem: certificate has expired", .tls),
      ("SSL: no alternative certificate subject name matches target host name '127.0.0.1'", .tls),
      ("SSL routines::wrong version number", .tls), ("gnutls_handshake() failed", .tls),
      ("Unrecognized content encoding type", .other), ("Invalid Content-Length: value", .other),
    ])
    func areToldByTheirWords(_ words: String, _ kind: Kind) {
      let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: words])
      #expect(TransportError(loading: error, hasResponse: false).kind == kind)
    }

    @Test(arguments: [
      ("Failed to connect to 192.0.2.1 port 80: Network is unreachable", Kind.offline),
      ("Failed to connect to 127.0.0.1 port 1: Couldn't connect to server", .refused),
    ])
    func tellOfflineFromRefused(_ words: String, _ kind: Kind) {
      let error = URLError(.cannotConnectToHost, userInfo: [NSLocalizedDescriptionKey: words])
      #expect(TransportError(loading: error, hasResponse: false).kind == kind)
    }
  }
#endif
