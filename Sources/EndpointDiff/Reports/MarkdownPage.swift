/// A Markdown page with a size limit. Lines beyond it are omitted, and the last line counts the omitted findings.
struct MarkdownPage {
  /// The bytes reserved for the end of a folded section and the last line.
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
      lines += ["", "\(what) omitted to stay below \(limit) bytes."]
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Adds a group of lines if all of them fit. Returns false otherwise.
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

  /// Adds as many rows as fit. With `counts`, the others are counted as omitted findings.
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
