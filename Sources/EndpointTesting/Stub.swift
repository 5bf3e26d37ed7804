import EndpointRuntime

/// The description of a stub or a request in a `NotStubbed` error: its endpoint, its method and path, or both.
struct Stub: Hashable {
  let endpoint: String?
  let request: String?
  /// The name of the example.
  var example: String? = nil

  var text: String {
    let name = example.map { ", example \"\($0)\"" } ?? ""
    guard let endpoint, !endpoint.isEmpty else { return (request ?? "") + name }
    guard let request, request != endpoint else { return endpoint + name }
    return "\(endpoint) (\(request))\(name)"
  }

  /// What alone differs from a request with the same method and path: the body, or the server of a recording.
  func difference(from sent: HTTPRequest) -> String? {
    let parts = (request ?? "").split(separator: " ")
    guard parts.count == 2, parts[0] == sent.method.rawValue, endpoint == sent.endpoint else {
      return nil
    }
    if sent.maskedURL.hasSuffix(parts[1]) { return "another body" }
    return parts[1].hasSuffix(Self.path(of: sent)) ? "another server" : nil
  }

  /// The distance between two descriptions. The endpoint's name counts first.
  func distance(from other: Stub) -> (Int, Int) {
    let requests = Self.distance(request ?? "", other.request ?? "")
    guard let endpoint, let wanted = other.endpoint else { return (requests, requests) }
    return (Self.distance(endpoint, wanted), requests)
  }

  /// The edit distance of two texts in bytes.
  private static func distance(_ one: String, _ other: String) -> Int {
    let other = Array(other.utf8)
    var row = Array(0...other.count)
    for (index, byte) in one.utf8.enumerated() {
      var corner = index
      row[0] = index + 1
      for column in other.indices {
        let changed = corner + (byte == other[column] ? 0 : 1)
        corner = row[column + 1]
        row[column + 1] = min(changed, corner + 1, row[column] + 1)
      }
    }
    return row[other.count]
  }
}

extension Stub {
  /// Describes a request.
  init(_ request: HTTPRequest) {
    self.init(endpoint: request.endpoint, request: "\(request.method) \(Self.path(of: request))")
  }

  /// The path and the query.
  private static func path(of request: HTTPRequest) -> String {
    let parts = request.maskedURL.split(
      separator: "/",
      maxSplits: 3,
      omittingEmptySubsequences: false
    )
    return "/" + (parts.count > 3 ? parts[3] : "")
  }
}
