import EndpointJSON
import EndpointSpec

extension TypeProposal {
  /// Infers the type of numbers, and adds hints from the field name.
  mutating func number(_ numbers: ObservedNumbers, _ context: Context) -> Scalar {
    if let date = numbers.date, Self.isNameOfDate(context.key) { return date }
    if numbers.isFlag, Self.isNameOfFlag(context.key) {
      addHint(
        "nothing but 0 and 1; if that is no and yes: \"bool\" with \"wire\": \"number\"",
        of: context
      )
    }
    if numbers.type == .json {
      addHint("some numbers are too large for every type, so that it is json", of: context)
    }
    return numbers.type
  }

  /// Infers the type of strings.
  mutating func text(_ texts: ObservedTexts, _ context: Context) -> Scalar {
    guard texts.type == .string else { return texts.type }
    let word = SwiftNaming.lowercaseWords(of: context.key).last ?? ""
    if texts.isEveryInteger {
      guard !Self.identities.contains(word) else { return .string }
      addHint(
        "digits in strings; if they count something: \"int\" with \"wire\": \"string\"",
        of: context
      )
    } else if let values = texts.enumValues, showsValues {
      let list = quotedList(values, "and")
      addHint("only \(list) in \(texts.count) values; it may be an enum", of: context)
    } else if let values = texts.enumValues, !Self.isFree(word), values.count < context.things / 2 {
      addHint("few different texts; it may be an enum", of: context)
    }
    return .string
  }

  /// Whether texts under a key with this last word identify or describe something, so that few of them are no enum.
  private static func isFree(_ word: String) -> Bool {
    identities.contains(word) || descriptions.contains(word)
  }

  /// Whether a key has the identifier of the object.
  static func isIdentity(_ key: String) -> Bool {
    SwiftNaming.lowercaseWords(of: key).last.map(identities.contains) ?? false
  }

  private static let identities: Set<String> = ["id", "ids", "uid", "uuid", "guid"]

  private static let descriptions: Set<String> = [
    "name", "displayname", "title", "description", "text", "note", "comment", "message", "summary",
    "topic", "subject", "path", "url", "host", "email", "address", "user", "owner", "author",
  ]

  /// `created_at`, `epoch`, `startTime`
  private static func isNameOfDate(_ key: String) -> Bool {
    let words = SwiftNaming.lowercaseWords(of: key)
    guard let last = words.last else { return false }
    return ["at", "on", "since", "until"].contains(last) && words.count > 1
      || !["date", "time", "timestamp", "epoch", "datetime", "created", "updated", "modified"]
        .allSatisfy { !words.contains($0) }
  }

  /// `is_live`, `hasMore`
  private static func isNameOfFlag(_ key: String) -> Bool {
    ["is", "has", "can", "enabled", "active", "deleted"].contains(
      SwiftNaming.lowercaseWords(of: key).first ?? ""
    )
  }
}

/// Assigns unique Swift names to the fields of a struct or the arguments of a function.
package struct MemberNaming {
  private var taken: Set<String>

  package struct Name {
    /// The value of `as`. Nil if the key determines the name.
    package let given: String?
  }

  /// - Parameter reserved: Names that no member may have.
  package init(reserved: Set<String> = []) { taken = reserved }

  /// The name of a field. Nil if a spec cannot contain the key.
  package mutating func name(for key: String) -> Name? {
    guard !holdsControlCharacter(key) else { return nil }
    let derived = SwiftNaming.memberName(for: key)?.text
    if let derived, isFree(derived) {
      taken.insert(derived)
      return Name(given: nil)
    }
    let name = numbered(ProposedName.member(key), where: isFree)
    taken.insert(name)
    return Name(given: name)
  }

  private func isFree(_ name: String) -> Bool {
    !taken.contains(name) && ReservedNames.alternative(toMember: name) == nil
      && SwiftNaming.isMemberName(name)
  }
}

/// Detects names of secret fields and parameters.
package enum SecretName {
  package static func isOne(_ name: String) -> Bool {
    let words = SwiftNaming.lowercaseWords(of: name)
    let plain = words.joined()
    if parts.contains(where: plain.hasBytes) { return true }
    guard let last = words.last, lastWords.contains(last) else { return false }
    // `next_token` is a place in a list.
    return !words.dropLast().contains(where: placeWords.contains)
  }

  private static let parts = [
    "password", "passwd", "passphrase", "secret", "accesstoken", "refreshtoken", "authtoken",
    "sessiontoken", "apikey", "privatekey", "onetimecode", "sessionid",
  ]

  private static let lastWords: Set<String> = [
    "token", "csrftoken", "xsrf", "csrf", "jwt", "otp", "pwd", "pw", "bearer", "credential",
    "credentials", "authorization", "cookie",
  ]

  private static let placeWords: Set<String> = [
    "next", "page", "previous", "prev", "continuation", "continue", "cursor", "sync", "first",
    "last", "resume",
  ]
}

/// A field or a parameter in a spec: its type, or an object if it has other keys.
package func inferredField(_ type: String, as name: String?, isSecret: Bool) -> JSONValue {
  // Numbers and flags about a secret are none: `requires_password`.
  let isSecret = isSecret && !["bool", "int", "double"].contains(type.prefix { $0 != "?" })
  guard name != nil || isSecret else { return .string(type) }
  var object: JSONObject = ["type": .string(type)]
  if let name { object["as"] = .string(name) }
  if isSecret { object["secret"] = true }
  return .object(object)
}
