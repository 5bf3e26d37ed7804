import EndpointJSON
import EndpointSpec

/// Emits enums and unions.
extension SpecEmission {
  func values(_ shape: EnumShape, _ typeName: String?) -> JSONValue {
    let isListed = shape.cases.allSatisfy { item in
      item.name == nil && item.summary == nil && item.value.isText
    }
    let names = CaseNaming.names(of: shape, named: typeName ?? "")
    let needsNames = zip(names, shape.cases).contains { name, item in
      name != SwiftNaming.memberName(for: item.value.stringValue ?? "")?.text
    }
    if isListed, !needsNames { return .array(shape.cases.map(\.value)) }
    var object = JSONObject()
    for (name, item) in zip(names, shape.cases) {
      var value = JSONObject()
      value.add("value", item.value)
      value.add("summary", Prose(item.summary).line)
      object.add(name, value.short("value"))
    }
    return object.value
  }

  func add(_ union: UnionShape, to object: inout JSONObject) {
    let names = memberNames(union)
    let isList = zip(names, union.members).allSatisfy { name, member in
      member.use.constant == nil && name == caseName(member.use)
    }
    if union.by == nil, isList {
      object.add("union", .array(union.members.map { .string(text($0.use)) }))
      return
    }
    var members = JSONObject()
    for (name, member) in zip(names, union.members) {
      if union.by != nil, let tag = member.tag, tag != .string(name) {
        var value = JSONObject()
        value.add("tag", tag)
        value.add("type", text(member.use))
        members.add(name, value.value)
      } else if let constant = member.use.constant {
        members.add(name, ["constant": constant])
      } else {
        members.add(name, text(member.use))
      }
    }
    object.add("union", members.value)
    object.add("by", union.by)
  }

  func members(_ events: [EventShape]) -> JSONValue {
    var names = MemberNames(events.map(\.name), taken: ["unknown"])
    var object = JSONObject()
    for event in events {
      let member = ProposedName.member(event.name)
      let name = names.claim(event.name, [member, member + "Event"])
      var value = JSONObject()
      value.add("type", text(event.use))
      value.add("as", DerivedName.given(name, for: event.name))
      object.add(event.name, value.short("type"))
    }
    return object.value
  }

  private func memberNames(_ union: UnionShape) -> [String] {
    var taken = UniqueNames(["unknown"])
    let counts = Dictionary(union.members.map { ($0.use, 1) }, uniquingKeysWith: +)
    return union.members.map { member in
      let name = memberName(member, hasSeveralTags: counts[member.use, default: 0] > 1)
      return taken.claim([name, name + "Value"])
    }
  }

  /// The case name of a member: the tag if it is a word or has a name, otherwise the document's name or the type. If
  /// several numbers select the same type, the number is appended.
  private func memberName(_ member: UnionShape.Member, hasSeveralTags: Bool) -> String {
    if let word = member.tag?.stringValue ?? member.tagName { return ProposedName.member(word) }
    if let constant = member.use.constant, constant != "" { return CaseNaming.name(of: constant) }
    let name = member.name.map(ProposedName.member) ?? caseName(member.use)
    guard let number = member.tag, hasSeveralTags else { return name }
    return ProposedName.member("\(name)_\(number.description)")
  }

  /// The case name that the language derives from the type.
  private func caseName(_ use: ShapeUse) -> String {
    switch use {
    case .scalar(let name): String(name.prefix { $0 != "(" })
    case .binary: "string"
    case .constant: "empty"
    case .shape(let index):
      lastName(of: index).flatMap { SwiftNaming.memberName(for: $0)?.text } ?? "json"
    case .array(let element): caseName(element) + "Array"
    case .dictionary(let value): caseName(value) + "Dictionary"
    case .optional(let inner): caseName(inner)
    }
  }
}

/// The Swift case names of an enum.
///
/// The type name at the end of a value is removed: `affin_bank` becomes `Bank.affin`, unless the rest is empty or
/// taken.
enum CaseNaming {
  /// The case names, in order.
  static func names(of shape: EnumShape, named typeName: String) -> [String] {
    let texts = shape.cases.map(text)
    let whole = texts.map(ProposedName.member)
    let ending = withoutAbbreviation(typeName)
    let short = whole.map { without(ending, $0) }
    let counts = Dictionary((whole + short).map { ($0, 1) }, uniquingKeysWith: +)
    // An unchanged name counts twice.
    let isShort = zip(whole, short).map { whole, short in
      short != whole && counts[short] == 1 && DerivedName.isMember(short)
    }
    let long = texts.indices.filter { !isShort[$0] }.map { texts[$0] }
    var names = MemberNames(long, taken: ["allCases", "rawValue", "isKnown", "hashValue"])
    return texts.indices.map { index in
      let name = whole[index]
      return isShort[index]
        ? names.claim([short[index], name]) : names.claim(texts[index], [name, name + "Value"])
    }
  }

  static func name(of value: JSONValue) -> String {
    ProposedName.member(text(of: EnumShape.Case(value: value)))
  }

  private static func text(of item: EnumShape.Case) -> String {
    item.name ?? item.value.stringValue ?? name(ofNumber: item.value.description)
  }

  /// `value3`, `minus1`
  private static func name(ofNumber number: String) -> String {
    number.hasPrefix("-") ? "minus" + number.dropFirst() : "value" + number
  }

  private static func without(_ ending: Substring, _ name: String) -> String {
    guard !ending.isEmpty, name.hasSuffix(ending), name.count > ending.count else { return name }
    return String(name.dropLast(ending.count))
  }

  /// The type name without an abbreviation prefix: `Color` for `UIColor`.
  private static func withoutAbbreviation(_ typeName: String) -> Substring {
    var name = typeName[...]
    while let first = name.first, first.isUppercase, name.dropFirst().first?.isUppercase == true {
      name.removeFirst()
    }
    return name
  }
}
