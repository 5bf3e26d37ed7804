/// The marker of a Markdown list item: a bullet, which may be escaped, or a number (CommonMark 0.31.2, section 5.2).
package enum ListMarker: Equatable {
  case bullet
  case number(isFirst: Bool)

  /// True if an item with this marker can interrupt a paragraph. A number at the start of a line is usually part of a
  /// sentence.
  package var endsParagraphs: Bool { self != .number(isFirst: false) }

  /// The length in bytes of a marker and the space after it. 0 without a marker.
  package static func length(in line: ArraySlice<UInt8>) -> Int { first(in: line)?.length ?? 0 }

  /// The marker at the start of a line and its length in bytes, including the space after it. Nil without a marker.
  static func first(in line: some Collection<UInt8>) -> (marker: ListMarker, length: Int)? {
    guard let (marker, length) = number(line) ?? bullet(line),
      line.dropFirst(length).first == UInt8(ascii: " ")
    else { return nil }
    return (marker, length + 1)
  }

  private static func bullet(_ line: some Collection<UInt8>) -> (ListMarker, Int)? {
    let escape = line.first == UInt8(ascii: "\\") ? 1 : 0
    guard let bullet = line.dropFirst(escape).first, "-*+".utf8.contains(bullet) else { return nil }
    return (.bullet, escape + 1)
  }

  private static func number(_ line: some Collection<UInt8>) -> (ListMarker, Int)? {
    let digits = line.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard 1...9 ~= digits.count, let end = line.dropFirst(digits.count).first,
      ".)".utf8.contains(end)
    else { return nil }
    return (.number(isFirst: digits.elementsEqual("1".utf8)), digits.count + 1)
  }
}
