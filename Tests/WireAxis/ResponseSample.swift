import EndpointJSON
import EndpointWire

@testable import EndpointJudge
@testable import EndpointSpec

/// A response that a server of a spec can send.
package struct ResponseSample: Sendable {
  package enum Meaning: Equatable, Sendable {
    case success
    case failure(SwiftName)
  }

  package var endpoint: String
  package var status: Int
  package var headers: [(name: String, text: String)] = []
  package var content: ResponseContent
  package var body: JSONValue?
  /// The meaning that the server intends.
  package var meaning: Meaning
  /// The value of the body and its type.
  var value: (value: JSONValue, type: TypeReference)?
}

extension ResponseSample: CustomStringConvertible {
  /// Such as `200 {"cards":[]}`.
  package var description: String {
    let headers = headers.map { " \($0.name): \($0.text)" }.joined()
    return "\(status)\(headers) \(body.map(\.description) ?? "no body")"
  }
}

extension ResponseReader {
  func reading(of sample: ResponseSample) -> Reading {
    let body = sample.body.map { JSONNode($0) }
    let isElement = if case .stream = sample.content { true } else { false }
    let element = isElement ? sample.event.flatMap { self.element(of: $0) } ?? body : nil
    return reading(
      of: ResponseParts(
        status: sample.status,
        headers: sample.headers,
        content: sample.content,
        body: body,
        elements: [element].compactMap(\.self)
      )
    )
  }
}

extension ResponseSample {
  /// The event that the body stands for. Nil for other elements of streams.
  fileprivate var event: EventParser.Event? {
    guard let name = body?["event"]?.stringValue, case .named? = value?.type else { return nil }
    let data = body?["data"]
    return EventParser.Event(data: data?.stringValue ?? data?.description ?? "", name: name)
  }
}
