import Foundation

extension StubTransport {
  /// The error of a request without a stub. It lists the existing stubs, most similar first.
  public struct NotStubbed: LocalizedError, CustomStringConvertible {
    public let description: String

    /// The maximum number of stubs in the message.
    private static let limit = 10

    init(_ request: HTTPRequest, _ stubs: [Stub]) {
      let wanted = Stub(request)
      let sorted = Set(stubs).map { (stub: $0, distance: $0.distance(from: wanted)) }.sorted {
        ($0.distance.0, $0.distance.1, $0.stub.text) < ($1.distance.0, $1.distance.1, $1.stub.text)
      }
      let listed = sorted.prefix(Self.limit).map { entry in
        "\n  \(entry.stub.text)" + (entry.stub.hasTarget(of: wanted) ? ", another body" : "")
      }.joined()
      let rest = sorted.count > Self.limit ? "\n  and \(sorted.count - Self.limit) more" : ""
      let name = request.endpoint.isEmpty ? "" : "\(request.endpoint), "
      let found = sorted.isEmpty ? "Nothing is stubbed." : "The most similar stubs:"
      description = "No stub matches \(name)\(request). \(found)\(listed)\(rest)"
    }

    public var errorDescription: String? { description }
  }
}
