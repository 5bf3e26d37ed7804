import Foundation

extension StubTransport {
  /// A request that nothing answers: what it was, and what was stubbed, the nearest first.
  public struct NotStubbed: LocalizedError, CustomStringConvertible {
    public let description: String

    /// How many stubs are told.
    private static let limit = 10

    init(_ request: HTTPRequest, _ stubs: [Stub]) {
      let wanted = Stub(request)
      let sorted = Set(stubs).map { (stub: $0, distance: $0.distance(from: wanted)) }.sorted {
        ($0.distance.0, $0.distance.1, $0.stub.text) < ($1.distance.0, $1.distance.1, $1.stub.text)
      }
      let told = sorted.prefix(Self.limit).map { entry in
        "\n  \(entry.stub.text)" + (entry.stub.hasTarget(of: wanted) ? ", with another body" : "")
      }.joined()
      let rest = sorted.count > Self.limit ? "\n  and \(sorted.count - Self.limit) more" : ""
      let name = request.endpoint.isEmpty ? "" : "\(request.endpoint), "
      let found = sorted.isEmpty ? "Nothing is stubbed." : "These stubs exist, the nearest first:"
      description = "No stub answers \(name)\(request). \(found)\(told)\(rest)"
    }

    public var errorDescription: String? { description }
  }
}
