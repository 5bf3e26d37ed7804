#if canImport(FoundationNetworking)
  import Foundation
  import FoundationNetworking
  import Testing

  @testable import EndpointRuntime

  @Suite("URLSession errors on Linux")
  struct LoadingErrorTests {
    typealias Kind = TransportError.Kind

    /// Messages of other versions of libcurl than the one in `FaultTests`.
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
    func classifiesUnknownErrorsByMessage(_ message: String, _ kind: Kind) {
      let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: message])
      #expect(TransportError(loading: error, hasResponse: false).kind == kind)
    }

    @Test(arguments: [
      ("Failed to connect to 192.0.2.1 port 80: Network is unreachable", Kind.offline),
      ("Failed to connect to 127.0.0.1 port 1: Couldn't connect to server", .refused),
    ])
    func distinguishesOfflineFromRefused(_ message: String, _ kind: Kind) {
      let error = URLError(.cannotConnectToHost, userInfo: [NSLocalizedDescriptionKey: message])
      #expect(TransportError(loading: error, hasResponse: false).kind == kind)
    }
  }
#endif
