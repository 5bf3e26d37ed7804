import EndpointJudge
import EndpointSpec

/// Finds the values of paths that contain slashes: `library/alpine` in `/library/alpine/tags/list`.
///
/// The evidence is a response that has segments of its path as one text, files at several depths below one word, such
/// as `/artifacts/a.txt` and `/artifacts/model/b.bin`, lists with folders, or calls of one form at several depths. The user
/// and the spec can state such values, too.
struct SlashedValues {
  private var positions: [SlashedPosition] = []
  /// Templates to state where one response shows such a value, but no other length.
  private(set) var hints: [String] = []

  /// The maximum number of positions. Each path is compared with all of them.
  private static let mostPositions = 50
  private static let mostHints = 3

  /// - Parameters:
  ///   - paths: The segments behind the server, with the names of those that a response identifies.
  ///   - texts: Texts with slashes in responses, with their keys.
  init(_ paths: [SlashedPath], texts: [String: String], stated: [StatedPath]) {
    for path in stated { add(path) }
    if !texts.isEmpty { findTexts(texts, in: paths) }
    let starts = FolderTrees(paths).starts + FileTrees(paths.map(\.segments)).starts
    let files = starts.map { SlashedPosition(start: $0, label: "path", isLast: true) }
    for position in files + UnequalDepths(paths).positions {
      let isKnown = positions.contains { $0.start == position.start }
      guard !isKnown, positions.count < Self.mostPositions else { continue }
      positions.append(position)
    }
  }

  /// The path with its value as one segment.
  func joined(_ segments: ArraySlice<String>) -> JoinedPath {
    for position in positions {
      guard let end = position.end(in: segments) else { continue }
      let start = segments.startIndex + position.start.count
      let text = segments[start..<end].joined(separator: "/")
      return JoinedPath(
        segments: segments[..<start] + [text] + segments[end...],
        value: (position.start.count, end - start),
        label: position.label
      )
    }
    return JoinedPath(segments: Array(segments), value: nil, label: nil)
  }

  // MARK: - Evidence

  private mutating func add(_ stated: StatedPath) {
    guard let (start, name, ending) = stated.slashed else { return }
    var position = SlashedPosition(start: start, label: name)
    position.add(ending[...])
    positions.append(position)
  }

  /// Finds the runs of segments that a response has as one text. One value is evidence if another one at the same position
  /// has another length.
  private mutating func findTexts(_ texts: [String: String], in paths: [SlashedPath]) {
    var found: [(position: SlashedPosition, lengths: Set<Int>)] = []
    let named = Set(paths.flatMap { path in path.named.keys.map { path.segments[...$0] } })
    for path in paths {
      guard let run = Self.run(of: texts, in: path, named) else { continue }
      let start = SlashedPath.template(of: path.segments[..<run.start])
      let ending = path.segments[run.end...]
      if let index = found.firstIndex(where: { $0.position.start == start }) {
        found[index].position.add(ending)
        found[index].lengths.insert(run.end - run.start)
      } else if found.count < Self.mostPositions {
        let label = path.segments[run.start..<run.end].joined(separator: "/")
        var position = SlashedPosition(start: start, label: texts[label])
        position.add(ending)
        found.append((position, [run.end - run.start]))
      }
    }
    for (position, lengths) in found {
      if let known = positions.firstIndex(where: { $0.start == position.start }) {
        positions[known].addEndings(of: position)
      } else if lengths.count > 1 || lengths.contains(where: { $0 > 2 })
        || paths.contains(where: { Self.isShort($0, at: position) })
      {
        positions.append(position)
      } else {
        addHint(about: position)
      }
    }
  }

  /// The longest run of segments that is one text. Nil if all of its segments have names of their own, such as an owner and
  /// a repository, also in responses of other calls.
  private static func run(
    of texts: [String: String],
    in path: SlashedPath,
    _ named: Set<ArraySlice<String>>
  ) -> (start: Int, end: Int)? {
    let segments = path.segments.map(PathText.decoded)
    for length in stride(from: min(segments.count, mostSegments), to: 1, by: -1) {
      for start in 0...(segments.count - length) where start > 0 || length < segments.count {
        let run = start..<(start + length)
        if texts[segments[run].joined(separator: "/")] != nil,
          !segments[run].contains(where: PathWord.isMarked),
          !run.allSatisfy({ named.contains(path.segments[...$0]) })
        {
          return (start, start + length)
        }
      }
    }
    return nil
  }

  private static let mostSegments = 8

  /// Whether a path has an identified value of one segment at a position.
  private static func isShort(_ path: SlashedPath, at position: SlashedPosition) -> Bool {
    let index = position.start.count
    return path.named[index] != nil
      && position.end(in: path.segments[...]) == index + 1
  }

  private mutating func addHint(about position: SlashedPosition) {
    guard hints.count < Self.mostHints else { return }
    let words = position.endings.keys.sorted().first.map { "/" + $0 } ?? ""
    let start = position.start.map { "/" + ($0 ?? "{id}") }.joined()
    let template = "\(start)/{+\(position.label ?? "path")}\(words)"
    hints.append(
      "two segments of a path are one text of its response; if such values have slashes: --path '\(template)'"
    )
  }
}

/// A path of a call for `SlashedValues`.
struct SlashedPath {
  let method: String
  let segments: [String]
  /// The keys in responses that have the text of a segment, by its index.
  let named: [Int: String]
  /// The keys of the responses.
  let keys: Set<String>
  /// The names in a list of texts that end in a slash, without it. Nil without such a list.
  let folders: Set<String>?

  /// The segments, with nil for those that are no words.
  static func template(of segments: ArraySlice<String>) -> [String?] {
    segments.map { PathShape.isWord($0) ? $0 : nil }
  }
}

/// A path with a value that may contain slashes as one segment.
struct JoinedPath {
  let segments: [String]
  /// The index of the value, and the number of its segments.
  let value: (index: Int, count: Int)?
  let label: String?

  /// The index of a segment in the path as it was sent.
  func sentIndex(of index: Int) -> Int {
    guard let value, index > value.index else { return index }
    return index + value.count - 1
  }
}
