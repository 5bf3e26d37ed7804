/// A part of a JSON text that the type does not describe.
package struct JSONDrift: Hashable, Sendable {
  package enum Kind: Sendable {
    /// No field has the key.
    case undeclared
    /// An enum or a union does not list the value.
    case unlisted
    /// The value did not decode and was dropped.
    case dropped
    /// The text did not decode because a value is missing.
    case missing
    /// The text did not decode because a value is null.
    case null
    /// The text did not decode for another reason.
    case mismatch
  }

  package let kind: Kind
  /// The path of the part, such as `cards[].suit`. Undeclared keys are shown as `*`, unless they look like names.
  package let path: String
  /// The expected value, such as `a string`. Nil for undeclared and unlisted parts.
  package let expected: String?
}

extension JSONPlaces {
  /// Finds and counts the parts of a text that the recorded types do not describe.
  package func drift(in bytes: some Sequence<UInt8>) -> [JSONDrift: Int] {
    guard !places.isEmpty else { return [:] }
    return Array(bytes).withUnsafeBufferPointer { text in
      var json = JSONReader(text)
      if text.starts(with: [0xEF, 0xBB, 0xBF]) { json.index = 3 }
      var finder = DriftFinder(
        text: text,
        places: places.sorted { $0.start < $1.start },
        problem: problem
      )
      json.walk(&finder)
      return finder.found
    }
  }
}

/// Walks over a text and finds the parts without a recorded place.
///
/// Creates a `String` for a key only if something is found.
private struct DriftFinder: JSONVisitor {
  struct Key {
    let span: StringSpan
    /// Nil if the bytes are the text.
    let text: String?
  }

  struct Level {
    let isObject: Bool
    /// Whether the keys are fields of a type.
    let isTyped: Bool
    /// The key of the current or next value.
    var key: Key?
    /// Whether the value of that key has a recorded place.
    var isKnown = false
    /// Whether the key is data.
    var isEntry = false
    var known: [Key] = []
  }

  let text: UnsafeBufferPointer<UInt8>
  /// In text order, as the walk visits them.
  let places: [JSONPlaces.Place]
  let problem: JSONProblem?
  var found: [JSONDrift: Int] = [:]
  var next = 0
  var levels: [Level] = []
  /// The recorded kinds of the last value.
  var kinds: Set<JSONPlaces.Kind> = []

  /// The maximum number of distinct parts.
  private static let mostParts = 200

  mutating func value(at start: Int) {
    kinds = []
    while next < places.count, places[next].start <= start {
      if places[next].start == start { kinds.insert(places[next].kind) }
      next += 1
    }
    enter()
    if kinds.contains(.unlisted) { add(.unlisted) }
    if kinds.contains(.dropped) { add(.dropped) }
    guard let problem, problem.offset == start, let missing = problem.missing else { return }
    add(.missing, problem.expected, missing)
  }

  /// Enters a value of an object or an array.
  private mutating func enter() {
    let last = levels.count - 1
    guard last >= 0, levels[last].isObject, let key = levels[last].key else { return }
    levels[last].isKnown = !kinds.isEmpty
    levels[last].isEntry = kinds.contains(.entry)
    guard levels[last].isTyped else { return }
    if levels[last].isKnown { return levels[last].known.append(key) }
    // The first of two equal keys counts.
    let name = name(of: key)
    if !levels[last].known.contains(where: { self.name(of: $0) == name }) { add(.undeclared) }
  }

  mutating func key(_ span: StringSpan, in json: borrowing JSONReader) {
    levels[levels.count - 1].key = Key(span: span, text: span.isPlain ? nil : json.text(span))
  }

  mutating func scalar(_ scalar: JSONScalar, from start: Int, in json: borrowing JSONReader) {
    guard let problem, problem.offset == start, problem.missing == nil else { return }
    let isNull = if case .null = scalar { true } else { false }
    add(isNull ? .null : .mismatch, problem.expected)
  }

  mutating func open(isObject: Bool, at start: Int) {
    if let problem, problem.offset == start, problem.missing == nil {
      add(.mismatch, problem.expected)
    }
    levels.append(Level(isObject: isObject, isTyped: kinds.contains(.object)))
  }

  mutating func close(at end: Int) { levels.removeLast() }

  private mutating func add(
    _ kind: JSONDrift.Kind,
    _ expected: String? = nil,
    _ missing: String? = nil
  ) {
    // Reading stopped at the problem, so later parts have no places.
    guard problem == nil || expected != nil else { return }
    let drift = JSONDrift(kind: kind, path: path(to: missing), expected: expected)
    guard found[drift] != nil || found.count < Self.mostParts else { return }
    found[drift, default: 0] += 1
  }

  /// The path of the last value, or of a value missing in it.
  private func path(to missing: String?) -> String {
    var path = ""
    for level in levels {
      guard level.isObject, let key = level.key else {
        path += "[]"
        continue
      }
      let name = name(of: key)
      let isName = !level.isEntry && (level.isKnown || JSONNames.isName(name))
      path += path.isEmpty ? "" : "."
      path += isName ? JSONPath.Component.key(name).description : "*"
    }
    guard let missing else { return path }
    return path.isEmpty ? missing : "\(path).\(missing)"
  }

  private func name(of key: Key) -> String {
    key.text ?? String(decoding: text[key.span.start..<key.span.end], as: UTF8.self)
  }
}

/// Whether keys look like names rather than data.
package enum JSONNames {
  private static let longest = 40

  /// Letters with `_`, `-`, `.`, `$`, and at most two digits. No hexadecimal number of eight or more digits.
  package static func isName(_ key: String) -> Bool {
    let bytes = key.utf8
    guard let first = bytes.first, bytes.count <= longest else { return false }
    let isDigit = { (byte: UInt8) in 0x30...0x39 ~= byte }
    let isLetter = { (byte: UInt8) in 0x61...0x7A ~= byte | 0x20 }
    let digits = bytes.count(where: isDigit)
    let capitals = zip(bytes, bytes.dropFirst()).count { 0x61...0x7A ~= $0 && 0x41...0x5A ~= $1 }
    let isNumber =
      digits > 0 && bytes.count >= 8
      && bytes.allSatisfy { isDigit($0) || 0x61...0x66 ~= $0 | 0x20 }
    return (isLetter(first) || first == 0x5F || first == 0x24) && digits <= 2 && capitals <= 5
      && !isNumber
      && bytes.allSatisfy {
        isLetter($0) || isDigit($0) || [0x5F, 0x2D, 0x2E, 0x24].contains($0)
      }
  }
}
