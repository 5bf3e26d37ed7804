import EndpointJSON
import Foundation

/// An exchange that the runtime's `RecordingTransport` wrote. Its secrets are masked in a way that still decodes.
struct RecordingEntry {
  private let request: JSONValue
  private let response: JSONValue
  private let endpoint: String?

  /// Nil if the request or response is missing.
  init?(_ entry: JSONValue) {
    guard let request = entry["request"], let response = entry["response"] else { return nil }
    self.request = request
    self.response = response
    endpoint = entry["endpoint"]?.stringValue
  }

  func exchange(at place: EvidencePlace) -> Exchange? {
    guard let method = request["method"]?.stringValue,
      let url = request["url"]?.stringValue.flatMap(TrafficURL.init),
      let status = response["status"]?.intValue, 100...999 ~= status
    else { return nil }
    let headers = response["headers"]?.objectValue ?? [:]
    return Exchange(
      endpoint: endpoint,
      method: method.uppercased(),
      url: url,
      requestHeaders: nil,
      requestBody: Self.body(request),
      status: status,
      responseHeaders: headers.map { ($0.key, $0.value.stringValue ?? "") },
      responseBody: Self.body(response),
      place: place
    )
  }

  private static func body(_ message: JSONValue) -> Exchange.Body {
    if let value = message["json"] { return .bytes(Array(value.description.utf8)) }
    if let text = message["text"]?.stringValue { return .bytes(Array(text.utf8)) }
    guard let text = message["base64"]?.stringValue else { return .none }
    return Data(base64Encoded: text).map { .bytes([UInt8]($0)) } ?? .unrecorded
  }
}
