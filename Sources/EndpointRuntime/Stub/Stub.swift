/// A request that a stub answers, as an error tells it: by its endpoint, by method and path, or by both.
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

  /// True if only the body can differ from that of the other request.
  func hasTarget(of other: Stub) -> Bool {
    guard let request, let wanted = other.request, endpoint == other.endpoint else { return false }
    let (own, sent) = (request.split(separator: " "), wanted.split(separator: " "))
    guard own.count == 2, sent.count == 2 else { return false }
    return own[0] == sent[0] && sent[1].hasSuffix(own[1])
  }

  /// How unlike a request it is, the name of the endpoint before all.
  func distance(from other: Stub) -> (Int, Int) {
    let requests = Self.distance(request ?? "", other.request ?? "")
    guard let endpoint, let wanted = other.endpoint else { return (requests, requests) }
    return (Self.distance(endpoint, wanted), requests)
  }

  /// How many bytes are to be put in, taken out or changed to make one text of the other.
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
  /// A request as something that could have been stubbed.
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
