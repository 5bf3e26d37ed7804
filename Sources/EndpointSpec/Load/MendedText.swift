import EndpointJSON

/// Malformed JSON or YAML whose certain mistakes are mended in memory, so that the reader goes on with what follows.
///
/// Offsets in the mended text become those of the file again.
struct MendedText {
  private(set) var bytes: [UInt8]
  /// What was replaced, in order, each in the text before it.
  private var replaced: [(range: Range<Int>, count: Int)] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Applies a remedy. False if the mistake has several remedies.
  ///
  /// - Parameter isDeleting: Whether to delete what has no meaning, such as a comment in JSON, although its author may
  ///   want it elsewhere.
  mutating func mend(_ problem: TextProblem, isDeleting: Bool) -> Bool {
    let isDeletion = problem.remedy.allSatisfy { $0.text.isEmpty }
    guard problem.isCertain || isDeleting && isDeletion, !problem.remedy.isEmpty else {
      return false
    }
    replace(problem.remedy)
    return true
  }

  /// Writes new texts into the text.
  mutating func replace(_ parts: [TextProblem.Replacement]) {
    bytes = parts.applied(to: bytes)
    replaced += parts.reversed().map { ($0.range, $0.text.utf8.count) }
  }

  /// The offset in the file of the first byte of something.
  func original(start: Int) -> Int {
    replaced.reversed().reduce(start) { offset, part in
      offset < part.range.lowerBound + part.count
        ? min(offset, part.range.lowerBound) : offset - part.count + part.range.count
    }
  }

  /// The offset in the file behind the last byte of something.
  private func original(end: Int) -> Int {
    replaced.reversed().reduce(end) { offset, part in
      if offset <= part.range.lowerBound { return offset }
      return max(offset - part.count, part.range.lowerBound) + part.range.count
    }
  }

  func original(_ range: Range<Int>) -> Range<Int> {
    let start = original(start: range.lowerBound)
    return start..<max(start, original(end: range.upperBound))
  }

  func original(_ problem: TextProblem) -> TextProblem {
    var found = problem
    found.range = original(problem.range)
    found.remedy = problem.remedy.map { .init(range: original($0.range), text: $0.text) }
    return found
  }

  func original(_ node: JSONNode) -> JSONNode {
    if replaced.isEmpty { return node }
    let range = original(node.start..<node.end)
    let kind: JSONNode.Kind =
      switch node.kind {
      case .array(let elements): .array(elements.map(original))
      case .object(let members): .object(members.map(original))
      case .null, .bool, .number, .string: node.kind
      }
    return JSONNode(kind: kind, start: range.lowerBound, end: range.upperBound)
  }

  private func original(_ member: JSONMember) -> JSONMember {
    let key = original(member.keyStart..<member.keyEnd)
    let value = original(member.value)
    return JSONMember(
      key: member.key,
      keyStart: key.lowerBound,
      keyEnd: key.upperBound,
      value: value
    )
  }
}
