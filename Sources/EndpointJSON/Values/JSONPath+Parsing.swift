/// A syntax error in a path, with its position.
package struct JSONPathError: Error, Equatable, Sendable {
  /// The offset in UTF-8 bytes.
  package let offset: Int
  package let text: String
}

extension JSONPath {
  /// Parses a path. Nil if it is invalid.
  package init?(parsing text: String) {
    guard let path = try? JSONPath.parse(text) else { return nil }
    self = path
  }

  package static func parse(_ text: String) throws(JSONPathError) -> JSONPath {
    if text == "." { return JSONPath(components: []) }
    var parser = Parser(bytes: Array(text.utf8))
    return JSONPath(components: try parser.components())
  }

  private struct Parser {
    let bytes: [UInt8]
    var index = 0

    mutating func components() throws(JSONPathError) -> [Component] {
      var components: [Component] = []
      repeat {
        guard components.count < Budget.pathSteps.maximum else {
          throw JSONPathError(offset: index, text: Budget.pathSteps.line())
        }
        if next == UInt8(ascii: "[") {
          components.append(try bracket())
        } else {
          if !components.isEmpty { try dot() }
          components.append(.key(try name()))
        }
      } while index < bytes.count
      return components
    }

    private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

    private mutating func dot() throws(JSONPathError) {
      guard next == UInt8(ascii: ".") else {
        throw JSONPathError(offset: index, text: "expected '.' or '['")
      }
      index += 1
    }

    private mutating func name() throws(JSONPathError) -> String {
      let start = index
      var name: [UInt8] = []
      while let byte = next, byte != UInt8(ascii: "."), byte != UInt8(ascii: "[") {
        index += 1
        guard byte == UInt8(ascii: "\\") else {
          name.append(byte)
          continue
        }
        guard let escaped = next, Component.isSpecial(escaped) else {
          throw JSONPathError(offset: index - 1, text: "expected '.', '[' or '\\' after '\\'")
        }
        name.append(escaped)
        index += 1
      }
      guard index > start else { throw JSONPathError(offset: index, text: "expected a name") }
      return String(decoding: name, as: UTF8.self)
    }

    private mutating func bracket() throws(JSONPathError) -> Component {
      let start = index
      guard let close = bytes[start...].firstIndex(of: UInt8(ascii: "]")) else {
        throw JSONPathError(offset: start, text: "expected ']' for this '['")
      }
      index = close + 1
      let inside = String(decoding: bytes[(start + 1)..<close], as: UTF8.self)
      if inside.isEmpty { return .each }
      if inside == "last" { return .last }
      guard inside.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
        let number = Int32(inside)
      else {
        throw JSONPathError(offset: start + 1, text: "expected a number, 'last' or ']'")
      }
      return .index(Int(number))
    }
  }
}
