/// A part of a JSON text that the type which reads it does not describe.
package struct JSONDrift: Hashable, Sendable {
  package enum Kind: Sendable {
    /// No field has the key.
    case undeclared
    /// An enum or a union does not list the value.
    case unlisted
    /// The value did not decode and was left out.
    case dropped
    /// The text did not decode because a value is missing.
    case missing
    /// The text did not decode because a value is null.
    case null
    /// The text did not decode for another reason.
    case mismatch
  }

  package let kind: Kind
  /// The way to the part: `cards[].suit`. It has `*` for keys that no field has, unless they look like names.
  package let path: String
  /// What a reader expected: `a string`. Nil if a part is only unknown.
  package let expected: String?
}

extension JSONPlaces {
  /// What of a text the types do not describe that noted these places in it, with the number of occurrences.
  package func drift(in bytes: some Sequence<UInt8>) -> [JSONDrift: Int] {
    guard !places.isEmpty else { return [:] }
    var kinds: [Int: [Kind]] = [:]
    for place in places { kinds[place.start, default: []].append(place.kind) }
    return Array(bytes).withUnsafeBufferPointer { text in
      var json = JSONReader(text)
      if text.starts(with: [0xEF, 0xBB, 0xBF]) { json.index = 3 }
      var finder = DriftFinder(kinds, problem)
      json.walk(&finder)
      return finder.found
    }
  }
}

/// Finds, in a walk over a text, the parts that have no place.
private struct DriftFinder: JSONVisitor {
  private struct Level {
    let isObject: Bool
    /// Whether the keys are fields of a type.
    let isTyped: Bool
    let path: String
    var knownKeys: Set<String> = []
  }

  private let kinds: [Int: [JSONPlaces.Kind]]
  private let problem: JSONProblem?
  private(set) var found: [JSONDrift: Int] = [:]
  private var levels: [Level] = []
  private var key = ""
  /// The value that began last.
  private var isTyped = false
  private var path = ""

  /// More parts say nothing that fewer do not.
  private static let mostParts = 200

  init(_ kinds: [Int: [JSONPlaces.Kind]], _ problem: JSONProblem?) {
    self.kinds = kinds
    self.problem = problem
  }

  mutating func value(at start: Int) {
    let own = kinds[start] ?? []
    isTyped = own.contains(.object)
    if let level = levels.last { enter(level, own) }
    if own.contains(.unlisted) { add(.unlisted) }
    if own.contains(.dropped) { add(.dropped) }
    guard let problem, problem.offset == start, let missing = problem.missing else { return }
    let path = path
    self.path += (path.isEmpty ? "" : ".") + missing
    add(.missing, problem.expected)
    self.path = path
  }

  /// Begins a value in an object or an array.
  private mutating func enter(_ level: Level, _ own: [JSONPlaces.Kind]) {
    // Of two equal keys the first counts.
    let isKnown = !level.isObject || !own.isEmpty || level.knownKeys.contains(key)
    path = Self.step(own, key, isKnown: isKnown, in: level)
    if !isKnown, level.isTyped { add(.undeclared) }
    if isKnown, level.isTyped { levels[levels.count - 1].knownKeys.insert(key) }
  }

  private static func step(
    _ own: [JSONPlaces.Kind],
    _ key: String,
    isKnown: Bool,
    in level: Level
  ) -> String {
    guard level.isObject else { return level.path + "[]" }
    let isName = !own.contains(.entry) && (isKnown || JSONNames.isName(key))
    let name = isName ? JSONPath.Component.key(key).description : "*"
    return level.path.isEmpty ? name : level.path + "." + name
  }

  mutating func key(_ span: StringSpan, in json: borrowing JSONReader) { key = json.text(span) }

  mutating func scalar(_ scalar: JSONScalar, from start: Int, in json: borrowing JSONReader) {
    guard let problem, problem.offset == start, problem.missing == nil else { return }
    let isNull = if case .null = scalar { true } else { false }
    add(isNull ? .null : .mismatch, problem.expected)
  }

  mutating func open(isObject: Bool, at start: Int) {
    if let problem, problem.offset == start, problem.missing == nil {
      add(.mismatch, problem.expected)
    }
    levels.append(Level(isObject: isObject, isTyped: isTyped, path: path))
  }

  mutating func close(at end: Int) { levels.removeLast() }

  private mutating func add(_ kind: JSONDrift.Kind, _ expected: String? = nil) {
    // Behind a problem nothing was read, so that all else may be in order.
    guard problem == nil || expected != nil else { return }
    let drift = JSONDrift(kind: kind, path: path, expected: expected)
    guard found[drift] != nil || found.count < Self.mostParts else { return }
    found[drift, default: 0] += 1
  }
}

/// Whether keys look like names that people gave, and not like data.
package enum JSONNames {
  private static let longest = 40

  /// Letters with `_`, `-`, `.`, `$`, and at most two digits.
  package static func isName(_ key: String) -> Bool {
    let bytes = key.utf8
    guard let first = bytes.first, bytes.count <= longest else { return false }
    let isLetter = { (byte: UInt8) in 0x61...0x7A ~= byte | 0x20 }
    let digits = bytes.count { 0x30...0x39 ~= $0 }
    let capitals = zip(bytes, bytes.dropFirst()).count { 0x61...0x7A ~= $0 && 0x41...0x5A ~= $1 }
    return (isLetter(first) || first == 0x5F || first == 0x24) && digits <= 2 && capitals <= 5
      && bytes.allSatisfy {
        isLetter($0) || 0x30...0x39 ~= $0 || [0x5F, 0x2D, 0x2E, 0x24].contains($0)
      }
  }
}
