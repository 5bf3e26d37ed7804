import EndpointJudge
import EndpointSpec

/// Finds the words below which calls of one form have paths of several depths, so that their values contain slashes.
///
/// | calls | value |
/// | --- | --- |
/// | `GET /images/web/json`, `GET /images/team/api/json`, `GET /images/tools/cli/json` | `/images/{+name}/json` |
/// | `GET` and `PUT` of `/data/login`, `/data/team/db` and `/data/shop/mail/key` | `/data/{+path}` |
///
/// A word of the API inside a path occurs behind several values, or is a call itself: `/orgs/ann/teams/core/members` and
/// `/orgs/bob/teams/ops/members`. Then no value has slashes.
struct UnequalDepths {
  private(set) var positions: [SlashedPosition] = []

  /// What the calls between the same words show.
  private struct Calls {
    var methods: [ArraySlice<String>: Set<String>] = [:]
    var keys: [Set<String>] = []

    mutating func add(_ path: SlashedPath, _ value: ArraySlice<String>) {
      methods[value, default: []].insert(path.method)
      if path.method == "GET", !path.keys.isEmpty { keys.append(path.keys) }
    }
  }

  private typealias Ending = ArraySlice<String>

  /// The calls by the words before and after their values.
  private var calls: [[String?]: [Ending: Calls]] = [:]
  /// The paths of calls, with nil for segments that are no words.
  private let ends: Set<[String?]>

  /// The maximum number of positions.
  private static let mostStarts = 50
  private static let longestStart = 8
  private static let longestEnding = 2
  /// Longer values match, but are no evidence.
  private static let longestValue = 8
  private static let fewestValues = 3
  private static let fewestWithSlashes = 2

  init(_ paths: [SlashedPath]) {
    ends = Set(paths.map { SlashedPath.template(of: $0.segments[...]) })
    for path in paths { add(path) }
    let shown = calls.compactMap { start, calls -> (start: [String?], endings: [Ending])? in
      let endings = calls.filter { isEvidence($0.value, behind: start, before: $0.key) }.map(\.key)
      return endings.isEmpty ? nil : (start, endings)
    }
    let sorted = shown.sorted { ($0.start.count, "\($0.start)") < ($1.start.count, "\($1.start)") }
    var starts: [[String?]] = []
    for (start, endings) in sorted.prefix(Self.mostStarts)
    where !starts.contains(where: { start.starts(with: $0) }) {
      starts.append(start)
      positions.append(position(behind: start, before: endings))
    }
  }

  private mutating func add(_ path: SlashedPath) {
    let segments = path.segments[...]
    for length in 0...Self.longestEnding where length + 1 < segments.count {
      let ending = segments.suffix(length)
      guard ending.allSatisfy(PathShape.isWord) else { return }
      for index in 1...min(Self.longestStart, segments.count - length - 1)
      where PathShape.isWord(segments[index - 1]) {
        let value = segments[index..<(segments.count - length)]
        if value.count > Self.longestValue { continue }
        let start = SlashedPath.template(of: segments[..<index])
        calls[start, default: [:]][ending, default: Calls()].add(path, value)
      }
    }
  }

  // MARK: - Evidence

  private func isEvidence(_ calls: Calls, behind start: [String?], before ending: Ending) -> Bool {
    guard calls.methods.count >= Self.fewestValues else { return false }
    let values = Array(calls.methods.keys)
    let slashed = values.filter { $0.count > 1 }
    guard slashed.count >= Self.fewestWithSlashes,
      Set(values.map(\.count)).count > 1, Set(values.map(\.first)).count > 1,
      isOfOneForm(calls.keys), slashed.allSatisfy({ isName($0, behind: start, in: calls) }),
      !hasWords(slashed)
    else { return false }
    // Without words behind them, values show themselves by calls that read and change them.
    let changed = calls.methods.filter { $0.value.contains("GET") && $0.value.count > 1 }
    return !ending.isEmpty || changed.count > 1 && changed.contains { $0.key.count > 1 }
  }

  private func isOfOneForm(_ keys: [Set<String>]) -> Bool {
    guard let first = keys.first, keys.count > 1 else { return false }
    return keys.allSatisfy { keys in
      let shared = keys.intersection(first).count
      return shared > 1 && shared * 3 >= keys.union(first).count * 2
    }
  }

  /// Whether the segments are neither identifiers nor calls, and no call has a part of them as its value.
  private func isName(_ value: Ending, behind start: [String?], in calls: Calls) -> Bool {
    value.allSatisfy { segment in
      !IDLikeKey.isOne(segment) && !PathWord.isAction(segment) && !PathWord.isCall(segment)
        && !PathWord.isMarked(segment)
    }
      && value.indices.dropFirst().allSatisfy { index in
        let part = value[..<index]
        let isHost = part.count == 1 && part.first.map(Self.isHost) ?? false
        return calls.methods[part] == nil
          && (isHost || !ends.contains(start + SlashedPath.template(of: part)))
      }
  }

  /// Whether a segment is a host, as at the start of `ghcr.io/acme/worker`. Identifiers and versions have digits.
  private static func isHost(_ segment: String) -> Bool {
    let host = segment.prefix { $0 != ":" }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, PathWord.fileEnding(segment) == nil, let last = labels.last else {
      return false
    }
    return labels.allSatisfy { !$0.isEmpty } && last.count > 1 && last.allSatisfy(\.isLetter)
  }

  /// Whether a value starts with a known host and ends in a name with a version: `ghcr.io/acme/worker:1.4`.
  private static func isTagged(_ value: Ending, at hosts: Set<String>) -> Bool {
    hosts.contains(value[value.startIndex]) && value.last.map { !PathShape.isWord($0) } ?? false
  }

  /// Whether a word follows several values, as words of an API do.
  private func hasWords(_ values: [Ending]) -> Bool {
    var starts: [String: Set<Ending>] = [:]
    for value in values {
      for index in value.indices.dropFirst() {
        starts[value[index], default: []].insert(value[..<index])
      }
    }
    return starts.values.contains { $0.count > 1 && $0.count * 2 > values.count }
  }

  // MARK: - Result

  /// The position behind a word, with all words that follow its values.
  ///
  /// - Parameter shown: The words behind which calls show values. No words are the ends of paths.
  private func position(behind start: [String?], before shown: [Ending]) -> SlashedPosition {
    let all = calls[start] ?? [:]
    let values = Set(shown.flatMap { all[$0]?.methods.keys.map(\.self) ?? [] })
    let hosts = Set(values.filter { $0.count > 1 }.compactMap(\.first)).filter(Self.isHost)
    let isLast = shown.contains([])
    var position = SlashedPosition(start: start, label: isLast ? "path" : "name", isLast: isLast)
    for (ending, calls) in all {
      let known = calls.methods.filter { value, _ in
        value.count > 1 && (values.contains(value) || Self.isTagged(value, at: hosts))
      }
      if known.isEmpty { continue }
      guard ending.isEmpty else {
        position.add(ending)
        continue
      }
      let methods = known.values.reduce(into: Set<String>()) { $0.formUnion($1) }
      for (value, others) in calls.methods where !others.isDisjoint(with: methods) {
        position.addLeaf(value)
      }
    }
    return position
  }
}
