import EndpointSpec

/// The meaning of an operation id: optionally a receiver, and a verb.
struct OperationID {
  /// The receiver before the verb: `Todo` in `Todo_GetAll`, `Cats` in `CatsController_findAll`.
  let receiver: String?
  let words: [String]
  /// The words including those that tools added, for conflicts.
  let allWords: [String]
}

extension OperationID {
  /// Parses the id of an operation. Nil if it only repeats the method and path.
  ///
  /// - Parameters:
  ///   - stripped: The segments of the path after its prefix.
  ///   - tag: The words of the tag that names the receiver. They may be repeated before the verb.
  init?(of operation: Operation, stripped: [PathSegment], tag: [String] = []) {
    guard let id = operation.id, ProposedName.isNamed(by: id) else { return nil }
    if let name = Self.functionName(id, operation) {
      (receiver, allWords) = (nil, Words.split(name))
      words = IDPattern.words(of: allWords, operation.facts)
      return
    }
    if Self.isRepeated(id, operation, stripped) { return nil }
    let parts = Self.parts(Self.withoutMethod(Self.withoutNumber(id), operation.method))
    let prefix = operation.segments.dropLast(stripped.count).compactMap(\.text).flatMap(Words.split)
    let own = Self.without([prefix, tag.count > 1 ? tag : []], Words.split(parts.verb))
    receiver = parts.receiver
    words = IDPattern.words(of: Self.withoutAbbreviation(of: tag, own), operation.facts)
    allWords = Words.split(parts.receiver == nil ? id : Self.parts(id).verb)
  }

  /// The function name in FastAPI's `read_item_items__item_id__get`, without the path and method.
  private static func functionName(_ id: String, _ operation: Operation) -> String? {
    let method = "_" + operation.method.lowercased()
    guard id.lowercased().hasSuffix(method) else { return nil }
    let path = String(operation.path.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let suffix = path.lowercased() + method
    guard id.lowercased().hasSuffix(suffix), id.count > suffix.count else { return nil }
    return String(id.dropLast(suffix.count))
  }

  /// Whether the id only consists of the method and the path, such as `PostInvoicesInvoicePay`.
  private static func isRepeated(
    _ id: String,
    _ operation: Operation,
    _ stripped: [PathSegment]
  ) -> Bool {
    let (letters, method) = (letters(id), operation.method.lowercased())
    guard letters.hasPrefix(method) || letters.hasSuffix(method) else { return false }
    let placeholders: [(String) -> String] = [{ $0 }, { _ in "" }, { "by" + $0 }, { _ in "id" }]
    return [operation.segments, stripped].contains { segments in
      placeholders.contains { placeholder in
        let texts = segments.map { $0.text ?? placeholder($0.placeholder ?? "") }
        let path = Self.letters(texts.joined())
        return letters == method + path || letters == path + method
      }
    }
  }

  private static func letters(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  /// The words without the prefixes that repeat the path or the tag: `list dns records` for
  /// `dns-records-for-a-zone-list-dns-records` (Cloudflare).
  private static func without(_ prefixes: [[String]], _ words: [String]) -> [String] {
    prefixes.reduce(words) { words, prefix in
      words.count > prefix.count && words.starts(with: prefix)
        ? Array(words.dropFirst(prefix.count)) : words
    }
  }

  /// The words without a short form of the tag before the verb: `get all commits` for `repoGetAllCommits` of `Repository`
  /// (Gitea).
  private static func withoutAbbreviation(of tag: [String], _ words: [String]) -> [String] {
    guard tag.count == 1, words.count > 1, words[0].count > 2, tag[0].hasPrefix(words[0]),
      words[0] != tag[0], !Words.isVerb(words[0]), Words.isVerb(words[1])
    else { return words }
    return Array(words.dropFirst())
  }

  private static func parts(_ id: String) -> (receiver: String?, verb: String) {
    // `Pets#index` (Rails), `put_files_id#add_shared_link` (Box)
    if let sign = id.lastIndex(of: "#"), case let verb = String(id[sign...].dropFirst()),
      !Words.split(verb).isEmpty
    {
      let isCall = Words.split(String(id[..<sign])).first.map(Words.changes.contains) ?? true
      return (isCall ? nil : String(id[..<sign]), verb)
    }
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

  /// The index of the last part before the verb. The verb may have two parts: `files` in `drive.files.insert.media`.
  private static func receiverIndex(_ parts: [String]) -> Int? {
    guard let verb = parts.last, !Words.split(verb).isEmpty else { return nil }
    let index = parts.dropLast().lastIndex { !Words.changes.contains($0.lowercased()) }
    return index.flatMap { Words.split(parts[$0]).isEmpty ? nil : $0 }
  }

  /// `Cats` for `CatsController`.
  private static func withoutController(_ name: String) -> String? {
    let ending = "Controller"
    return name.hasSuffix(ending) && name.count > ending.count
      ? String(name.dropLast(ending.count)) : nil
  }

  /// The id without springdoc's number for duplicates: `delete` for `delete_1`.
  private static func withoutNumber(_ id: String) -> String {
    guard let separator = id.lastIndex(where: { $0 == "_" || $0 == "-" }),
      Int(id[id.index(after: separator)...]) != nil
    else { return id }
    let bare = String(id[..<separator])
    return Words.split(bare).isEmpty ? id : bare
  }

  /// The id without the method at its start or end: `DescribeInstances` for `GET_DescribeInstances`, `getPet` for
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

  /// Whether the text is empty or a number such as `_1`.
  private static func isNumber(_ text: Substring) -> Bool {
    text.isEmpty || text.first == "_" && Int(text.dropFirst()) != nil
  }
}
