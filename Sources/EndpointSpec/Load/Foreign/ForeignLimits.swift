import EndpointJSON

/// Limits as other languages write them: `minLength` and `maxLength` become `"length": "1...20"`.
struct ForeignLimits {
  private var ends: [String: (least: String?, most: String?)] = [:]
  /// The keys of our language, as written.
  private var own: [(key: String, value: String)] = []

  static let keys: Set = [
    "min", "max", "length", "items", "pattern", "minimum", "maximum", "minLength", "maxLength",
    "minItems", "maxItems", "regex", "regexp", "minValue", "maxValue",
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
    case ("regex", .string), ("regexp", .string): own.append(("pattern", "\(member.value.value)"))
    case ("min", .number), ("max", .number), ("length", .number), ("length", .string),
      ("items", .number), ("pattern", .string):
      own.append((member.key, "\(member.value.value)"))
    default: return false
    }
    return true
  }

  /// The object of all limits. Nil without one.
  var text: String? {
    let ranges = ["length", "items"].compactMap { key in
      ends[key].map { "\"\(key)\": \"\($0.least ?? "")...\($0.most ?? "")\"" }
    }
    let parts = own.map { "\"\($0.key)\": \($0.value)" } + ranges
    return parts.isEmpty ? nil : "{ \(parts.joined(separator: ", ")) }"
  }
}
