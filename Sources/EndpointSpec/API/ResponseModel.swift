import EndpointJSON
import EndpointWire

package indirect enum ResponseModel: Equatable, Sendable {
  case value(ResponseValue)
  /// Several successful statuses: an enum of this name with a case per status.
  case statuses(name: SwiftName, [Status])
  case stream(TypeReference, StreamFormat)

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

  /// The status of an example that names none.
  package var usualStatus: Int {
    statuses.first ?? values.first?.documentedStatuses.lazy.compactMap { Int($0) }.first ?? 200
  }
}

extension StreamFormat {
  /// The word of the spec language.
  package var word: StreamWord {
    switch self {
    case .events: .sse
    case .lines: .lines
    case .sequence: .sequence
    case .gateway: .gateway
    }
  }

  /// True if the format prescribes JSON for each element. In other formats, a `string` is the text itself.
  package var isOfJSON: Bool {
    switch self {
    case .events, .lines: false
    case .sequence, .gateway: true
    }
  }
}

package enum StreamWord: String, CaseIterable, Sendable {
  case sse, lines, sequence, gateway

  func format(end: String?, reconnect: Bool) -> StreamFormat {
    switch self {
    case .sse: .events(end: end, reconnect: reconnect)
    case .lines: .lines(end: end)
    case .sequence: .sequence(end: end)
    case .gateway: .gateway(end: end)
    }
  }
}

package struct ResponseValue: Equatable, Sendable {
  package struct Header: Equatable, Sendable {
    package var wireName: WireName
    package var name: SwiftName
    package var type: TypeReference
    /// Whether the server may omit it. In Swift, every header is optional.
    @NotPartOfEquality package var isOptional: Bool
    package var documentation: Documentation
    @NotPartOfEquality package var place: Place
  }

  /// The type of the body. `.scalar(.void)` if it is ignored.
  package var type: TypeReference
  package var at: JSONPath?
  package var encoding: BodyEncoding
  /// Whether the spec states the encoding, so that the body has it under any media type.
  @NotPartOfEquality package var statesEncoding: Bool
  package var headers: [Header]
  /// The only successful status. Nil if there are several.
  package var status: Int?
  /// The statuses that the server sends, as documentation: `201`, or `2xx`. Empty if the spec has none.
  package var documentedStatuses: [String] = []
  @NotPartOfEquality package var place: Place

  package var hasBody: Bool { type != .scalar(.void) }
}

extension ResponseValue {
  /// Every status from 200 to 299.
  package static let anySuccess = "2xx"

  /// The statuses that the documentation names: the accepted one, those of the spec, or the usual one.
  package var statusKeys: [String] {
    if let status { return ["\(status)"] }
    return documentedStatuses.isEmpty
      ? ["\(Self.usualStatus(hasBody: hasBody))"] : documentedStatuses
  }

  /// The status of a success in a spec that states no status.
  package static func usualStatus(hasBody: Bool) -> Int { hasBody ? 200 : 204 }
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
  @NotPartOfEquality package var place: Place
}

extension BodyModel {
  /// The type of a body with one value. Nil if its fields are arguments.
  package var type: TypeReference? {
    if case .value(let type, _, _) = content { type } else { nil }
  }
}

package enum BodyEncoding: String, CaseIterable, Sendable {
  case json, form, multipart, text, binary

  /// The media type that a client sends by default.
  package var mediaType: String {
    switch self {
    case .json: "application/json"
    case .form: "application/x-www-form-urlencoded"
    case .multipart: "multipart/form-data"
    case .text: "text/plain"
    case .binary: "application/octet-stream"
    }
  }
}

extension MediaType {
  /// The encoding of the body. Nil for markup, which types cannot describe.
  package var encoding: BodyEncoding? {
    if isJSON { return .json }
    switch essence {
    case "application/x-www-form-urlencoded": return .form
    case "application/xml", "text/xml", "application/yaml", "text/yaml": return nil
    default: break
    }
    if essence.hasSuffix("+xml") || essence.hasSuffix("+yaml") { return nil }
    if essence.hasPrefix("multipart/") { return .multipart }
    if essence.hasPrefix("text/") || essence == "application/jwt" { return .text }
    return .binary
  }
}

/// The response of an endpoint for a status and a body: a success or a failure.
package enum ExpectedResponse {
  case value(ResponseValue)
  /// One of several successful statuses, as a case of the enum.
  case status(ResponseModel.Status, of: SwiftName)
  case stream(TypeReference, StreamFormat)
  case failure(FailureModel.Case)
  /// The endpoint does not declare the status.
  case none(status: Int)
}

extension EndpointModel {
  package func expectedResponse(to example: ExampleModel, in model: APIModel) -> ExpectedResponse {
    expectedResponse(status: example.status, in: model) {
      example.response?.part(at: $0.components[...])
    }
  }

  /// - Parameters:
  ///   - status: By default the first declared one.
  ///   - part: Returns the value at a path in the body.
  package func expectedResponse(
    status: Int?,
    in model: APIModel,
    part: (JSONPath) -> JSONValue?
  ) -> ExpectedResponse {
    let status = status ?? response.usualStatus
    let (failures, isSuccess) = (failures ?? model.failures, response.accepts(status))
    // Rules are sorted by precedence.
    let rule = failures.rules.first {
      $0.condition.fits(status, isSuccess: isSuccess, part: part)
    }
    if let failure = failures.cases.first(where: { $0.name == rule?.caseName }) {
      return .failure(failure)
    }
    switch response {
    case .statuses(let name, let statuses):
      let named = statuses.first { $0.status == status }
      return named.map { .status($0, of: name) } ?? .none(status: status)
    case .value(let value): return isSuccess ? .value(value) : .none(status: status)
    case .stream(let type, let format):
      return isSuccess ? .stream(type, format) : .none(status: status)
    }
  }
}
