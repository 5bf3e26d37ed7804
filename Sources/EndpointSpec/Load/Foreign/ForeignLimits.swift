import EndpointJSON

/// Limits as other languages write them: `minLength` and `maxLength` become `"length": "1...20"`.
struct ForeignLimits {
  private var ends: [String: (least: String?, most: String?)] = [:]
  /// The keys of our language, as written.
  private var own: [(key: String, value: String)] = []

  static let keys: Set = [
    "min", "max", "length", "items", "pattern", "minimum", "maximum", "minLength", "maxLength",
    "minItems", "maxItems", "regex", "regexp", "minValue", "maxValue", "exclusiveMinimum",
    "exclusiveMaximum",
  ]

  /// The keys whose value has another form here: `"maxLength": 9` is `"length": "...9"`.
  static let keysOfRanges: Set = [
    "minLength", "maxLength", "minItems", "maxItems", "exclusiveMinimum", "exclusiveMaximum",
  ]

  /// Adds a limit. False for another key or value.
  mutating func take(_ member: JSONMember) -> Bool {
    switch (member.key, member.value.kind) {
    case ("minimum", .number(let number)), ("minValue", .number(let number)):
      own.append(("min", number))
    case ("maximum", .number(let number)), ("maxValue", .number(let number)):
      own.append(("max", number))
    case ("minLength", .number(let number)): ends["length", default: (nil, nil)].least = number
    case ("maxLength", .number(let number)): ends["length", default: (nil, nil)].most = number
    case ("minItems", .number(let number)): ends["items", default: (nil, nil)].least = number
    case ("maxItems", .number(let number)): ends["items", default: (nil, nil)].most = number
    case ("exclusiveMinimum", .number(let number)):
      guard let least = Int(number).flatMap({ $0 < Int.max ? $0 + 1 : nil }) else { return false }
      own.append(("min", "\(least)"))
    case ("exclusiveMaximum", .number(let number)):
      guard let most = Int(number).flatMap({ $0 > Int.min ? $0 - 1 : nil }) else { return false }
      own.append(("max", "\(most)"))
    case ("regex", .string), ("regexp", .string): own.append(("pattern", "\(member.value.value)"))
    case ("min", .number), ("max", .number), ("length", .number), ("length", .string),
      ("items", .number), ("pattern", .string):
      own.append((member.key, "\(member.value.value)"))
    default: return false
    }
    return true
  }

  /// The limits in our language.
  var entries: [(key: String, value: String)] {
    own
      + ["length", "items"].compactMap { key in
        ends[key].map { (key, "\"\($0.least ?? "")...\($0.most ?? "")\"") }
      }
  }

  /// Makes `min` and `max` a range of a text or an array, which has no other bounds.
  mutating func measure(_ key: String) {
    for (bound, value) in own where ["min", "max"].contains(bound) {
      if bound == "min" { ends[key, default: (nil, nil)].least = value }
      if bound == "max" { ends[key, default: (nil, nil)].most = value }
    }
    own.removeAll { ["min", "max"].contains($0.key) }
  }

  /// True if a limit was added twice.
  var hasRepetitions: Bool { Set(entries.map(\.key)).count < entries.count }

  /// The members of the object of all limits. Nil without one.
  var members: String? {
    let parts = entries.map { "\"\($0.key)\": \($0.value)" }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The object of all limits. Nil without one.
  var text: String? { members.map { "{ \($0) }" } }
}

extension NodeReader {
  /// Reports limits of JSON Schema within `limits`. Returns whether there are some.
  mutating func reportsForeignLimits(_ node: JSONNode) -> Bool {
    guard let first = node.members.first(where: { ForeignLimits.keysOfRanges.contains($0.key) })
    else { return false }
    var limits = ForeignLimits()
    let isWhole = node.members.allSatisfy { limits.take($0) }
    guard isWhole, let json = limits.text else { return false }
    reportUnknownKey(
      first,
      noun: ValueLimits.keys.noun,
      hint: .write(json: json, for: place(of: node))
    )
    return true
  }

  /// The hint for a range that is a list or an object: `[1, 20]`, `{ "min": 1, "max": 20 }`.
  func rangeHint(_ node: JSONNode) -> Hint? {
    let ends: (least: String?, most: String?)
    switch node.kind {
    case .array(let elements) where elements.count == 2:
      ends = (number(elements[0]), number(elements[1]))
    case .object:
      let least = ["min", "minimum", "from", "least"].lazy.compactMap(node.member).first
      let most = ["max", "maximum", "to", "most"].lazy.compactMap(node.member).first
      guard [least, most].compactMap(\.self).count == node.members.count else { return nil }
      ends = (least.flatMap { number($0.value) }, most.flatMap { number($0.value) })
    default: return nil
    }
    guard ends.least != nil || ends.most != nil else { return nil }
    let text = "\(ends.least ?? "")...\(ends.most ?? "")"
    return .write(json: quoted(text), for: place(of: node))
  }

  private func number(_ node: JSONNode) -> String? {
    if case .number(let text) = node.kind { text } else { nil }
  }

