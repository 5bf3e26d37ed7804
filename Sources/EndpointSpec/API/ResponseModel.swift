import EndpointJSON

package indirect enum ResponseModel: Equatable, Sendable {
  case value(ResponseValue)
  /// Several successful statuses: an enum of this name with a case per status.
  case statuses(name: SwiftName, [Status])
  case stream(TypeReference, StreamFormat, end: String?)

  package struct Status: Equatable, Sendable {
    package var status: Int
    /// The name of the case: `ok`, `accepted`, `status299`.
    package var name: SwiftName
    package var value: ResponseValue
  }
}

extension ResponseModel {
  /// The values of the successful responses. Empty for a stream.
  package var values: [ResponseValue] {
    switch self {
    case .value(let value): [value]
    case .statuses(_, let statuses): statuses.map(\.value)
    case .stream: []
    }
  }

  /// The declared successful statuses. Empty if any status from 200 to 299 is a success.
  package var statuses: [Int] {
    switch self {
    case .value(let value): [value.status].compactMap(\.self)
    case .statuses(_, let statuses): statuses.map(\.status)
    case .stream: []
    }
  }

  package func accepts(_ status: Int) -> Bool {
    statuses.isEmpty ? status / 100 == 2 : statuses.contains(status)
  }

  /// The value of a successful response. Nil for a stream, and for a status without a value.
  package func value(status: Int) -> ResponseValue? {
    switch self {
    case .value(let value): value
    case .statuses(_, let statuses): statuses.first { $0.status == status }?.value
    case .stream: nil
    }
  }

  package var headers: [ResponseValue.Header] { values.flatMap(\.headers) }
}

package enum StreamFormat: String, Sendable { case sse, lines }

package struct ResponseValue: Equatable, Sendable {
  package struct Header: Equatable, Sendable {
    package var wireName: WireName
    package var name: SwiftName
    package var type: TypeReference
    /// Whether the server may omit it. In Swift, every header is optional.
    @Uncompared package var isOptional: Bool
    package var documentation: Documentation
    @Uncompared package var place: Place
  }

  /// The type of the body. `.scalar(.void)` if it is ignored.
  package var type: TypeReference
  package var at: JSONPath?
  package var encoding: BodyEncoding
  package var headers: [Header]
  /// The only successful status. Nil if there are several.
  package var status: Int?
  @Uncompared package var place: Place

  package var hasBody: Bool { type != .scalar(.void) }
}

package struct BodyModel: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    /// One value. The label of its argument is nil for `_`. If spread, the fields of its struct are the arguments.
    case value(TypeReference, label: SwiftName?, isSpread: Bool)
    /// The parameters of the endpoint with `location == .body`.
    case fields
  }

  package var content: Content
  package var encoding: BodyEncoding
  /// The path that wraps the value: `data` sends `{ "data": … }`.
  package var at: JSONPath?
  package var arrayStyle: ParameterStyle
  package var objectStyle: ParameterStyle
  @Uncompared package var place: Place
}

extension BodyModel {
  /// The type of a body with one value. Nil if its fields are arguments.
  package var type: TypeReference? {
    if case .value(let type, _, _) = content { type } else { nil }
  }
}

package enum BodyEncoding: String, CaseIterable, Sendable {
  case json, form, multipart, text, binary
}
