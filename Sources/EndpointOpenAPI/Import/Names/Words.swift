import EndpointSpec

/// Splits names of any spelling into words: `list-for-repo`, `getPetById`, `GET_ALL`.
enum Words {
  /// The words in lowercase.
  static func split(_ text: String) -> [String] { written(text).map { $0.lowercased() } }

  /// Whether two texts consist of the same words, in any spelling.
  static func areAlike(_ text: String, _ name: String) -> Bool {
    // Fast path: a text of twice the length contains more words.
    text.utf8.count <= name.utf8.count * 2 && split(text).joined() == split(name).joined()
  }

  /// The words as they are written.
  static func written(_ text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard scalar.isLetter || scalar.isNumber else {
        close(&word, &words)
        continue
      }
      if begins(at: index, scalars) { close(&word, &words) }
      word.append(scalar)
    }
    close(&word, &words)
    return words
  }

  private static func close(_ word: inout String.UnicodeScalarView, _ words: inout [String]) {
    if !word.isEmpty { words.append(String(word)) }
    word = String.UnicodeScalarView()
  }

  /// Whether a capital starts a word: after a small letter, or as the last capital of a series before a small letter.
  private static func begins(at index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0, scalars[index].isCapital else { return false }
    if isInOAuth(at: index, scalars) { return false }
    let previous = scalars[index - 1]
    if previous.isSmall || previous.isNumber { return true }
    guard previous.isCapital, index + 1 < scalars.count, scalars[index + 1].isSmall else {
      return false
    }
    let isPlural = scalars[index + 1] == "s"
    return !isPlural || index + 2 < scalars.count && scalars[index + 2].isLetter
  }

  /// Whether the capital is the second one of `OAuth`, which is one word.
  private static func isInOAuth(at index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    scalars[index] == "A" && ["O", "o"].contains(scalars[index - 1])
      && (index == 1 || !scalars[index - 2].isLetter || scalars[index - 1] == "O")
      && scalars[(index + 1)...].prefix(3).elementsEqual(["u", "t", "h"])
  }

  /// Whether two words are equal, ignoring singular and plural.
  static func areSame(_ one: String, _ other: String) -> Bool {
    one == other || SwiftNaming.singular(of: one) == SwiftNaming.singular(of: other)
  }

  /// The words of a noun, in the singular if it is one.
  static func nouns(_ words: ArraySlice<String>, isOne: Bool) -> [String] {
    isOne ? words.dropLast() + words.suffix(1).map(singular) : Array(words)
  }

  /// The singular of a noun that has one.
  static func singular(_ word: String) -> String {
    plurals.contains(word) ? word : SwiftNaming.singular(of: word)
  }

  /// Whether the word starts function names: a verb, or one with a prefix such as `unpause` and `reparse`.
  static func isVerb(_ word: String) -> Bool {
    verbs.contains(word) || word.hasPrefix("un") && verbs.contains(String(word.dropFirst(2)))
      || word.hasPrefix("re") && calls.contains(String(word.dropFirst(2)))
  }

  /// Whether the word describes the following noun without being one: `public`, `followed`.
  static func isAdjective(_ word: String) -> Bool {
    adjectives.contains(word) || isParticiple(word)
  }

  static func isParticiple(_ word: String) -> Bool { word.hasSuffix("ed") && word.count > 3 }

  /// `v2`
  static func isVersion(_ word: String) -> Bool {
    word.count > 1 && word.first == "v" && word.dropFirst().allSatisfy(\.isNumber)
  }

  /// Words that count or qualify the following noun without describing it. `beta` is Anthropic's.
  static let quantifiers: Set<String> = [
    "all", "alpha", "any", "beta", "each", "every", "many", "several", "some",
  ]
  /// Verbs at the end of paths that `PUT` and `POST` execute.
  static let actions: Set<String> = [
    "activate", "approve", "archive", "authenticate", "cancel", "close", "confirm", "deactivate",
    "decline", "disable", "enable", "finalize", "lock", "login", "logout", "merge", "pause",
    "publish", "refresh", "reject", "reopen", "reset", "restart", "restore", "resume", "revoke",
    "search", "signin", "signout", "signup", "start", "stop", "subscribe", "sync", "unarchive",
    "unlock", "unpublish", "unsubscribe", "validate", "verify",
  ]
  /// Verbs for standard changes of a resource.
  static let changes: Set<String> = [
    "add", "create", "delete", "fetch", "get", "insert", "list", "patch", "post", "put", "read",
    "remove", "replace", "retrieve", "update",
  ]
  /// Verbs for `GET` that do not distinguish one object from many.
  static let readings: Set<String> = ["fetch", "get", "list", "read", "retrieve"]
  /// Verbs for `GET` that begin the last segment of a path: `view_certificate`.
  static let reads = readings.union([
    "check", "compare", "count", "download", "export", "find", "init", "preview", "search", "show",
    "stream", "validate", "verify", "view",
  ])
  static let methodVerbs = ["patch": "update", "post": "create", "put": "replace"]
  /// Verbs that some frameworks append to the noun, with their standard form: `pets_list` (drf-spectacular).
  static let verbsAtTheEnd = [
    "add": "add", "cancel": "cancel", "count": "count", "create": "create", "delete": "delete",
    "destroy": "delete", "download": "download", "export": "export", "fetch": "fetch",
    "find": "find", "get": "get", "import": "import", "list": "list", "patch": "update",
    "post": "create", "put": "replace", "read": "get", "remove": "remove", "replace": "replace",
    "retrieve": "get", "search": "search", "update": "update", "upload": "upload",
    "upsert": "upsert",
  ]
  /// Verbs that start a function name.
  static let verbs: Set<String> = actions.union(changes).union([
    "accept", "accumulate", "allow", "analyze", "apply", "assign", "associate", "attach",
    "authorize", "ban", "batch", "block", "boot", "build", "bulk", "buy", "calculate", "capture",
    "change", "check", "claim", "classify", "clear", "clone", "compare", "complete", "compute",
    "configure", "connect", "consume", "convert", "copy", "count", "decrypt", "deploy", "describe",
    "destroy", "detach", "detect", "disassociate", "discard", "disconnect", "dismiss", "download",
    "duplicate", "edit", "embed", "encrypt", "end", "enqueue", "enroll", "estimate", "evaluate",
    "exchange", "execute", "expire", "explain", "export", "extend", "filter", "find", "fire",
    "flush", "follow", "fork", "forward", "freeze", "generate", "grant", "hide", "import",
    "increment", "initialize", "initiate", "inspect", "install", "invalidate", "invite", "invoke",
    "issue", "join", "kill", "launch", "leave", "like", "link", "load", "lookup", "mark", "migrate",
    "modify", "move", "mute", "notify", "open", "parse", "pay", "perform", "pin", "ping", "play",
    "predict", "prepare", "preview", "process", "promote", "protect", "provision", "prune", "purge",
    "push", "query", "rebuild", "receive", "recommend", "recover", "redeem", "refund", "register",
    "release", "reload", "rename", "render", "renew", "reorder", "replay", "report", "request",
    "rerequest", "rerun", "resend", "resize", "resolve", "retry", "return", "reveal", "rotate",
    "run", "save", "scan", "schedule", "seek", "select", "send", "set", "share", "show", "sign",
    "simulate", "skip", "snooze", "sort", "star", "store", "stream", "submit", "suggest",
    "summarize", "suspend", "swap", "switch", "terminate", "test", "toggle", "tokenize", "track",
    "transfer", "transform", "translate", "trigger", "trust", "unassign", "unblock", "undo",
    "unfollow", "uninstall", "unlink", "unmute", "unpin", "unstar", "unsuspend", "upgrade",
    "upload", "upsert", "use", "view", "void", "vote", "wait", "watch", "wipe", "withdraw", "write",
  ])
  /// Words that are nouns as often as verbs: `batch_create` creates a batch.
  static let nounsThatAreVerbs: Set<String> = [
    "batch", "block", "build", "copy", "export", "filter", "import", "invite", "issue", "like",
    "link", "load", "lock", "mark", "order", "post", "process", "query", "refund", "release",
    "report", "request", "schedule", "share", "star", "store", "stream", "test", "track",
    "transfer", "transform", "trigger", "trust", "upload", "view", "vote", "watch",
  ]
  static let plainVerbs = verbs.subtracting(nounsThatAreVerbs)
  /// Verbs that modify existing objects.
  static let updates: Set<String> = ["change", "edit", "modify", "patch", "set", "update"]
  /// Verbs that are hardly ever nouns, so that they are found behind their nouns.
  static let calls = plainVerbs.subtracting(changes).subtracting([
    "check", "count", "end", "open", "pay", "play", "preview", "push", "return", "run",
    "save", "scan", "search", "set", "show", "sign", "sort", "switch", "sync", "use", "void",
  ]).union(actions)
  static let adjectives: Set<String> = [
    "active", "available", "current", "custom", "default", "internal", "latest",
    "multiple", "new", "old", "own", "pending", "popular", "private", "public", "random", "recent",
    "related", "single", "special", "top", "upcoming",
  ]
  /// Nouns without a singular, or with another meaning in the singular.
  static let plurals: Set<String> = [
    "details", "preferences", "settings", "statistics", "stats",
  ]
  /// Verbs that mean something else for many: `deleteObjects` beside `deleteObject` (lakeFS).
  static let removals: Set<String> = ["delete", "remove"]
  static let conjunctions: Set<String> = ["and", "or"]
  static let articles: Set<String> = ["a", "an", "the"]
  static let prepositions: Set<String> = [
    "about", "as", "at", "between", "by", "for", "from", "in", "into", "of", "on", "onto", "per",
    "through", "to", "under", "via", "with", "within",
  ]
}

/// The properties of a character. Those of ASCII are known without a search in tables.
extension Unicode.Scalar {
  fileprivate var isLetter: Bool { isASCII ? isCapital || isSmall : properties.isAlphabetic }

  fileprivate var isNumber: Bool {
    isASCII ? "0"..."9" ~= self : properties.numericType != nil
  }

  fileprivate var isCapital: Bool { isASCII ? "A"..."Z" ~= self : properties.isUppercase }

  fileprivate var isSmall: Bool { isASCII ? "a"..."z" ~= self : properties.isLowercase }
}
