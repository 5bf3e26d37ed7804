import Foundation

extension TransportError {
  /// Sorts an error of the URL loading system.
  ///
  /// Linux reports most of what can go wrong as "unknown", so what it says about it has to tell the rest.
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
    /// `nil` if the error's code is right as it is.
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

    /// A connection that breaks off while TLS is spoken on it, or agreed on, is lost, not refused; what breaks the rules of
    /// HTTP is no loss either.
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
