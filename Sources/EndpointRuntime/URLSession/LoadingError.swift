import Foundation

extension TransportError {
  /// Classifies an error of the URL loading system.
  ///
  /// Linux reports most errors as "unknown", so they are classified by their text.
  init(loading error: any Error, hasResponse: Bool) {
    #if canImport(FoundationNetworking)
      if let error = error as? URLError, let kind = Kind(onLinux: error, hasResponse) {
        self.init(kind, underlying: error)
        return
      }
    #endif
    self.init(error)
  }
}

#if canImport(FoundationNetworking)
  extension TransportError.Kind {
    /// `nil` if the code of the error is correct.
    fileprivate init?(onLinux error: URLError, _ hasResponse: Bool) {
      switch error.code {
      case .badServerResponse where !hasResponse: self = .connectionLost
      case .cannotConnectToHost where Self.isUnreachable(error.localizedDescription):
        self = .offline
      case .unknown: self = Self(text: error.localizedDescription)
      default: return nil
      }
    }

    private static func isUnreachable(_ text: String) -> Bool {
      text.lowercased().contains("network is unreachable")
    }

    /// Losing a connection during TLS or its handshake is a connection loss, not a refusal. A violation of HTTP is not
    /// a connection loss.
    private init(text: String) {
      let known: [(String, Self)] = [
        ("ssl_read", .connectionLost), ("ssl_write", .connectionLost),
        ("ssl_error_syscall", .connectionLost), ("unexpected eof", .connectionLost),
        ("ssl", .tls), ("tls", .tls), ("certificate", .tls),
        ("encoding", .other), ("header", .other), ("content-length", .other),
        ("out of memory", .other),
      ]
      let text = text.lowercased()
      self = known.first { text.contains($0.0) }?.1 ?? .connectionLost
    }
  }
#endif
