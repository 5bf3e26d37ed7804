import EndpointRuntime
import EndpointWire
import Foundation

extension StreamFormat {
  /// A complete response with these elements and the end marker.
  func response(_ elements: [EventParser.Event]) -> HTTPResponse {
    let body =
      if case .events = self { body(of: elements) } else { body(of: elements.map(\.data)) }
    if case .events = self, body.isEmpty { return .status(204) }
    return HTTPResponse(
      status: 200,
      headers: ["Content-Type": mediaType],
      body: Data(body.utf8)
    )
  }
}
