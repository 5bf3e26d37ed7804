/// Splits a text that arrives in chunks into its lines. Only one line is in memory.
struct EvidenceLines: Sendable {
  let maximumBytes: Int
  private var line: [UInt8] = []
  private var isTooLong = false
  private var number = 0

  init(maximumBytes: Int) { self.maximumBytes = maximumBytes }

  /// Reads a chunk, and returns the lines that end in it, without empty lines. An empty chunk ends the text.
  mutating func read(_ piece: [UInt8]) -> [ElementSplitter.Element] {
    if piece.isEmpty { return end() }
    var lines: [ElementSplitter.Element] = []
    var rest = piece[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      add(rest[..<end])
      lines += self.end()
      rest = rest[(end + 1)...]
    }
    add(rest)
    return lines
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    isTooLong = isTooLong || line.count + bytes.count > maximumBytes
    if isTooLong { line = [] } else { line += bytes }
  }

  private mutating func end() -> [ElementSplitter.Element] {
    defer { (line, isTooLong) = ([], false) }
    number += 1
    guard isTooLong || line.contains(where: { $0 > 0x20 }) else { return [] }
    return [.init(bytes: line, number: number, start: (number, 1), isTooLong: isTooLong)]
  }
}
