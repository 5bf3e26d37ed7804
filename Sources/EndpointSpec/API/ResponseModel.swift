import EndpointJSON

package enum ResponseModel: Equatable, Sendable {
  case value(ResponseValue)
  /// Successes that differ: an enum of that name, a case for each status.
  case statuses(name: SwiftName, [Status])
  case stream(TypeReference, StreamFormat, end: String?)

  package struct Status: Equatable, Sendable {
    package var status: Int
    /// The case's name, `ok`, `accepted`, `status299`.
    package var name: SwiftName
    package var value: ResponseValue

    package init(status: Int, name: SwiftName, value: ResponseValue) {
      self.status = status
      self.name = name
      self.value = value
    }
  }
}

extension ResponseModel {
  /// The values of the successes; none of a stream.
  package var values: [ResponseValue] {
    switch self {
    case .value(let value): [value]
    case .statuses(_, let statuses): statuses.map(\.value)
    case .stream: []
    }
  }

  /// The statuses of the successes that the spec names; none: any from 200 to 299.
  package var statuses: [Int] {
    switch self {
    case .value(let value): [value.status].compactMap(\.self)
    case .statuses(_, let statuses): statuses.map(\.status)
    case .stream: []
    }
  }

  /// Whether a status is a success.
  package func accepts(_ status: Int) -> Bool {
    statuses.isEmpty ? status / 100 == 2 : statuses.contains(status)
  }

  /// The value of a success; nil of a stream, and for a status without a value.
  package func value(status: Int) -> ResponseValue? {
    switch self {
    case .value(let value): value
    case .statuses(_, let statuses): statuses.first { $0.status == status }?.value
    case .stream: nil
    }
  }

  /// The headers of all successes.
  package var headers: [ResponseValue.Header] { values.flatMap(\.headers) }
}

package enum StreamFormat: String, Sendable { case sse, lines }

package struct ResponseValue: Equatable, Sendable {
  package struct Header: Equatable, Sendable {
    package var wireName: WireName
    package var name: SwiftName
    package var type: TypeReference
    package var documentation: Documentation
    @Uncompared package var place: Place

    package init(
      wireName: WireName,
      name: SwiftName,
      type: TypeReference,
      documentation: Documentation,
      place: Place
    ) {
      self.wireName = wireName
      self.name = name
      self.type = type
      self.documentation = documentation
      self.place = place
    }
  }

  /// `.scalar(.void)` where no body is read.
  package var type: TypeReference
  package var at: JSONPath?
  package var encoding: BodyEncoding
  package var headers: [Header]
  /// The only status that is a success; nil where several are.
  package var status: Int?
  @Uncompared package var place: Place

  package init(
    type: TypeReference,
    at: JSONPath?,
    encoding: BodyEncoding,
    headers: [Header],
    status: Int? = nil,
    place: Place
  ) {
    self.type = type
    self.at = at
    self.encoding = encoding
    self.headers = headers
    self.status = status
    self.place = place
  }

  /// Whether a body is read.
  package var hasBody: Bool { type != .scalar(.void) }
}
