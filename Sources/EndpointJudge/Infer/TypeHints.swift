import EndpointSpec

/// What a person should check about inferred types.
struct TypeHints {
  private typealias Hint = (type: String, label: String, text: String)

  private var hints: [Hint] = []

  /// How a hint is shown.
  enum Form {
    /// With the type or field that it is about.
    case named
    /// As one of several places without a name.
    case counted
    case none
  }

  /// A hint names so many places with the same text.
  private static let mostLabels = 6

  /// - Parameters:
  ///   - type: The name of the type.
  ///   - label: The name of the type or of its field, such as `Beer.kind`.
  mutating func add(_ text: String, of type: String, at label: String) {
    hints.append((type, label, text))
  }

  /// The hints as sentences.
  ///
  /// - Parameters:
  ///   - areJoined: Whether places with the same text are in one hint.
  ///   - form: The form for a type and a label.
  func texts(areJoined: Bool, form: (_ type: String, _ label: String) -> Form) -> [String] {
    let forms = hints.map { form($0.type, $0.label) }
    let named = zip(hints, forms).filter { $0.1 == .named }.map(\.0)
    let others = zip(hints, forms).filter { $0.1 == .counted }.map(\.0.text)
    let texts = areJoined ? Self.joined(named) : named.map { "\($0.label): \($0.text)" }
    return texts + Self.counted(others)
  }

  /// One hint for all places with the same text: `User.a, User.b and 3 more: …`
  private static func joined(_ hints: [Hint]) -> [String] {
    let groups = Dictionary(grouping: hints, by: \.text)
    return hints.map(\.text).unique(by: \.self).map { text in
      let labels = (groups[text] ?? []).map(\.label).unique(by: \.self)
      let more = labels.count > mostLabels ? " and \(labels.count - mostLabels) more" : ""
      return labels.prefix(mostLabels).joined(separator: ", ") + more + ": " + text
    }
  }

  /// One hint for all bodies without a type of their own, in which no reader could find a name.
  private static func counted(_ texts: [String]) -> [String] {
    texts.unique(by: \.self).map { text in
      let count = texts.count { $0 == text }
      return "\(EndpointSpec.counted(count, "place")) without a type: \(text)"
    }
  }
}
