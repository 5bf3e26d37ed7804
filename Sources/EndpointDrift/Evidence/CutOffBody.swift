import EndpointJSON
import EndpointWire

extension Exchange.Body {
  /// The body as far as it was recorded completely. Recorders cut large bodies off: then the size is larger than the
  /// text, and the text is broken JSON. Such a body shows nothing, and a stream its complete lines.
  ///
  /// - Parameter size: The size in the archive. Nil if it is unknown.
  func recorded(of size: Int?, as type: MediaType?) -> Exchange.Body {
    guard case .bytes(let bytes) = self, let type, size ?? 0 > bytes.count else { return self }
    guard type.isJSON || type.streamFormat != nil else { return self }
    if type.isJSON, (try? JSONValue(parsing: bytes)) != nil { return self }
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")) ?? 0
    let lines = Array(bytes[..<end])
    let isComplete = type.streamFormat != nil || BrokenBodies.areLines(lines)
    return isComplete && !lines.isEmpty ? .bytes(lines + [UInt8(ascii: "\n")]) : .unrecorded
  }
}
