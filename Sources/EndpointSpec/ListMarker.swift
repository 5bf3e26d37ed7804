/// What an item of a list in Markdown begins with: a bullet, which may be escaped, or a number (CommonMark 0.31.2, section 5.2).
package enum ListMarker {
  case bullet, number

  /// The marker that a line begins with, and its length in bytes with the blank behind it; nil where there is none.
  package static func first(
    in line: some Collection<UInt8>
  ) -> (marker: ListMarker, length: Int)? {
    let number = numberLength(line)
    guard let length = number ?? bulletLength(line) else { return nil }
    guard line.dropFirst(length).first == UInt8(ascii: " ") else { return nil }
    return (number == nil ? .bullet : .number, length + 1)
  }

  private static func bulletLength(_ line: some Collection<UInt8>) -> Int? {
    let escape = line.first == UInt8(ascii: "\\") ? 1 : 0
    guard let bullet = line.dropFirst(escape).first, "-*+".utf8.contains(bullet) else { return nil }
    return escape + 1
  }

  private static func numberLength(_ line: some Collection<UInt8>) -> Int? {
    let digits = line.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    guard digits > 0, let end = line.dropFirst(digits).first, ".)".utf8.contains(end) else {
      return nil
    }
    return digits + 1
  }
}
