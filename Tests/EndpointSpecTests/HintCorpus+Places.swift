import EndpointJSON

@testable import EndpointSpec

/// Keys in the wrong object.
extension HintCorpus {
  /// The next key of another object, put here.
  static func misplaced(_ key: Key) -> [Mistake] {
    let known = Set(known(key) + TypeDraft.formNames)
    let others = keys.filter { other in
      let name = other.member.key
      return !known.contains(name) && !freeText.contains(name)
        && nearestName(to: name, in: Array(known)) == nil
    }
    guard let index = index(of: key), !others.isEmpty else { return [] }
    let other = others[(index * 7) % others.count]
    let value = other.text.slice(other.member.value.start..<other.member.value.end)
    var mistake = mistake(with: other.member.key, value, at: key.member.keyStart, in: key.text)
    mistake.name += " in \(key.owner)"
    if "{[".contains(value.prefix(1)) { mistake.value = value }
    return [mistake]
  }

  /// A key of an object around this one, moved here.
  static func moved(_ key: Key) -> [Mistake] {
    let known = Set(known(key) + TypeDraft.formNames)
    let others = keys.filter { other in
      other.text == key.text && other.object.start < key.object.start
        && key.object.end < other.object.end && !other.member.contains(key.object.start)
        && !known.contains(other.member.key) && !freeText.contains(other.member.key)
        && nearestName(to: other.member.key, in: Array(known)) == nil
    }
    guard let index = index(of: key), !others.isEmpty else { return [] }
    let other = others[(index * 7) % others.count]
    let value = other.text.slice(other.member.value.start..<other.member.value.end)
    let rest = removing(other.member, from: key.text)
    let isBehind = other.member.keyStart < key.member.keyStart
    let start = key.member.keyStart - (isBehind ? key.text.utf8.count - rest.utf8.count : 0)
    var mistake = mistake(with: other.member.key, value, at: start, in: rest)
    mistake.name += " moved into \(key.owner)"
    mistake.valid = rest
    return [mistake]
  }

  private static func index(of key: Key) -> Int? {
    keys.firstIndex { $0.member.keyStart == key.member.keyStart && $0.text == key.text }
  }

  private static func mistake(
    with name: String,
    _ value: Substring,
    at start: Int,
    in text: String
  ) -> Mistake {
    var text = text
    text.insert(contentsOf: "\"\(name)\": \(value), ", at: text.index(start))
    return Mistake(
      name: name,
      text: text,
      range: start..<start + name.utf8.count + 2,
      isOpen: true
    )
  }

  /// The text without a member and one of its commas.
  private static func removing(_ member: JSONMember, from text: String) -> String {
    let bytes = Array(text.utf8)
    var (start, end) = (member.keyStart, member.value.end)
    while bytes[end] == 0x20 || bytes[end] == 0x0A { end += 1 }
    if bytes[end] == UInt8(ascii: ",") {
      end += 1
    } else {
      while bytes[start - 1] != UInt8(ascii: ","), bytes[start - 1] != UInt8(ascii: "{") {
        start -= 1
      }
      if bytes[start - 1] == UInt8(ascii: ",") { start -= 1 }
    }
    return text.replacing(start..<end, with: "")
  }
}

extension JSONMember {
  fileprivate func contains(_ offset: Int) -> Bool { keyStart <= offset && offset < value.end }
}

extension String {
  func index(_ offset: Int) -> Index { utf8.index(utf8.startIndex, offsetBy: offset) }

  func slice(_ range: Range<Int>) -> Substring {
    self[index(range.lowerBound)..<index(range.upperBound)]
  }

  func replacing(_ range: Range<Int>, with text: String) -> String {
    var result = self
    result.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: text)
    return result
  }
}
