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

  /// True if both differ at most in their bodies.
  func hasTarget(of other: Stub) -> Bool {
    guard let request, let wanted = other.request, endpoint == other.endpoint else { return false }
    let (own, sent) = (request.split(separator: " "), wanted.split(separator: " "))
    guard own.count == 2, sent.count == 2 else { return false }
    return own[0] == sent[0] && sent[1].hasSuffix(own[1])
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
    let parts = request.maskedURL.split(
      separator: "/",
      maxSplits: 3,
      omittingEmptySubsequences: false
    )
    let path = parts.count > 3 ? parts[3] : ""
    self.init(endpoint: request.endpoint, request: "\(request.method) /\(path)")
  }
}
