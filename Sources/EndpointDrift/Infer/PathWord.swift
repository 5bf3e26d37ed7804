import EndpointSpec

/// Judges segments of paths by their text.
enum PathWord {
  /// Whether a segment may be a word of the API. Numbers, UUIDs and tokens are values.
  ///
  /// - Parameter index: The position in the path. Versions such as `2.0` occur at its start.
  static func isOne(_ index: Int, of path: [String]) -> Bool {
    let segment = path[index]
    let isLast = index == path.count - 1
    return !isLocale(segment) && PathShape.isWord(segment) && !isQualified(index, of: path)
      || isShort(segment) || isGroup(index, of: path)
      || isVersion(segment) && (segment.lowercased().hasPrefix("v") || index <= 2 && !isLast)
  }

  /// Whether a segment is a name with dots, which is data: a host, or the type of an event, such as `m.room.name`.
  ///
  /// Names at the start of an API, before a version, of files and of calls such as `users.get` are words.
  private static func isQualified(_ index: Int, of path: [String]) -> Bool {
    let labels = path[index].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, labels.allSatisfy({ !$0.isEmpty }), !isVersion(path[index]),
      fileEnding(path[index]) == nil,
      !path[..<index].allSatisfy({ isOfServer($0) || isVersion($0) })
    else { return false }
    let isBeforeVersion = index + 1 < path.count && isVersion(path[index + 1])
    let call = SwiftNaming.lowercaseWords(of: String(labels[labels.count - 1]))
    return !isBeforeVersion && !(call.first.map { verbs.contains($0) || isAction($0) } ?? true)
  }

  /// Whether a segment is a name with dots and short numbers before a version, which names an API: `networking.k8s.io`.
  private static func isGroup(_ index: Int, of path: [String]) -> Bool {
    guard index + 1 < path.count, isNumberedVersion(path[index + 1]) else { return false }
    let labels = path[index].split(separator: ".", omittingEmptySubsequences: false).map(
      String.init
    )
    return labels.count > 1 && labels.allSatisfy { PathShape.isWord($0) || isShort($0) }
  }

  /// `en-US`, `pt_BR`
  static func isLocale(_ segment: String) -> Bool {
    let bytes = Array(segment.utf8)
    return bytes.count == 5 && bytes[..<2].allSatisfy { 0x61...0x7A ~= $0 }
      && "-_".utf8.contains(bytes[2]) && bytes[3...].allSatisfy { 0x41...0x5A ~= $0 }
  }

  /// `v2`, `V1.1`, `2.3`, `v1beta1`, `v2.php`
  static func isVersion(_ segment: String) -> Bool {
    let text = (isScript(segment) ? stem(segment) : segment).lowercased()
    guard text.utf8.count <= 12 else { return false }
    let hasLetter = text.hasPrefix("v")
    let number = text.dropFirst(hasLetter ? 1 : 0)
    let digits = number.utf8.prefix { isDigit($0) || $0 == UInt8(ascii: ".") }
    guard number.utf8.first.map(isDigit) ?? false else { return false }
    let rest = number.dropFirst(digits.count).drop { $0.isNumber }
    if rest.isEmpty { return hasLetter || number.utf8.contains(UInt8(ascii: ".")) }
    return hasLetter && stages.contains(String(rest.prefix { $0.isLetter }))
      && rest.drop { $0.isLetter }.allSatisfy(\.isNumber)
  }

  /// `v2`, `v1beta1`, but not `2.3` and `v1.1`, which may be the version of a thing.
  static func isNumberedVersion(_ segment: String) -> Bool {
    isVersion(segment) && !segment.contains(".")
  }

  private static let stages: Set<String> = ["alpha", "beta", "rc", "preview"]

