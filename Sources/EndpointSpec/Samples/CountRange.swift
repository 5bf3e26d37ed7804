/// The lengths or counts that a limit allows: `5`, `1...20`, `1...` or `...20`.
struct CountRange {
  let least: Int
  /// Nil if unlimited.
  let most: Int?

  init(_ text: String?) {
    guard let text else {
      (least, most) = (0, nil)
      return
    }
    if let ends = LimitsSpec.ends(of: text) {
      least = ends.least.flatMap { Int($0) } ?? 0
      most = ends.most.flatMap { Int($0) }
    } else {
      least = Int(text) ?? 0
      most = Int(text)
    }
  }

  func contains(_ count: Int) -> Bool { count >= least && most.map { count <= $0 } ?? true }

  func nearest(to count: Int) -> Int { max(least, min(count, most ?? count)) }

  /// The smallest and the largest count, up to a practical size.
  var ends: [Int] { [least, most].compactMap(\.self).filter { $0 <= 10_000 } }
}
