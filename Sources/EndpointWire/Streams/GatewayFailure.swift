@_spi(Generated) import EndpointJSON
import Foundation

/// The failure in a line of gRPC-Gateway, `{"error": {"code": 5, "message": "…"}}`, as the response that the gateway
/// sends if the call fails before its first element.
package struct GatewayFailure: Equatable, Sendable {
  package let status: Int
  /// The value of `error` in JSON.
  package let body: Data

  /// Nil for a line without an error.
  package init?(line: Data) {
    let path = JSONPath(components: [.key("error")])
    guard let error = try? JSONReader.read(line, at: path, { $0.value() }).value, error != .null
    else { return nil }
    status = Self.status(of: error)
    body = Data(error.description.utf8)
  }

  /// The gateway of version 1 sends `http_code`, that of version 2 only the code of gRPC.
  private static func status(of error: JSONValue) -> Int {
    if let status = error["http_code"]?.intValue, 400...599 ~= status { return status }
    return error["code"]?.intValue.flatMap { statuses[$0] } ?? 500
  }

  /// The statuses for the codes of gRPC (`google/rpc/code.proto`).
  private static let statuses = [
    1: 499, 3: 400, 4: 504, 5: 404, 6: 409, 7: 403, 8: 429, 9: 400, 10: 409, 11: 400, 12: 501,
    14: 503, 16: 401,
  ]
}