  /// `i18n`, `oauth2callback`: a word with one number inside.
  private static func isShort(_ segment: String) -> Bool {
    let runs = segment.utf8.split(omittingEmptySubsequences: true) { !isDigit($0) }
    guard runs.count == 1, runs[0].count <= 2, let first = segment.utf8.first, isLetter(first),
      segment.utf8.allSatisfy({ isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "_") })
    else { return false }
    return segment.utf8.count <= 5 || segment.lowercased().hasPrefix("oauth2")
  }

  /// Whether an API marks its own words, beside values that clients choose: `/orders/_search`.
  static func isMarked(_ segment: String) -> Bool { segment.hasPrefix("_") }

  /// Words that are never values: `/users/me`, `/orders/search`.
  static func isAction(_ segment: String) -> Bool { actions.contains(plain(segment)) }

  /// A word without the mark before it: `search` of `_search`.
  private static func plain(_ segment: String) -> String {
    segment.lowercased().trimmingPrefix("_").description
  }

  /// Words for a part of a resource, which clients replace and delete like an element of a list.
  static func isPart(_ segment: String) -> Bool {
    parts.contains(segment.lowercased())
      || SwiftNaming.lowercaseWords(of: segment).last.map(parts.contains) ?? false
  }

  /// Whether a word behind a collection is a call: `search`, `set-tag`.
  static func isCall(_ segment: String) -> Bool {
    let words = SwiftNaming.lowercaseWords(of: segment)
    return isAction(segment) || words.count > 1 && verbs.contains(words[0])
  }

  /// Whether a word is a verb that is rarely a noun, and so not a value that clients change: `register`.
  static func isVerb(_ segment: String) -> Bool {
    SwiftNaming.lowercaseWords(of: segment).first.map { verbs.contains($0) && !nouns.contains($0) }
      ?? false
  }

  /// Whether a word is the plural of a key, by which clients select several things: `/users/usernames`.
  static func areKeys(_ segment: String) -> Bool {
    let word = SwiftNaming.lowercaseWords(of: segment).last ?? ""
    let singular = SwiftNaming.singular(of: word)
    return singular != word && (keys.contains(singular) || moreKeys.contains(singular))
      && singular != "key"
  }

  /// Words before the values of a key, which say nothing about the resource: `/dashboards/uid/{uid}`.
  static func isKey(_ segment: String) -> Bool { keys.contains(segment.lowercased()) }

  /// Whether a word is the name of a method, which paths repeat only if each of them is a call: `/runs/create`.
  static func isMethod(_ segment: String) -> Bool {
    ["get", "create", "update", "delete", "list", "add", "remove", "set"]
      .contains(segment.lowercased())
  }

  /// The segments up to the first word that is no version and no word of a server.
  static func start(of template: [String?]) -> [String?]? {
    let index = template.firstIndex { $0.map { !isOfServer($0) && !isVersion($0) } ?? true }
    guard let index, template[index] != nil else { return nil }
    return Array(template[...index])
  }

  /// The words of a path that name something.
  static func nouns(in template: [String?]) -> [String] {
    withNouns(template).compactMap(\.self)
  }

  /// The number of segments up to a version: the `_chat/client/v3` of `/_chat/client/v3/rooms`. A call or a part
  /// alone says too little, as in `/media/v3/upload`.
  private static func serverWords(in template: [String?]) -> Int {
    guard let version = template.prefix(3).firstIndex(where: { $0.map(isVersion) ?? false }),
      template[..<version].allSatisfy({ $0 != nil })
    else { return 0 }
    let rest = template[(version + 1)...]
    let word = rest.count == 1 ? rest.first.flatMap(\.self) : nil
    let isTooLittle = word.map { isAction($0) && !isSearch($0) || isVague($0) } ?? false
    return rest.contains { $0 != nil } && !isTooLittle ? version + 1 : 0
  }

  /// The values of a path, and the words that name something: all but words up to a version, `api`, names of keys, and
  /// words without letters.
  static func withNouns(_ template: [String?]) -> [String?] {
    let rest = template.dropFirst(serverWords(in: template))
    let named = rest.enumerated().filter { index, word in
      guard let word else { return true }
      let isName = index == rest.count - 1 || !isScript(word)
      return isName && !isVersion(word) && word.contains(where: \.isLetter)
    }.map(\.element)
    let start = named.firstIndex { $0 != nil }
    let nouns = named.enumerated().filter { index, word in
      word.map { !(index == start ? isOfServer($0) : $0 == "api") } ?? true
    }.map(\.element)
    let others = nouns.enumerated().filter { index, word in
      let isBeforeValue = index + 1 < nouns.count && nouns[index + 1] == nil
      return !(isBeforeValue && word.map(isKey) ?? false)
    }.map(\.element)
    return [others, nouns].first { !$0.allSatisfy { $0 == nil } } ?? named
  }

  /// `/search`: the elements of its list are results.
  static func isSearch(_ segment: String) -> Bool {
    ["search", "query", "lookup", "find"].contains(plain(segment))
  }

  /// `api`, `rest`, `ajax-api`
  static func isOfServer(_ segment: String) -> Bool {
    segment.lowercased().split { "-_".contains($0) }.contains { $0 == "api" || $0 == "rest" }
  }

  /// Whether the words before a segment are a collection.
  static func isPlural(_ word: String) -> Bool {
    SwiftNaming.isPlural(word) && (!isPart(word) || lists.contains(word.lowercased()))
  }

  private static let keys: Set<String> = [
    "id", "uid", "uuid", "name", "slug", "key", "by-id", "by-name", "by_id", "by_name", "by-key",
  ]

  private static let moreKeys: Set<String> = [
    "username", "login", "email", "code", "sku", "handle",
  ]

  private static let verbs: Set<String> = [
    "post", "send", "edit", "save", "clean", "clear", "reset", "run", "check", "test", "refresh",
    "sync", "cancel", "retry", "resume", "pause", "transfer", "move", "copy", "merge", "generate",
    "verify", "redact", "grant", "revoke", "enable", "disable", "validate", "upload", "download",
    "get", "set", "log", "create", "update", "delete", "list", "search", "find", "add", "remove",
    "rename", "restore", "transition", "query", "count", "bulk", "batch", "start", "stop",
    "acknowledge", "reschedule", "execute", "trigger", "invoke", "submit", "apply", "approve",
    "reject", "publish", "unpublish", "subscribe", "unsubscribe", "toggle", "increase", "decrease",
    "flush", "rebuild", "kill", "assign", "activate", "deactivate", "convert", "force", "register",
    "deregister", "unregister", "renew", "destroy", "rotate", "reload", "restart", "unlock",
    "authenticate", "notify", "handle", "install", "uninstall", "duplicate", "accept", "decline",
    "join", "leave", "invite", "complete", "reopen", "rerun", "terminate", "patch", "encrypt",
    "decrypt", "sign", "prune",
  ]

  /// Verbs that are nouns, too.
  private static let nouns: Set<String> = [
    "post", "log", "test", "run", "query", "transition", "count", "list", "set", "batch", "bulk",
    "transfer", "copy", "check", "find", "search",
  ]

  /// Parts of a thing that are lists of things elsewhere: `/users/7/roles` and `/roles/admin`.
  private static let lists: Set<String> = ["permissions", "roles", "tags", "labels"]

  private static let actions: Set<String> = [
    "me", "self", "current", "all", "any", "new", "search", "filter", "count", "paginate", "list",
    "query", "lookup", "find", "batch", "bulk", "latest", "get", "show", "schema", "create",
    "update", "delete", "remove", "add", "set", "export", "import", "validate", "download",
    "upload",
  ]

  static let parts: Set<String> = [
    "settings", "preferences", "options", "status", "stats", "config", "configuration", "profile",
    "password", "email", "avatar", "star", "lock", "state", "cache", "read", "seen", "default",
    "permissions", "roles", "tags", "labels", "metadata", "session", "subscription", "archive",
    "position", "theme", "defaults", "limits", "enable", "disable", "details", "info",
    "statistics", "analytics",
  ]
}
