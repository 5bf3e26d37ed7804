import EndpointJSON
import EndpointWire

extension NodeReader {
  /// Reads `true`, a message, or an object of both.
  mutating func deprecation(_ node: JSONNode) -> Deprecation? {
    var deprecation = Deprecation(at: opening(of: node))
    switch node.kind {
    case .bool(true): break
    case .bool(false):
      reportKind(expected: "true, a message or an object", found: node, hint: undeprecatedHint)
      return nil
    case .string(let word) where flag(node) != nil:
      reportValue(
        "the message is \(quoted(word))",
        at: place(of: node),
        hint: flag(node) == "true"
          ? .write(json: "true", for: place(of: node), isCertain: true) : undeprecatedHint
      )
    case .string:
      guard let message = string(node) else { return nil }
      deprecation.message = message.value
      if Day(message.value) != nil { reportSunset(message) }
    case .object:
      object(node, into: &deprecation, Deprecation.keys)
    default:
      reportKind(expected: "true, a message or an object", found: node)
      return nil
    }
    return deprecation
  }

  /// Warns about a day in place of the message.
  private mutating func reportSunset(_ day: Located<String>) {
    report(
      .suspiciousValue,
      "\(quoted(day.value)) is the message of the deprecation",
      at: day.place,
      hint: .write(
        json: "{ \"sunset\": \(quoted(day.value)) }",
        for: day.place,
        isCertain: false
      )
    )
  }

  private var undeprecatedHint: Hint {
    Hint("remove it", member.map { [removal(of: $0.member)] } ?? [], isCertain: true)
  }
}

extension Deprecation {
  static let keys = ObjectKeys<Deprecation>(
    "a deprecation",
    definition: "deprecationObject",
    [
      .text("message", \.message),
      ObjectKey("sunset") { node, target, reader in
        guard let day = reader.day(node) else { return }
        target.sunset = day.value
      },
    ]
  )
}

extension NodeReader {
  /// Reads a day such as `2027-03-01`.
  mutating func day(_ node: JSONNode) -> Located<String>? {
    guard let day = string(node) else { return nil }
    guard Day(day.value) != nil else {
      reportValue(
        "expected a day such as \"2027-03-01\", found \(quoted(day.value))",
        at: day.place,
        hint: dayHint(for: day)
      )
      return nil
    }
    return day
  }

  /// The hint for a text that is not a day. It is certain if the year comes first, as in `2027/3/1`.
  private func dayHint(for text: Located<String>) -> Hint {
    let parts = text.value.split { "-/. T".contains($0) }.prefix(3).map {
      $0.count == 1 ? "0\($0)" : String($0)
    }
    let candidates = [
      String(text.value.prefix(10)), parts.joined(separator: "-"),
      parts.reversed().joined(separator: "-"),
    ]
    if let index = candidates.firstIndex(where: { Day($0) != nil }) {
      return .write(candidates[index], for: text, isCertain: index < 2)
    }
    return "write the year, the month and the day: \"2027-03-01\""
  }
}
