import EndpointSpec

extension APIIndex {
  /// What the function of an endpoint answers whose response is a stream.
  ///
  /// ```swift
  /// .init(.init(.get, "/ticks", endpoint: "Ticks.watch"), format: .events(end: "[DONE]"))
  /// ```
  func streamExpression(
    _ request: SwiftExpression,
    of type: TypeReference,
    _ format: StreamFormat,
    end: String?
  ) -> SwiftExpression {
    let format = SwiftExpression.Argument("format", streamFormat(format, end: end))
    let element = streamElement(type).map { [SwiftExpression.Argument("element", $0)] } ?? []
    return .call(".init", [.init(nil, request), format] + element)
  }

  func streamFormat(_ format: StreamFormat, end: String?) -> SwiftExpression {
    let end = end.map { [SwiftExpression.Argument("end", .text(stringLiteral($0)))] } ?? []
    return switch format {
    case .sse: .call(".events", end)
    case .lines: .call(".lines", end)
    }
  }

  /// How an element is decoded; nil where its type alone says it. A string is the text as it stands.
  func streamElement(_ type: TypeReference) -> SwiftExpression? {
    if resolvingAlias(type) == .scalar(.string) { return ".text" }
    if isPlain(type, wire: nil) { return nil }
    return .closure(".json", [ReadExpression(index: self).text(type, reader: "$0")])
  }
}