  /// Reports limits of a text or an array that are a range: `"1...20"` for `{ "length": "1...20" }`. Returns the field
  /// without them.
  mutating func withoutRange(_ node: JSONNode) -> JSONNode {
    guard let limits = node.member("limits"), let meant = keyOfRange(node) else { return node }
    let range: String?
    switch limits.value.kind {
    case .array:
      let text = rangeHint(limits.value)?.edits.first
      range = if case .replace(_, let json)? = text { json } else { nil }
    case .string(let text):
      let numbers = text.split { !$0.isNumber }
      range =
        numbers.count == 2 && !text.contains("<") ? quoted(numbers.joined(separator: "...")) : nil
    default: range = nil
    }
    guard let range else { return node }
    reading(limits) { reader in
      reader.reportKind(
        expected: "an object",
        found: limits.value,
        hint: .write(json: "{ \(quoted(meant)): \(range) }", for: reader.place(of: limits.value))
      )
    }
    return node.with(node.members.filter { $0.key != "limits" })
  }

  /// The limit that a range means: the number of elements of an array, the length of a string. Nil for other types.
  private func keyOfRange(_ node: JSONNode) -> String? {
    guard let type = node.member("type")?.value.text else { return nil }
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    if plain.hasPrefix("["), !plain.contains(":") { return "items" }
    return plain == "string" ? "length" : nil
  }

  /// The limit in place of bounds, if the values of the type have none. The elements of an array of numbers have bounds.
  func keyOfLimits(ofTypeIn node: JSONNode) -> String? {
    guard let meant = keyOfRange(node), let type = node.member("type")?.value.text else {
      return nil
    }
    return meant == "items" && !type.hasPrefix("[string") ? nil : meant
  }

  /// Warns about limits that the type has not: `"min": 1` of a text, whose length is meant.
  mutating func checkLimits(ofTypeIn node: JSONNode) {
    guard let limits = node.member("limits")?.value, let type = node.member("type")?.value.text
    else { return }
    let plain = type.hasSuffix("?") ? String(type.dropLast()) : type
    let meant = keyOfRange(node)
    // The elements of an array of numbers have bounds, and those of an array of texts have lengths.
    if meant == "items", !plain.hasPrefix("[string") { return }
    let wrong = meant == "items" ? ["min", "max"] : ["min", "max", "items"]
    let bounds = wrong.compactMap(limits.member)
    if ["bool", "json", "uuid"].contains(plain), let member = node.member("limits") {
      return report(
        .suspiciousValue,
        "\(quoted(plain)) has no limits",
        at: place(ofKey: member),
        hint: Hint("remove it", [removal(of: member)], isCertain: true)
      )
    }
    let isNumber = ["int", "int32", "int64", "uint32", "uint64", "double", "decimal"].contains(
      plain
    )
    if isNumber, let member = ["length", "items"].lazy.compactMap(limits.member).first {
      return report(
        .suspiciousValue,
        "\(quoted(member.key)) is no limit of \(quoted(plain))",
        at: place(ofKey: member),
        hint: Hint("remove it, or write \"min\" and \"max\"", [removal(of: member)])
      )
    }
    guard let meant, let first = bounds.first else { return }
    let (least, most) = (limits.member("min"), limits.member("max"))
    let range =
      "\(least.map { source(of: $0.value) } ?? "")...\(most.map { source(of: $0.value) } ?? "")"
    let isRange = bounds.allSatisfy { ["min", "max"].contains($0.key) }
    let json = isRange ? "\(quoted(meant)): \(quoted(range.filter { $0 != "\"" }))" : ""
    let edits =
      isRange && limits.member(meant) == nil
      ? [Edit.replace(place(of: first), with: json)]
        + removals(of: Array(bounds.dropFirst()), in: limits)
      : removals(of: bounds, in: limits)
    report(
      .suspiciousValue,
      "\(quoted(first.key)) is no limit of \(quoted(plain))",
      at: place(ofKey: first),
      hint: Hint(isRange ? "write \(json)" : "remove it, or write \(quoted(meant))", edits)
    )
  }

  /// Limits that are a range: `"1...100"`, `"1-100"` or `[1, 100]`.
  func rangeOfLimits(_ node: JSONNode) -> String? {
    let ends: [String]
    switch node.kind {
    case .string(let text):
      ends = text.split { !$0.isNumber && $0 != "," }.map(String.init)
      if ends.count == 1, Double(ends[0]) != nil {
        let isLeast = text.hasPrefix(">") || text.hasSuffix(".") || text.hasSuffix("+")
        let isMost = text.hasPrefix("<=") || text.hasPrefix(".")
        return isLeast
          ? "{ \"min\": \(ends[0]) }" : isMost ? "{ \"max\": \(ends[0]) }" : nil
      }
    case .array(let elements):
      ends = elements.compactMap { if case .number(let text) = $0.kind { text } else { nil } }
      guard ends.count == elements.count else { return nil }
    default: return nil
    }
    guard ends.count == 2, let least = Double(ends[0]), let most = Double(ends[1]), least <= most
    else { return nil }
    guard node.text?.contains("..<") ?? false else {
      return "{ \"min\": \(ends[0]), \"max\": \(ends[1]) }"
    }
    return Int(ends[1]).map { "{ \"min\": \(ends[0]), \"max\": \($0 - 1) }" }
  }
}
