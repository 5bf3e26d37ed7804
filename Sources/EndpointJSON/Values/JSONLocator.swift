/// Computes the path to a byte of the text during a walk.
struct JSONLocator: JSONVisitor {
  private struct Level {
    let isObject: Bool
    var key: StringSpan?
    var index = -1
    /// Whether the target is inside the value of this key or index.
    var isInside = false
  }

  /// Failures truncate longer names, and omit the middle of longer paths.
  private static let maximumName = 100
  private static let maximumSteps = 40

  let target: Int
  private var levels: [Level] = []
  private var isDone = false

  init(target: Int) {
    self.target = target
  }

  func steps(in json: borrowing JSONReader) -> [String] {
    var steps: [String] = []
    for level in levels where level.isInside {
      if !level.isObject {
        steps.append("[\(level.index)]")
      } else if let key = level.key {
        steps.append(Self.name(json.text(key)))
      }
    }
    guard steps.count > Self.maximumSteps else { return steps }
    let half = Self.maximumSteps / 2
    return steps.prefix(half) + ["…"] + steps.suffix(half)
  }

  private static func name(_ text: String) -> String {
    let name = text.count > maximumName ? text.prefix(maximumName) + "…" : text[...]
    return JSONPath.Component.key(String(name)).description
  }

  mutating func value(at start: Int) {
    if start > target { isDone = true }
    guard !isDone, !levels.isEmpty else { return }
    levels[levels.count - 1].index += 1
    levels[levels.count - 1].isInside = true
  }

  mutating func key(_ span: StringSpan, in json: borrowing JSONReader) {
    guard !isDone, span.start <= target, !levels.isEmpty else { return }
    levels[levels.count - 1].key = span
  }

  mutating func scalar(_ scalar: JSONScalar, from start: Int, in json: borrowing JSONReader) {
    leave(at: json.index)
  }

  mutating func open(isObject: Bool, at start: Int) {
    guard !isDone else { return }
    levels.append(Level(isObject: isObject))
  }

  mutating func close(at end: Int) {
    guard !isDone else { return }
    guard end <= target else {
      isDone = true
      return
    }
    levels.removeLast()
    leave(at: end)
  }

  private mutating func leave(at end: Int) {
    guard !isDone else { return }
    guard end <= target else {
      isDone = true
      return
    }
    if !levels.isEmpty { levels[levels.count - 1].isInside = false }
  }
}
