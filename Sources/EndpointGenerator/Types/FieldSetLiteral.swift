/// Some of a struct's fields as a literal of bits: `0b101`, or an array of words where there are more than 64.
///
/// The digits are grouped as the linter wants them.
struct FieldSetLiteral {
  private let members: [Bool]

  init(_ members: [Bool]) { self.members = members }

  var text: String {
    let words = stride(from: 0, to: members.count, by: 64).map { start in
      members[start..<min(start + 64, members.count)].reversed().reduce(UInt64(0)) { word, member in
        word << 1 | (member ? 1 : 0)
      }
    }
    let literals = words.map(literal)
    return literals.count == 1 ? literals[0] : "[\(literals.joined(separator: ", "))]"
  }

  /// Few bits are read one by one, many in groups of four.
  private func literal(_ word: UInt64) -> String {
    if members.count <= 8 {
      let digits = String(word, radix: 2)
      return "0b" + String(repeating: "0", count: members.count - digits.count) + digits
    }
    return "0x" + grouped(String(word, radix: 16))
  }

  private func grouped(_ digits: String) -> String {
    var groups: [Substring] = []
    var rest = digits[...]
    while !rest.isEmpty {
      groups.append(rest.suffix(4))
      rest = rest.dropLast(4)
    }
    return groups.reversed().joined(separator: "_")
  }
}
