import EndpointSpec

/// What the id of an operation says: what it belongs to, perhaps, and what it does.
struct OperationID {
  /// The name before the verb: `Todo` of `Todo_GetAll`, `Cats` of `CatsController_findAll`.
  let receiver: String?
  /// The words of the verb.
  let words: [String]
  /// The words with those that tools added, where the others are taken.
  let allWords: [String]

  /// What the id of an operation says; nil where that is no more than method and path do.
  ///
  /// - Parameter stripped: the segments of the path behind its prefix.
  init?(of operation: Operation, stripped: [PathSegment]) {
    guard let id = operation.id, ProposedName.isNamed(by: id) else { return nil }
    let shape = IdentifierShape(operation.method, operation.path)
    if let name = shape.functionName(id) {
      self.init(receiver: nil, VerbOrder(Words.split(name), operation).words, Words.split(name))
      return
    }
    if shape.isRepeated(id, segments: operation.segments, stripped: stripped) { return nil }
    let prefix = operation.segments.dropLast(stripped.count).compactMap(\.text)
    let core = Self.withoutMethod(Self.withoutNumber(id), operation.method)
    let parts = Self.parts(core)
    let words = Self.words(Words.split(parts.verb), behind: prefix.flatMap(Words.split))
    self.init(
      receiver: parts.receiver,
      VerbOrder(words, operation).words,
      Words.split(parts.receiver == nil ? id : Self.parts(id).verb)
    )
  }

  private init(receiver: String?, _ words: [String], _ allWords: [String]) {
    self.receiver = receiver
    self.words = words
    self.allWords = allWords
  }

  /// The words without those that stand before the resource in the path.
  private static func words(_ words: [String], behind prefix: [String]) -> [String] {
    let isPrefixed = words.count > prefix.count && words.starts(with: prefix)
    return isPrefixed ? Array(words.dropFirst(prefix.count)) : words
  }

  private static func parts(_ id: String) -> (receiver: String?, verb: String) {
    for separator: Character in ["/", "."] {
      let parts = id.split(separator: separator).map(String.init)
      guard let index = receiverIndex(parts) else { continue }
      return (parts[index], parts[(index + 1)...].joined(separator: "_"))
    }
    let parts = id.split(separator: "_").map(String.init)
    if parts.count > 1, let name = withoutController(parts[0]) {
      return (name, parts.dropFirst().joined(separator: "_"))
    }
    if parts.count == 2, parts.allSatisfy({ $0.first?.isUppercase ?? false }),
      !Words.plainVerbs.contains(parts[0].lowercased())
    {
      return (parts[0], parts[1])
    }
    return (nil, id)
  }

  /// The last part before the verb, which may itself be of two parts: `files` of `drive.files.insert.media`.
  private static func receiverIndex(_ parts: [String]) -> Int? {
    guard let verb = parts.last, !Words.split(verb).isEmpty else { return nil }
    let index = parts.dropLast().lastIndex { !Words.changes.contains($0.lowercased()) }
    return index.flatMap { Words.split(parts[$0]).isEmpty ? nil : $0 }
  }

  /// `Cats` of `CatsController`.
  private static func withoutController(_ name: String) -> String? {
    let ending = "Controller"
    return name.hasSuffix(ending) && name.count > ending.count
      ? String(name.dropLast(ending.count)) : nil
  }

  /// The id without the number by which springdoc makes it another than an equal one: `delete` of `delete_1`.
  private static func withoutNumber(_ id: String) -> String {
    guard let separator = id.lastIndex(where: { $0 == "_" || $0 == "-" }),
      Int(id[id.index(after: separator)...]) != nil
    else { return id }
    let bare = String(id[..<separator])
    return Words.split(bare).isEmpty ? id : bare
  }

  /// The id without the method before or behind it: `DescribeInstances` of `GET_DescribeInstances`, `getPet` of
  /// `getPetUsingGET_1`.
  private static func withoutMethod(_ id: String, _ method: String) -> String {
    var rest = id[...]
    if rest.hasPrefix(method + "_") { rest = rest.dropFirst(method.count + 1) }
    let ending = "Using" + method
    if rest.utf8.contains(UInt8(ascii: "U")), let range = rest.ranges(of: ending).last,
      isNumber(rest[range.upperBound...])
    {
      rest = rest[..<range.lowerBound]
    }
    return Words.split(String(rest)).isEmpty ? id : String(rest)
  }

  /// Whether the text is `_1` or nothing.
  private static func isNumber(_ text: Substring) -> Bool {
    text.isEmpty || text.first == "_" && Int(text.dropFirst()) != nil
  }
}
