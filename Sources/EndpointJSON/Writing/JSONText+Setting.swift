extension JSONText {
  /// The value at a path of names. Nil if the path does not exist, and for other text than JSON.
  package func value(at path: JSONPath) -> JSONValue? {
    let result = try? JSONReader.read(bytes, at: path, absent: JSONValue.null) { $0.value() }
    return result?.value == .null ? nil : result?.value
  }

  /// Returns the text with another value at a path of names. All other bytes and secrets remain.
  ///
  /// A missing member becomes the last of its object. A value on the way that is no object becomes one.
  ///
  /// - Parameters:
  ///   - names: The names that lead to the value, from the outermost.
  ///   - isSecret: Whether the value is secret. It also is if the former value was, or if it is part of a secret.
  /// - Throws: If the text is not JSON.
  package func setting(
    _ names: [String],
    to value: JSONValue,
    isSecret: Bool
  ) throws(JSONFailure) -> JSONText {
    let gap = try JSONReader.read(bytes) { json in
      defer { json.index = json.end }
      return json.gap(for: names[...])
    }.value
    let head = gap.head
    let text = Array("\(value)".utf8)
    let written = head + text + gap.tail
    let start = gap.range.lowerBound + head.count
    let moved = moved(gap.range, to: written.count)
    let hides = isSecret || secrets.contains { gap.range.covers($0) }
    return JSONText(
      bytes: bytes[..<gap.range.lowerBound] + written + bytes[gap.range.upperBound...],
      secrets: hides ? adding(start..<(start + text.count), to: moved) : moved
    )
  }

  /// The secrets outside of a range and around it, after the range got another length.
  private func moved(_ range: Range<Int>, to count: Int) -> [Range<Int>] {
    let change = count - range.count
    return secrets.compactMap { secret in
      if secret.upperBound <= range.lowerBound { return secret }
      if secret.lowerBound >= range.upperBound {
        return (secret.lowerBound + change)..<(secret.upperBound + change)
      }
      return range.covers(secret) ? nil : secret.lowerBound..<(secret.upperBound + change)
    }
  }

  private func adding(_ secret: Range<Int>, to secrets: [Range<Int>]) -> [Range<Int>] {
    if secrets.contains(where: { $0.covers(secret) }) { return secrets }
    let index = secrets.firstIndex { $0.lowerBound > secret.lowerBound } ?? secrets.endIndex
    return secrets[..<index] + [secret] + secrets[index...]
  }
}

/// The bytes that a new value replaces, and the names between the value and the bytes around it.
private struct JSONGap {
  var range: Range<Int>
  /// The names of the objects that do not exist.
  var names: ArraySlice<String>
  /// Whether the first name is a member of an object that exists, and follows another member.
  var member: (isOne: Bool, needsComma: Bool) = (false, false)

  /// The bytes before the value.
  var head: [UInt8] {
    var text = member.needsComma ? "," : ""
    for (index, name) in names.enumerated() {
      text += index == 0 && member.isOne ? "" : "{"
      text += "\(JSONValue.string(name)):"
    }
    return Array(text.utf8)
  }

  /// The bytes after the value.
  var tail: [UInt8] {
    Array(repeating: UInt8(ascii: "}"), count: names.count - (member.isOne ? 1 : 0))
  }
}

extension JSONReader {
  /// Where a value belongs that is at these names from the next value. Nil after a failure.
  fileprivate mutating func gap(for names: ArraySlice<String>) -> JSONGap? {
    var names = names
    while let name = names.first, take(UInt8(ascii: "{")) {
      var isFirst = true
      var isFound = false
      while !isFound, nextKey(isFirst: isFirst) {
        isFirst = false
        isFound = text(keySpan).utf8.elementsEqual(name.utf8)
        if !isFound { skip() }
      }
      guard problem == nil else { return nil }
      if !isFound {
        let end = index - 1
        return JSONGap(range: end..<end, names: names, member: (true, !isFirst))
      }
      names = names.dropFirst()
    }
    _ = token()
    let start = index
    skip()
    return problem == nil ? JSONGap(range: start..<index, names: names) : nil
  }
}

extension Range<Int> {
  /// Whether the other range is part of this one.
  fileprivate func covers(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
