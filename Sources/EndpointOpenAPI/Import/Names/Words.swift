import EndpointSpec

/// The words of names of all spellings: `list-for-repo`, `getPetById`, `GET_ALL`.
enum Words {
  /// The words in small letters.
  static func split(_ text: String) -> [String] { written(text).map { $0.lowercased() } }

  /// Whether two texts are the same words, however these are written.
  static func areAlike(_ text: String, _ name: String) -> Bool {
    // A text that is twice as long says more.
    text.utf8.count <= name.utf8.count * 2 && split(text).joined() == split(name).joined()
  }

  /// The words as they are written.
  static func written(_ text: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard scalar.isLetter || scalar.isDigit else {
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

  /// Whether a capital begins a word: behind a small letter, or before one at the end of an abbreviation.
  private static func begins(at index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard index > 0, scalars[index].isCapital else { return false }
    if isInOAuth(at: index, scalars) { return false }
    let previous = scalars[index - 1]
    if previous.isSmall || previous.isDigit { return true }
    guard previous.isCapital, index + 1 < scalars.count, scalars[index + 1].isSmall else {
      return false
    }
    let isPlural = scalars[index + 1] == "s"
    return !isPlural || index + 2 < scalars.count && scalars[index + 2].isLetter
  }

  /// Whether the capital is the second of `OAuth`, which is one word.
  private static func isInOAuth(at index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    scalars[index] == "A" && ["O", "o"].contains(scalars[index - 1])
      && (index == 1 || !scalars[index - 2].isLetter || scalars[index - 1] == "O")
      && scalars[(index + 1)...].prefix(3).elementsEqual(["u", "t", "h"])
  }

  /// Whether two words are one, in the singular or the plural.
  static func areSame(_ one: String, _ other: String) -> Bool {
    one == other || SwiftNaming.singular(of: one) == SwiftNaming.singular(of: other)
  }

  /// Words that count what follows, and describe it no further.
  static let quantifiers: Set<String> = ["all", "any", "each", "every", "many", "several", "some"]
  /// Verbs that stand at the end of paths, where `PUT` and `POST` do what they say.
  static let actions: Set<String> = [
    "activate", "approve", "archive", "authenticate", "cancel", "close", "confirm", "deactivate",
    "decline", "disable", "enable", "finalize", "lock", "login", "logout", "merge", "pause",
    "publish", "refresh", "reject", "reopen", "reset", "restart", "restore", "resume", "revoke",
    "search", "signin", "signout", "signup", "start", "stop", "subscribe", "sync", "unarchive",
    "unlock", "unpublish", "unsubscribe", "validate", "verify",
  ]
  /// Verbs that say what becomes of a resource, and are none themselves.
  static let changes: Set<String> = [
    "add", "create", "delete", "fetch", "get", "insert", "list", "patch", "post", "put", "read",
    "remove", "replace", "retrieve", "update",
  ]
  /// Words for `GET`, which tell nothing of whether one or many are read.
  static let readings: Set<String> = ["fetch", "get", "list", "read", "retrieve"]
  /// The verbs for methods that are named alone.
  static let methodVerbs = ["patch": "update", "post": "create", "put": "replace"]
  /// Verbs that some frameworks put behind the noun, and the usual ones for them: `pets_list` (drf-spectacular).
  static let verbsAtTheEnd = [
    "add": "add", "cancel": "cancel", "count": "count", "create": "create", "delete": "delete",
    "destroy": "delete", "download": "download", "export": "export", "fetch": "fetch",
    "find": "find", "get": "get", "import": "import", "list": "list", "patch": "update",
    "post": "create", "put": "replace", "read": "get", "remove": "remove", "replace": "replace",
    "retrieve": "get", "search": "search", "update": "update", "upload": "upload",
    "upsert": "upsert",
  ]
  /// Words that begin the name of a function.
  static let verbs: Set<String> = actions.union(changes).union([
    "accept", "activate", "add", "allow", "analyze", "apply", "approve", "archive", "assign",
    "associate", "attach", "authenticate", "authorize", "batch", "block", "bulk", "calculate",
    "cancel", "capture", "change", "check", "claim", "clear", "clone", "close", "complete",
    "compute", "confirm", "connect", "consume", "convert", "copy", "count", "create",
    "deactivate", "decline", "decrypt", "delete", "deploy", "detach", "disable", "disassociate",
    "disconnect", "dismiss", "download", "duplicate", "edit", "enable", "encrypt", "end",
    "enqueue", "enroll", "evaluate", "exchange", "execute", "expire", "export", "extend",
    "fetch", "filter", "finalize", "find", "follow", "fork", "generate", "get", "grant",
    "import", "increment", "initialize", "initiate", "insert", "inspect", "install",
    "invalidate", "invite", "invoke", "issue", "join", "launch", "leave", "link", "list",
    "load", "lock", "login", "logout", "lookup", "mark", "merge", "migrate", "modify", "move",
    "mute", "notify", "open", "parse", "patch", "pause", "pay", "pin", "ping", "play", "post",
    "prepare", "preview", "process", "provision", "publish", "purge", "push", "put", "query",
    "read", "rebuild", "receive", "refresh", "refund", "register", "reject", "release",
    "reload", "remove", "rename", "render", "renew", "reopen", "reorder", "replace", "replay",
    "report", "request", "rerequest", "rerun", "resend", "reset", "resize", "resolve",
    "restart", "restore", "resume", "retrieve", "retry", "return", "reveal", "revoke", "rotate",
    "run", "save", "scan", "schedule", "search", "seek", "select", "send", "set", "share",
    "show", "sign", "signin", "signup", "skip", "snooze", "sort", "star", "start", "stop",
    "stream", "submit", "subscribe", "suspend", "swap", "switch", "sync", "terminate", "test",
    "toggle", "track", "transfer", "transform", "trigger", "unarchive", "unassign", "unblock",
    "unfollow", "uninstall", "unlink", "unlock", "unmute", "unpin", "unpublish", "unstar",
    "unsubscribe", "unsuspend", "update", "upgrade", "upload", "upsert", "use", "validate",
    "verify", "view", "void", "watch", "withdraw", "write",
    "explain", "predict", "recommend", "suggest", "summarize", "translate", "compare", "describe",
    "detect", "estimate",
  ])
  /// Words that name a thing as often as they say what to do: `batch_create` creates a batch.
  static let nounsThatAreVerbs: Set<String> = [
    "batch", "block", "copy", "export", "filter", "import", "invite", "issue", "link", "load",
    "lock", "mark", "order", "post", "process", "query", "refund", "release", "report", "request",
    "schedule", "share", "star", "stream", "test", "track", "transfer", "transform", "trigger",
    "upload", "view", "watch",
  ]
  /// Words that only ever say what to do.
  static let plainVerbs = verbs.subtracting(nounsThatAreVerbs)
  /// Verbs that change what is there.
  static let updates: Set<String> = ["change", "edit", "modify", "patch", "set", "update"]
  static let conjunctions: Set<String> = ["and", "or"]
  static let articles: Set<String> = ["a", "an", "the"]
  static let prepositions: Set<String> = [
    "about", "as", "at", "between", "by", "for", "from", "in", "into", "of", "on", "onto", "per",
    "through", "to", "under", "via", "with", "within",
  ]
}

/// ASCII is told without the tables of Unicode.
extension Unicode.Scalar {
  fileprivate var isSmall: Bool {
    isASCII ? ("a"..."z").contains(self) : properties.isLowercase
  }

  fileprivate var isCapital: Bool {
    isASCII ? ("A"..."Z").contains(self) : properties.isUppercase
  }

  fileprivate var isLetter: Bool {
    isASCII ? isSmall || isCapital : properties.isAlphabetic
  }

  fileprivate var isDigit: Bool {
    isASCII ? ("0"..."9").contains(self) : properties.numericType != nil
  }
}
