import EndpointSpec

/// Names in Swift for what a document calls otherwise, always valid ones: the spec says them with `as` where its own
/// rule would not come to the same.
enum DerivedName {
  /// The name of a type that the document names, or of a receiver, which whoever looks for that name finds:
  /// `content-tree` → `ContentTree`, `Client` → `ClientModel`, `3d_secure` → `ThreeDSecure`.
  static func type(_ text: String) -> String {
    let name = short(ProposedName.typeNamePart(text))
    return ReservedNames.alternative(toType: name) == nil ? name : name + "Model"
  }

  /// A name that is too long for a line or a file, as generics of other languages become, without the words in its middle.
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

  /// The names that a type of the document may have, the best first.
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

  /// The names for a member, the best first: its own, and that with a word before it.
  static func members(_ text: String, avoiding prefix: String?) -> [String] {
    let name = ProposedName.member(text)
    guard let prefix else { return [name] }
    return [name, prefix + name.prefix(1).uppercased() + name.dropFirst()]
  }

  /// The names for an argument, the best first. A header goes without its `X-`: `traceID` for `X-Trace-ID`. In all
  /// functions an identifier is an `ID`, as in the names of the functions: `getByID(petID:)`.
  static func arguments(_ text: String, in location: String) -> [String] {
    let names = members(text, avoiding: location).map(writingID)
    guard location == "header", text.lowercased().hasPrefix("x-"), text.count > 2 else {
      return names
    }
    return [writingID(ProposedName.member(String(text.dropFirst(2))))] + names
  }

  /// The name with each `Id` in it as `ID`: `petID` for `petId`.
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

  /// The name to give with `as`; nil where the key comes to it by itself.
  static func given(_ name: String, for key: String) -> String? {
    name == SwiftNaming.memberName(for: key)?.text ? nil : name
  }

  /// Whether the name can be given with `as`, or stand as a key that names.
  static func isMember(_ name: String) -> Bool {
    SwiftNaming.isMemberName(name) && ReservedNames.alternative(toMember: name) == nil
  }
}
