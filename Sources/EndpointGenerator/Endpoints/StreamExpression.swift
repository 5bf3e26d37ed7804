import EndpointSpec

extension APIIndex {
  /// The format of a stream: `.events(end: "[DONE]")`.
  func streamFormat(_ format: StreamFormat, end: String?) -> SwiftExpression {
    let end = end.map { [SwiftExpression.Argument("end", .text(stringLiteral($0)))] } ?? []
    return switch format {
    case .sse: .call(".events", end)
    case .lines: .call(".lines", end)
    }
  }

  /// How to decode an element. Nil if its type determines it. A string is the raw text.
  func streamElement(_ type: TypeReference) -> SwiftExpression? {
    if resolvingAlias(type) == .scalar(.string) { return ".text" }
    if isPlain(type, wire: nil) { return nil }
    return .closure(".json", [ReadExpression(index: self).text(type, reader: "$0")])
  }
}
