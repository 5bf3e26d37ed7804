import EndpointSpec

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
