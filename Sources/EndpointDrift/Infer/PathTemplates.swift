import EndpointJudge
import EndpointSpec

/// The path templates of an API: words and placeholders for values.
struct PathTemplates {
  /// The common segments of all paths, which become part of the server's URL: `api`, `v2`.
  let prefix: [String]
  /// Hints about words that may be values, but without enough evidence.
  private(set) var hints: [String] = []
  /// The paths that are not below the server.
  let outside: [[String]]
  private let root = PathNode()
  private let stated: StatedPaths
  private let slashed: SlashedValues

  init(_ choice: ServerChoice, stated: [StatedPath] = []) {
    let prefix = choice.isGiven ? [] : Self.prefix(of: choice.paths)
    self.prefix = prefix
    let stated = stated.map { $0.behind(prefix) }
    self.stated = StatedPaths(stated)
    let paths = choice.paths.filter { $0.key.segments.starts(with: prefix) }
    let facts = paths.sorted { $0.key < $1.key }
    slashed = SlashedValues(
      facts.map { SlashedPath($0.key, $0.value, behind: prefix.count) },
      texts: choice.slashedTexts,
      stated: stated
    )
    outside = choice.paths.keys.map(\.segments).filter { !$0.starts(with: prefix) }
      .unique(by: \.self).sorted { $0.lexicographicallyPrecedes($1) }
    for (path, facts) in facts { insert(path, facts) }
    var values = PathValues(names: choice.names)
    values.findAll(in: root)
    if root.mark(pairs(in: facts.map(\.key))) { values.findAll(in: root) }
    hints = values.hints + slashed.hints
  }

  /// The names of values that follow each other: those of `ann` and `tool` in `/repos/ann/tool`.
  private func pairs(in paths: [CallPath]) -> [[String]: [String?]] {
    var pairs: [[String]: [String?]] = [:]
    for path in paths {
      guard let template = template(of: path) else { continue }
      let values = zip(joined(path).segments, template.segments).enumerated().filter {
        $0.element.1 == nil
      }
      for (number, pair) in zip(values, values.dropFirst()).enumerated()
      where pair.0.offset + 1 == pair.1.offset {
        let labels = template.labels[number...(number + 1)]
        pairs[[pair.0.element.0, pair.1.element.0]] = Array(labels)
      }
    }
    return pairs
  }

  /// The texts of the values in paths.
  func values(in paths: some Collection<CallPath>) -> Set<String> {
    paths.reduce(into: []) { values, path in
      for (text, word) in zip(joined(path).segments, template(of: path)?.segments ?? [])
      where word == nil {
        values.insert(PathText.decoded(text))
      }
    }
  }

  private func insert(_ path: CallPath, _ facts: PathFacts) {
    let joined = joined(path)
    let segments = joined.segments
    let stated = self.stated.best(for: segments[...])?.segments ?? []
    var node = root
    var parent = root
    for (index, segment) in segments.enumerated() {
      parent = node
      let sent = joined.sentIndex(of: index) + prefix.count
      let key = facts.named[sent]
      if index < stated.count {
        switch stated[index] {
        case .word:
          node = node.word(segment)
          node.isStated = true
        case .value(let name), .slashed(let name):
          node = node.value(name)
          node.label = name
        }
      } else if index == joined.value?.index {
        node = node.value("")
        node.label = node.label ?? joined.label
      } else if PathWord.isOne(sent, of: path.segments) {
        node = node.word(segment)
        node.label = node.label ?? (PathWord.isAction(segment) ? nil : key)
      } else {
        node = node.value(segment)
        node.label = node.label ?? (PathWord.isLocale(segment) ? "locale" : key)
      }
      node.equalKey = node.equalKey ?? facts.equal[sent]
    }
    node.end(path.method, facts)
    // `POST /flows/filter` lists the elements of `/flows`.
    if segments.last.map(PathWord.isAction) ?? false { parent.add(facts.elements) }
  }

  /// The path behind the server, with a value that may contain slashes as one segment.
  private func joined(_ path: CallPath) -> JoinedPath {
    slashed.joined(path.segments.dropFirst(prefix.count))
  }

  /// A template: nil for each value, the names of the values, and the index of the one that may contain slashes.
  typealias Template = (segments: [String?], labels: [String?], slashed: Int?)

  /// The template of a path. Nil if the path is no call of the API.
  func template(of path: CallPath) -> Template? {
    guard path.segments.starts(with: prefix), path.endsInSlash || path.segments.count > prefix.count
    else { return nil }
    var node = root
    let joined = joined(path)
    var template: Template = ([], [], joined.value?.index)
    for (index, segment) in joined.segments.enumerated() {
      if index != template.slashed, let word = node.words[segment] {
        node = word
        template.segments.append(segment)
      } else {
        node = node.value ?? PathNode()
        template.segments.append(nil)
        template.labels.append(node.label ?? node.equalKey)
      }
    }
    return template
  }

  // MARK: - The server's prefix

  /// Later versions are words: `/shops/7/api`.
  private static let longestPrefix = 4

  /// A short path, such as `/health`, does not belong to the API if there are so many other calls.
  private static let mostCallsOfServer = 10
  /// The same for a path that starts with other words.
  private static let mostCallsOfOthers = 20

  /// The common words at the start of all paths with JSON, up to a version: `/api/v2`, `/tracker/rest`. Pages, pictures and
  /// a few calls of the server itself do not count.
  private static func prefix(of paths: [CallPath: PathFacts]) -> [String] {
    let ofAPI = paths.filter(\.value.isOfAPI)
    let calls = Set((ofAPI.isEmpty ? paths : ofAPI).keys.map(\.shape))
    // Sites have well-known paths at their root (RFC 8615).
    let inside = calls.filter { call in
      call.method != "GET" || call.segments.count > 1 && call.segments[0] != ".well-known"
    }
    let isSmall = (calls.count - inside.count) * mostCallsOfServer > inside.count
    return prefix(of: withoutStrays(isSmall ? calls : inside))
  }

  /// The calls without a few that start with other words: `/signalr/negotiate` beside `/api/v3`.
  private static func withoutStrays(_ calls: Set<CallPath>) -> Set<CallPath> {
    let groups = Dictionary(grouping: calls) { $0.segments.first ?? "" }.values
    let most = groups.max { $0.count < $1.count } ?? []
    return (calls.count - most.count) * mostCallsOfOthers > most.count ? calls : Set(most)
  }

  private static func prefix(of calls: Set<CallPath>) -> [String] {
    let paths = calls.map { path in
      // The path itself follows the prefix.
      path.endsInSlash ? path.segments[...] : path.segments.dropLast()
    }
    guard let first = paths.first,
      paths.count > 1 || first.prefix(2).contains(where: PathWord.isVersion)
    else { return [] }
    let shared = paths.reduce(first) { shared, path in
      shared.prefix(zip(shared, path).prefix { $0 == $1 }.count)
    }
    let ofServer = shared.prefix(longestPrefix).lastIndex {
      PathWord.isOfServer($0) || PathWord.isVersion($0)
    }
    return ofServer.map { Array(shared[...$0]) } ?? []
  }
}

extension SlashedPath {
  fileprivate init(_ path: CallPath, _ facts: PathFacts, behind prefix: Int) {
    method = path.method
    segments = Array(path.segments.dropFirst(prefix))
    keys = facts.keys
    folders = facts.folders
    named = Dictionary(
      firstOf: facts.named.filter { $0.key >= prefix }.map { ($0.key - prefix, $0.value) }
    )
  }
}
