/// How faults end with Apple's `URLSession`, as far as it differs from libcurl.
enum AppleFaults {
  /// The endings that Apple's documentation names. Every failed handshake is `NSURLErrorSecureConnectionFailed` (-1200).
  static let differences: [String: (Fault.Ending, String)] = [
    "closed in the handshake": (.transport(.tls), "secure connection"),
    "reset in the handshake": (.transport(.tls), "secure connection"),
  ]

  /// The faults whose endings no document names, and that nobody has seen on an Apple system: how strictly it reads HTTP.
  ///
  /// Another ending there is a known issue. A call that ends as on Linux can leave this list, and another ending belongs
  /// to `differences`.
  static let unseen: Set<String> = [
    "reset in the handshake", "a name without an address", "an answer before the request",
    "closed while a body is sent", "closed in the status line", "reset in a header",
    "a connection that closes after the status line", "a connection that closes in a header",
    "bytes that are no HTTP",
    "an answer of HTTP/0.9", "a version that does not exist", "a status of two digits",
    "a status of four digits", "a status that is no number", "an answer of another protocol",
    "a header of 2 MB", "headers of 400 KB in all", "a thousand headers", "a NUL in a header",
    "a header without a colon", "a header without a name", "a length below zero",
    "a length that is no number", "two lengths", "a length and chunks",
    "a transfer encoding that does not exist", "a thousand answers before the answer",
    "nothing but answers before the answer", "protocols switched", "chunks without an end",
    "a chunk whose size is no number", "a chunk whose size is too large",
    "a chunk that is longer than it says", "plain text that calls itself gzip", "gzip that is cut",
    "an encoding that does not exist", "no body, as its status says", "a status beyond all",
    "a `Content-Length` of 2^63 - 1", "no space after the status", "lines that end with LF",
    "trailers after chunks", "an error with trailers",
    "a header in two lines",
  ]
}
