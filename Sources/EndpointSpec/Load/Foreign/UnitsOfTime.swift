/// Times with a unit: `30s`, `500 ms`, `PT1M30S`.
enum UnitsOfTime {
  /// The seconds of a unit. Nil for an unknown one.
  static func scale(_ unit: String) -> Double? {
    switch unit.lowercased().filter({ !$0.isWhitespace }) {
    case "s", "sec", "secs", "second", "seconds", "inseconds": 1
    case "ms", "msec", "millis", "millisecond", "milliseconds", "inms", "inmillis",
      "inmilliseconds":
      0.001
    case "m", "min", "mins", "minute", "minutes", "inminutes": 60
    case "h", "hour", "hours": 3600
    default: nil
    }
  }

  /// The seconds of a text. Nil for a text without a unit.
  static func seconds(_ text: String) -> Double? {
    let upper = text.uppercased()
    if upper.hasPrefix("PT"), upper.count > 2 { return duration(upper.dropFirst(2)) }
    let number = text.prefix { $0.isNumber || $0 == "." }
    guard let value = Double(number), let scale = scale(String(text[number.endIndex...])) else {
      return nil
    }
    return value * scale
  }

  /// A duration of ISO 8601 behind its `PT`.
  private static func duration(_ text: Substring) -> Double? {
    var rest = text
    var sum = 0.0
    while !rest.isEmpty {
      let number = rest.prefix { $0.isNumber || $0 == "." }
      guard let value = Double(number), let unit = rest[number.endIndex...].first,
        let scale = ["H": 3600.0, "M": 60, "S": 1][unit]
      else { return nil }
      sum += value * scale
      rest = rest[number.endIndex...].dropFirst()
    }
    return sum
  }

  /// The number without a fraction of zero.
  static func text(_ seconds: Double) -> String {
    Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)"
  }
}
