/// Scans the open brackets, and finds the first whose closing bracket has another indentation.
struct BracketScan {
  struct Open {
    let index: Int
    let byte: UInt8
    /// The indentation of the line with the opening bracket.
    let indentation: Int
    /// The key before the bracket. Nil in an array.
    let key: Int?
    /// True if this key begins its line.
    let isFirstOfLine: Bool
  }

  /// A key that begins a line with the indentation of the key whose object it lies in, and that key.
  private(set) var swallowed: (key: Int, owner: Int)?
  private var lastText: Int?
  /// True between a key and its `:`.
  var isAfterKey: Bool { expectsColon }
  private var expectsColon = false

  private(set) var open: [Open] = []
  /// The start of the current string.
  private(set) var textStart: Int?
  private(set) var suspect: Int?
  /// The bracket that closes the suspect.
  private(set) var suspectEnd: Int?
  private var isEscaped = false
  private var indentation = 0
  private var isAtLineStart = true

  mutating func take(_ byte: UInt8, at index: Int) {
    if textStart != nil { return takeText(byte) }
    if byte == newline {
      indentation = 0
      isAtLineStart = true
      return
    }
    if isAtLineStart, isSpace(byte) {
      indentation += 1
      return
    }
    switch byte {
    case UInt8(ascii: "\""):
      textStart = index
      takeKey(at: index)
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      open.append(
        Open(
          index: index,
          byte: byte,
          indentation: indentation,
          key: lastText,
          isFirstOfLine: lastText == firstOfLine
        )
      )
      lastText = nil
    case UInt8(ascii: "}"), UInt8(ascii: "]"): close(at: index)
    case UInt8(ascii: ":"):
      expectsColon = false
      isValue = true
    case UInt8(ascii: ","): isValue = false
    default: break
    }
    if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") { isValue = false }
    isAtLineStart = false
  }

  /// True between the `:` of a key and the end of its value.
  private var isValue = false

  /// The start of the text that begins the line.
  private var firstOfLine: Int?

  private mutating func takeKey(at index: Int) {
    if isAtLineStart { firstOfLine = index }
    guard let last = open.last, last.byte == UInt8(ascii: "{"), !isValue else { return }
    lastText = index
    expectsColon = true
    if swallowed == nil, isAtLineStart, let owner = last.key, last.isFirstOfLine,
      last.indentation > 0, last.indentation >= indentation
    {
      swallowed = (index, owner)
    }
  }

  private mutating func takeText(_ byte: UInt8) {
    if isEscaped {
      isEscaped = false
    } else if byte == UInt8(ascii: "\\") {
      isEscaped = true
    } else if byte == UInt8(ascii: "\"") {
      textStart = nil
    }
  }

  private mutating func close(at index: Int) {
    guard let last = open.popLast(), isAtLineStart, last.indentation != indentation else { return }
    suspect = suspect ?? last.index
    suspectEnd = suspectEnd ?? index
  }
}

let newline = UInt8(ascii: "\n")

func isSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}
