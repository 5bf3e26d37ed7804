import EndpointSpec

struct UniqueNames {
  private var taken: Set<String>
  private let ignoresCapitals: Bool

  init(_ taken: Set<String> = [], ignoresCapitals: Bool = false) {
    self.ignoresCapitals = ignoresCapitals
    self.taken = ignoresCapitals ? Set(taken.map { $0.lowercased() }) : taken
  }

  func isFree(_ name: String) -> Bool {
    !taken.contains(ignoresCapitals ? name.lowercased() : name)
  }

  mutating func take(_ name: String) {
    taken.insert(ignoresCapitals ? name.lowercased() : name)
  }

  /// Takes the first free candidate, otherwise the last with a number.
  mutating func claim(_ candidates: [String]) -> String {
    let name =
      candidates.first(where: isFree) ?? numbered(candidates.last ?? "value", where: isFree)
    take(name)
    return name
  }
}

/// Unique names of siblings such as fields or arguments. A key that already is a valid name takes precedence over
/// earlier siblings.
struct MemberNames {
  private var taken: UniqueNames
  private var unchanged: Set<String>

  init(_ keys: [String], taken: Set<String> = []) {
    unchanged = Set(keys.filter { !taken.contains($0) && ProposedName.member($0) == $0 })
    self.taken = UniqueNames(taken.union(unchanged))
  }

  /// The key, if it is reserved and still unclaimed. Otherwise the first free candidate.
  mutating func claim(_ key: String, _ candidates: [String]) -> String {
    unchanged.remove(key) ?? claim(candidates)
  }

  mutating func claim(_ candidates: [String]) -> String { taken.claim(candidates) }
}

/// Valid Swift names for names of a document. The spec sets them with `as` if its own rule leads to a different name.
enum DerivedName {
  /// The name of a type or a receiver, close to the document's name: `content-tree` → `ContentTree`, `Client` →
  /// `ClientModel`, `3d_secure` → `ThreeDSecure`.
  static func type(_ text: String) -> String {
    let name = short(ProposedName.typeNamePart(text))
    return ReservedNames.alternative(toType: name) == nil ? name : name + "Model"
  }

  /// A valid type name. Inline types may get a synonym: `Kind` for the values of `type`.
  static func valid(_ name: String) -> String {
    let name = SwiftNaming.isTypeName(name) ? name : "Type" + name
    return ReservedNames.alternative(toType: name) ?? name
  }

  /// Shortens a name that is too long for a line or a file, by removing words from its middle.
  static func short(_ name: String) -> String {
    guard name.utf8.count > longest else { return name }
    let words = Words.written(name)
    let first = fitting(words, into: longest * 2 / 3)
    let last = fitting(words.dropFirst(first.count).reversed(), into: longest / 3)
    let parts = first + last.reversed()
    return parts.isEmpty ? String(name.prefix(longest)) : parts.joined()
  }

  private static func fitting(_ words: some Sequence<String>, into length: Int) -> [String] {
    var rest = length
    return words.prefix { word in
      rest -= word.utf8.count
      return rest >= 0
    }
  }

  private static let longest = 90

  /// The candidates for the name of a type, best first.
  static func types(_ text: String) -> [String] {
    let name = type(text)
    if ProposedName.typeNamePart(text) == "Error" { return ["Problem", name] }
    return name.hasSuffix("Model") ? [name] : [name, name + "Model"]
  }

  /// The name of the API: `Swift` → `SwiftService`.
  static func api(_ text: String) -> String {
    guard ProposedName.isNamed(by: text) else { return "Service" }
    let name = short(ProposedName.typeNamePart(text))
    return ReservedNames.alternative(toType: name) == nil ? name : name + "Service"
  }

  /// The candidates for the name of a member, best first: its own, and with a prefix.
  static func members(_ text: String, avoiding prefix: String?) -> [String] {
    let name = ProposedName.member(text)
    guard let prefix else { return [name] }
    return [name, prefix + name.prefix(1).uppercased() + name.dropFirst()]
  }

  /// The candidates for the name of an argument, best first. Headers lose their `X-`: `traceID` for `X-Trace-ID`. `Id`
  /// becomes `ID`, as in function names: `getByID(petID:)`.
  static func arguments(_ text: String, in location: String) -> [String] {
    let names = members(text, avoiding: location).map(writingID)
    guard location == "header", text.lowercased().hasPrefix("x-"), text.count > 2 else {
      return names
    }
    return [writingID(ProposedName.member(String(text.dropFirst(2))))] + names
  }

  /// The name with each `Id` replaced by `ID`: `petID` for `petId`.
  static func writingID(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: "I")) else { return name }
    var result = ""
    var rest = name[...]
    while let range = rest.firstRange(of: "Id") {
      var next = rest[range.upperBound...]
      if next.first == "s" { next = next.dropFirst() }
      let isWord = next.first.map { !$0.isLowercase } ?? true
      result += rest[..<range.lowerBound] + (isWord ? "ID" : "Id")
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// The value of `as`. Nil if the key leads to the name by itself.
  static func given(_ name: String, for key: String) -> String? {
    name == SwiftNaming.memberName(for: key)?.text ? nil : name
  }

  /// Whether the name is valid for `as`, or as a key that determines a name.
  static func isMember(_ name: String) -> Bool {
    SwiftNaming.isMemberName(name) && ReservedNames.alternative(toMember: name) == nil
  }
}
