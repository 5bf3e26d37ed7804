import EndpointSpec

extension APIIndex {
  /// How the elements of a stream follow each other: `.events(end: "[DONE]")`.
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
