/// Extracts the elements of an array from a JSON text that arrives in chunks, without parsing the rest.
///
/// Only one element is in memory. Its syntax is checked when it is parsed.
struct ElementSplitter: Sendable {
  struct Element: Sendable {
    var bytes: [UInt8]
    /// From 1.
    var number: Int
    var start: (line: Int, column: Int)
    /// Whether it exceeds the size limit. Then `bytes` is empty.
    var isTooLong = false
  }

  /// The keys that lead to the array, such as `log`, `entries`.
  let paths: [[String]]
  let maximumBytes: Int

  /// The path of the array, after it was found.
  private(set) var path: [String]?
  /// The top-level keys, for an error message about other files.
  private(set) var firstKeys: [String] = []

  private var levels: [Level] = []
  private var key: [UInt8] = []
  private var isInString = false
  private var isEscaped = false
  private var isKey = false
  /// Whether the parser is inside the array.
  private var isInArray = false
  private var element: Element?
  private var number = 0
  private var line = 1
  private var lineStart = 0
  private var offset = 0

  private struct Level {
    var isObject: Bool
    /// Whether a key comes next.
    var expectsKey: Bool
    /// The key of the current value, if it is relevant.
    var key: String?
  }

  private static let longestKey = 64
  private static let deepestPath = 3

  init(paths: [[String]], maximumBytes: Int) {
    self.paths = paths
    self.maximumBytes = maximumBytes
  }

  /// Whether the text ended inside an object or an array.
  var isUnfinished: Bool { !levels.isEmpty || isInString }

  var place: (line: Int, column: Int) { (line, max(1, offset - lineStart + 1)) }

  /// Whether the text contains no such array.
  var isEmpty: Bool { path == nil }

  /// Reads a chunk, and returns the elements that end in it.
  mutating func read(_ piece: UnsafeBufferPointer<UInt8>) -> [Element] {
    var elements: [Element] = []
    var index = 0
    // The start of the element's bytes in the chunk that were not copied yet.
    var copied = 0
    while index < piece.count {
      let byte = piece[index]
      if isInString {
        index = readString(piece, from: index)
        continue
      }
      switch byte {
      case UInt8(ascii: "\""):
        beginString(at: index, &copied)
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        begin(at: index, &copied)
        levels.append(Level(isObject: byte == UInt8(ascii: "{"), expectsKey: true))
        noteArray()
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // Inside a broken element, any bracket closes the innermost one. An extra bracket must not close the array.
        let isMatching = levels.last?.isObject == (byte == UInt8(ascii: "}"))
        guard isMatching || isInElement && levels.count > elementDepth else { break }
        levels.removeLast()
        if isInElement, levels.count <= elementDepth {
          // A bracket of the array itself ends a scalar.
          let isInside = levels.count == elementDepth
          elements += end(piece[copied..<index + (isInside ? 1 : 0)])
        }
        if levels.count < elementDepth { isInArray = false }
      case UInt8(ascii: ","):
        if isInElement, levels.count == elementDepth {
          elements += end(piece[copied..<index])
        }
        if let last = levels.indices.last { levels[last].expectsKey = true }
      case UInt8(ascii: ":"):
        if let last = levels.indices.last { levels[last].expectsKey = false }
      case UInt8(ascii: "\n"):
        line += 1
        lineStart = offset + index + 1
      case 0x20, 0x09, 0x0D: break
      default: begin(at: index, &copied)
      }
      index += 1
    }
    if isInElement { keep(piece[copied...]) }
    offset += piece.count
    return elements
  }

  // MARK: - Strings

  private mutating func beginString(at index: Int, _ copied: inout Int) {
    begin(at: index, &copied)
    isInString = true
    isKey =
      !isInElement && path == nil && levels.count <= Self.deepestPath
      && levels.last?.isObject == true && levels.last?.expectsKey == true
    if isKey { key = [] }
  }

  /// Continues a string, and returns the index at which it stopped.
  private mutating func readString(_ piece: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < piece.count {
      if !isKey, !isEscaped { index = endOfPlainText(piece, from: index) }
      guard index < piece.count else { return index }
      let byte = piece[index]
      index += 1
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
        if isKey { noteKey() }
        return index
      }
      if isKey, key.count < Self.longestKey { key.append(byte) }
    }
    return index
  }

  /// The next quote, or a backslash at the end. A fast path, since most of a file is body text.
  private func endOfPlainText(_ piece: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let end = piece.count
    var index = start
    while index < end, piece[index] != UInt8(ascii: "\"") {
      let isEscape = piece[index] == UInt8(ascii: "\\")
      if isEscape, index &+ 1 == end { break }
      index &+= isEscape ? 2 : 1
    }
    return index
  }

  private mutating func noteKey() {
    guard let last = levels.indices.last else { return }
    let text = String(decoding: key, as: UTF8.self)
    levels[last].key = text
    if levels.count == 1, firstKeys.count < 5 { firstKeys.append(text) }
  }

  // MARK: - Elements

  private var elementDepth: Int { (path?.count ?? -2) + 1 }

  private mutating func noteArray() {
    guard path == nil, levels.last?.isObject == false, levels.count <= Self.deepestPath else {
      return
    }
    let keys = levels.dropLast().map { $0.isObject ? $0.key : nil }
    path = paths.first { $0.count == keys.count && zip($0, keys).allSatisfy { $0 == $1 } }
    isInArray = path != nil
  }

  private var isInElement: Bool { element != nil }

  /// Starts an element at a value in the array.
  private mutating func begin(at index: Int, _ copied: inout Int) {
    guard !isInElement, isInArray, levels.count == elementDepth else { return }
    copied = index
    number += 1
    let start = (line, offset + index - lineStart + 1)
    element = Element(bytes: [], number: number, start: start)
  }

  private mutating func keep(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    guard let count = element?.bytes.count, element?.isTooLong == false else { return }
    if count + bytes.count <= maximumBytes {
      element?.bytes += bytes
    } else {
      element?.bytes = []
      element?.isTooLong = true
    }
  }

  private mutating func end(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Element] {
    keep(bytes)
    defer { element = nil }
    return [element].compactMap(\.self)
  }
}
