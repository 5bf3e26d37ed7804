import Foundation

extension Exchange {
  /// The exchange in which compressed bodies count as unrecorded.
  ///
  /// Most recorders store the decompressed body beside the header `Content-Encoding`, so the bytes decide.
  package var withoutCompressedBodies: Exchange {
    var exchange = self
    if (requestHeaders ?? []).stateCompression, requestBody.isCompressed {
      exchange.requestBody = .unrecorded
    }
    if responseHeaders.stateCompression, responseBody.isCompressed {
      exchange.responseBody = .unrecorded
    }
    return exchange
  }

  /// Whether the response has a body that was not recorded.
  package var lacksResponseBody: Bool {
    if case .unrecorded = responseBody { true } else { false }
  }
}

extension [Exchange.Header] {
  fileprivate var stateCompression: Bool {
    self["Content-Encoding"].map { !$0.isEmpty && $0.lowercased() != "identity" } ?? false
  }
}

extension Exchange.Body {
  /// The first byte of gzip (RFC 1952), which no text begins with.
  private static let startOfGzip: UInt8 = 0x1F

  fileprivate var isCompressed: Bool {
    guard case .bytes(let bytes) = self else { return false }
    return bytes.first == Self.startOfGzip || String(bytes: bytes, encoding: .utf8) == nil
  }
}
