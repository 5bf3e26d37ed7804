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

  init(_ choice: ServerChoice, stated: [StatedPath] = []) {
    let prefix = choice.isGiven ? [] : Self.prefix(of: choice.paths)
    self.prefix = prefix
    self.stated = StatedPaths(stated.map { $0.behind(prefix) })
    let paths = choice.paths.filter { $0.key.segments.starts(with: prefix) }
    outside = choice.paths.keys.map(\.segments).filter { !$0.starts(with: prefix) }
      .unique(by: \.self).sorted { $0.lexicographicallyPrecedes($1) }
    for (path, facts) in paths.sorted(by: {
      $0.key.segments.lexicographicallyPrecedes($1.key.segments)
    }) {
      insert(path, facts)
    }
    var values = PathValues()
    values.findAll(in: root)
    if root.mark(pairs(in: paths.keys)) { values.findAll(in: root) }
    hints = values.hints
  }

  /// The names of values that follow each other: those of `ann` and `tool` in `/repos/ann/tool`.
  private func pairs(in paths: some Collection<CallPath>) -> [[String]: [String?]] {
    var pairs: [[String]: [String?]] = [:]
    for path in paths {
      guard let template = template(of: path) else { continue }
      let segments = path.segments.dropFirst(prefix.count)
      let values = zip(segments, template.segments).enumerated().filter { $0.element.1 == nil }
      for (number, pair) in zip(values, values.dropFirst()).enumerated()
      where pair.0.offset + 1 == pair.1.offset {
        let labels = template.labels[number...(number + 1)]
        pairs[[pair.0.element.0, pair.1.element.0]] = Array(labels)
      }
    }
    return pairs
  }

  private func insert(_ path: CallPath, _ facts: PathFacts) {
    let segments = path.segments.dropFirst(prefix.count)
    let stated = self.stated.best(for: segments)?.segments ?? []
    var node = root
    var parent = root
    for (index, segment) in segments.enumerated() {
      parent = node
      let key = facts.named[index + prefix.count]
      if index < stated.count {
        switch stated[index] {
        case .word:
          node = node.word(segment)
          node.isStated = true
        case .value(let name):
          node = node.anyValue
          node.label = name
        }
      } else if PathWord.isOne(
        segment,
        at: index + prefix.count,
        isLast: index == segments.count - 1
      ) {
        node = node.word(segment)
        node.label = node.label ?? (PathWord.isAction(segment) ? nil : key)
      } else {
        node = node.anyValue
        node.label = node.label ?? (PathWord.isLocale(segment) ? "locale" : key)
      }
    }
    node.end(path.method, facts)
    // `POST /flows/filter` lists the elements of `/flows`.
    if segments.last.map(PathWord.isAction) ?? false { parent.add(facts.elements) }
  }

  /// A template: nil for each value, and the names of the values.
  typealias Template = (segments: [String?], labels: [String?])

  /// The template of a path. Nil if the path is no call of the API.
  func template(of path: CallPath) -> Template? {
    guard path.segments.starts(with: prefix), path.endsInSlash || path.segments.count > prefix.count
    else { return nil }
    var node = root
    var template: Template = ([], [])
    for segment in path.segments.dropFirst(prefix.count) {
      if let word = node.words[segment] {
        node = word
        template.segments.append(segment)
      } else {
        node = node.value ?? PathNode()
        template.segments.append(nil)
        template.labels.append(node.label)
      }
    }
    return template
  }

  // MARK: - The server's prefix

  /// The common words at the start of all paths with JSON, up to a version: `/api/v2`. Pages and pictures do not count.
  private static func prefix(of paths: [CallPath: PathFacts]) -> [String] {
    let ofAPI = paths.filter(\.value.isOfAPI)
    let paths = (ofAPI.isEmpty ? paths : ofAPI).keys.map { path in
      // The path itself follows the prefix.
      path.endsInSlash ? path.segments[...] : path.segments.dropLast()
    }
    guard let first = paths.first,
      paths.count > 1 || first.prefix(2).contains(where: PathWord.isVersion)
    else { return [] }
    let shared = paths.reduce(first) { shared, path in
      shared.prefix(zip(shared, path).prefix { $0 == $1 }.count)
    }
    return Array(shared.prefix { PathWord.isOfServer($0) || PathWord.isVersion($0) })
  }
}
