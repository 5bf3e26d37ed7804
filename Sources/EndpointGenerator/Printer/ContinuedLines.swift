import EndpointJSON

/// Splits a long line of a literal into several. Each except the last ends with the mark, which continues the line.
func continued(_ line: String, width: Int, mark: String) -> [String] {
  var left = line.characterCount
  if left <= width { return [line] }
  var rest = line[...]
  var lines: [String] = []
  while left > width {
    let part = beginning(of: rest, upTo: width - mark.utf8.count, mark: mark)
    lines.append(part + mark)
    left -= part.characterCount
    rest = rest[part.endIndex...]
  }
  return lines + [String(rest)]
}

/// The words that fit. A word that is too long is split, but never within an escape.
private func beginning(of line: Substring, upTo width: Int, mark: String) -> Substring {
  let most = line.first(width)
  let blank = UInt8(ascii: " ")
  if let space = most.utf8.lastIndex(of: blank),
    most[...space].utf8.contains(where: { $0 != blank })
  {
    return most[...space]
  }
  let tail = most.suffix("u{10FFFF}".utf8.count + mark.utf8.count)
  guard tail.utf8.contains(UInt8(ascii: "\\")), let escape = tail.ranges(of: mark).last,
    escape.lowerBound > most.startIndex
  else { return most }
  return most[..<escape.lowerBound]
}

extension Substring {
  /// The first characters, at most `count`.
  fileprivate func first(_ count: Int) -> Substring {
    let bytes = utf8.prefix(count)
    let part = self[..<bytes.endIndex]
    return part.isLetterPerByte && startsCharacter(bytes.endIndex) ? part : prefix(count)
  }

  /// True if a character starts at the index.
  private func startsCharacter(_ index: Index) -> Bool {
    index == endIndex || utf8[index] < 0x80
  }
}
