/// A page that stays under a limit: whole lines are left out, and the last line says how many findings that were.
struct MarkdownPage {
  /// Room that is kept for the end of a folded part and for the last line.
  private static let reserve = 160

  private let limit: Int
  private var lines: [String] = []
  private var bytes = 0
  private var isFull = false
  private var omitted = 0

  init(limit: Int) {
    self.limit = limit
  }

  var text: String {
    var lines = lines
    if isFull {
      let what = omitted == 0 ? "More" : "\(omitted) more \(omitted == 1 ? "finding" : "findings")"
      lines += ["", "\(what) left out to stay under \(limit) bytes."]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Lines that belong together: all of them, or none.
  @discardableResult
  mutating func add(_ added: [String]) -> Bool {
    let size = added.reduce(0) { $0 + $1.utf8.count + 1 }
    guard !isFull, bytes + size <= limit - Self.reserve else {
      isFull = true
      return false
    }
    lines += added
    bytes += size
    return true
  }

  /// As many rows as there is room for; the others count as left out if they are findings.
  mutating func addRows(_ rows: [String], counts: Bool = true) {
    for (index, row) in rows.enumerated() where !add([row]) {
      omitted += counts ? rows.count - index : 0
      return
    }
  }

  mutating func addTable(_ header: [String], _ rows: [String], foldedAs title: String? = nil) {
    guard !rows.isEmpty else { return }
    let opening = title.map { ["", "<details><summary>\($0)</summary>"] } ?? []
    let closing = title == nil ? [] : ["", "</details>"]
    guard add(opening + [""] + header + closing) else {
      omitted += rows.count
      return
    }
    lines.removeLast(closing.count)
    addRows(rows)
    lines += closing
  }
}
