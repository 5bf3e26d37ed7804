import EndpointRuntime
import EndpointWire
import Foundation

extension StreamFormat {
  /// A complete response with these elements and the end marker.
  func response(_ elements: [String]) -> HTTPResponse {
    let body = body(of: elements)
    if case .events = self, body.isEmpty { return .status(204) }
    return HTTPResponse(
      status: 200,
      headers: ["Content-Type": mediaType],
      body: Data(body.utf8)
    )
  }
}
