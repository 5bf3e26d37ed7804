import AsyncHTTPClient
import EndpointRuntime
import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOSSL

/// Converts an error of AsyncHTTPClient or SwiftNIO to a `TransportError` or `CancellationError`.
func sorted(_ error: any Error) -> any Error {
  switch error {
  case is CancellationError: error
  case let error as HTTPClientError where error == .cancelled: CancellationError()
  case is TransportError: error
  default: TransportError(kind(of: error), underlying: error)
  }
}

private func kind(of error: any Error) -> TransportError.Kind {
  switch error {
  case let error as HTTPClientError: kind(of: error)
  case let error as NIOConnectionError:
    error.connectionErrors.first.map { kind(of: $0.error) } ?? .nameNotFound
  case let error as IOError:
    POSIXErrorCode(rawValue: error.errnoCode).map { TransportError(POSIXError($0)).kind } ?? .other
  case ChannelError.connectTimeout: .timedOut
  case HTTPParserError.invalidEOFState: .connectionLost
  case let error as NIOSSLError: kind(of: error)
  case is BoringSSLError, is NIOSSLExtraError: .tls
  default: .other
  }
}

private func kind(of error: HTTPClientError) -> TransportError.Kind {
  switch error {
  case .connectTimeout, .deadlineExceeded, .getConnectionFromPoolTimeout, .readTimeout,
    .tlsHandshakeTimeout, .writeTimeout:
    .timedOut
  case .remoteConnectionClosed, .uncleanShutdown: .connectionLost
  default: .other
  }
}

/// A connection that ends during the TLS handshake is lost.
private func kind(of error: NIOSSLError) -> TransportError.Kind {
  switch error {
  case .uncleanShutdown: .connectionLost
  case .handshakeFailed(.sslError(let stack)) where stack.contains(.eofDuringHandshake):
    .connectionLost
  default: .tls
  }
}
