/// The shortest edit script between two texts, in linear space.
///
/// Uses Myers' divide-and-conquer algorithm. Beyond a limit, all remaining lines count as replaced, so that very
/// different texts stay fast.
struct LineDiff {
  private(set) var isDeleted: [Bool]
  private(set) var isInserted: [Bool]
  private let old: [Int]
  private let new: [Int]
  private var forward: [Int] = []
  private var backward: [Int] = []

  private static let limit = 2_000

  /// Compares lines by number. Equal lines have equal numbers.
  init(_ old: [Int], _ new: [Int]) {
    self.old = old
    self.new = new
    isDeleted = Array(repeating: false, count: old.count)
    isInserted = Array(repeating: false, count: new.count)
    compare(old.indices, new.indices)
  }

  private mutating func compare(_ a: Range<Int>, _ b: Range<Int>) {
    var (a, b) = (a, b)
    while !a.isEmpty, !b.isEmpty, old[a.lowerBound] == new[b.lowerBound] {
      a = a.dropFirst()
      b = b.dropFirst()
    }
    while !a.isEmpty, !b.isEmpty, old[a.upperBound - 1] == new[b.upperBound - 1] {
      a = a.dropLast()
      b = b.dropLast()
    }
    if !a.isEmpty, !b.isEmpty, let middle = middle(a, b) {
      compare(a.lowerBound..<middle.a, b.lowerBound..<middle.b)
      compare(middle.a..<a.upperBound, middle.b..<b.upperBound)
    } else {
      for line in a { isDeleted[line] = true }
      for line in b { isInserted[line] = true }
    }
  }

  /// The middle point of the shortest path, where the searches from both ends meet. Nil if the path exceeds the limit.
  ///
  /// Diagonal `k` contains the points with `x - y == k`. `forward[k]` is the furthest x on it from the start.
  /// `backward[k]` is the same from the end, with both texts reversed.
  private mutating func middle(_ a: Range<Int>, _ b: Range<Int>) -> (a: Int, b: Int)? {
    let (n, m) = (a.count, b.count)
    let delta = n - m
    let limit = min((n + m + 1) / 2, Self.limit)
    let origin = limit + 1
    forward = Array(repeating: 0, count: 2 * limit + 3)
    backward = forward
    for d in 0...limit {
      let diagonals = stride(from: -(d - 2 * max(0, d - m)), through: d - 2 * max(0, d - n), by: 2)
      for k in diagonals {
        var x = Self.start(of: k, d, forward, origin)
        while x < n, x - k < m, old[a.lowerBound + x] == new[b.lowerBound + x - k] { x += 1 }
        forward[origin + k] = x
        let met = abs(delta - k) < d && x + backward[origin + delta - k] >= n
        if delta % 2 != 0, met { return (a.lowerBound + x, b.lowerBound + x - k) }
      }
      for k in diagonals {
        var x = Self.start(of: k, d, backward, origin)
        while x < n, x - k < m, old[a.upperBound - 1 - x] == new[b.upperBound - 1 - x + k] {
          x += 1
        }
        backward[origin + k] = x
        let met = abs(delta - k) <= d && x + forward[origin + delta - k] >= n
        if delta % 2 == 0, met { return (a.upperBound - x, b.upperBound - x + k) }
      }
    }
    return nil
  }

  private static func start(of k: Int, _ d: Int, _ reached: [Int], _ origin: Int) -> Int {
    let (below, above) = (reached[origin + k - 1], reached[origin + k + 1])
    return k == -d || (k != d && below < above) ? above : below + 1
  }
}
