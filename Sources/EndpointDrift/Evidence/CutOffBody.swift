import EndpointJSON
import EndpointWire

extension Exchange.Body {
  /// The part of the body that was recorded. Some recorders cut large bodies off. The size in the archive is then larger
  /// than the text, and the text is broken JSON. Of a stream, the complete lines count. Any other such body counts as
  /// unrecorded.
  ///
  /// - Parameter size: The size in the archive. Nil if it is unknown.
  func recorded(of size: Int?, as type: MediaType?) -> Exchange.Body {
    guard case .bytes(let bytes) = self, let type, size ?? 0 > bytes.count else { return self }
    guard type.isJSON || type.streamFormat != nil else { return self }
    if type.isJSON, (try? JSONValue(parsing: bytes)) != nil { return self }
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0
    let lines = Array(bytes[..<end])
    let isComplete = type.streamFormat != nil || Self.areJSON(lines)
    return isComplete && !lines.isEmpty ? .bytes(lines + [UInt8(ascii: "\n")]) : .unrecorded
  }

  private static func areJSON(_ lines: [UInt8]) -> Bool {
    lines.split(separator: UInt8(ascii: "\n")).allSatisfy { line in
      (try? JSONValue(parsing: Array(line))) != nil
    }
  }
}
