@_spi(Generated) import EndpointJSON

extension Parameters {
  /// A name and a value in a query, a form or a Cookie header.
  struct Pair: Hashable, Sendable {
    /// The name, not encoded.
    let name: String
    /// The unencoded text, as sent in a header.
    let value: String
    /// True if the value must be masked.
    let isSecret: Bool
    /// The elements of an array that is sent as one value, and their encoded separator.
    private var list: (elements: [String], separator: String)?

    init(_ name: String, _ value: String, isSecret: Bool) {
      self.name = name
      self.value = value
      self.isSecret = isSecret
    }

    /// Creates the pair of an array that is sent as one value.
    init(_ name: String, _ elements: [String], separator: String, isSecret: Bool) {
      self.init(name, elements.joined(separator: ","), isSecret: isSecret)
      list = (elements, separator)
    }

    /// The percent-encoded name.
    var encodedName: String { PercentEncoding.encode(name) }

    /// `name=value`, percent-encoded.
    var encoded: String { "\(encodedName)=\(encodedValue)" }

    var encodedValue: String {
      guard let list else { return PercentEncoding.encode(value) }
      return list.elements.map(PercentEncoding.encode).joined(separator: list.separator)
    }

    /// Such as `count=2`, percent-encoded, with a secret masked.
    var masked: String { isSecret ? "\(encodedName)=\(Secret.masked)" : encoded }

    /// `name=value` for a Cookie header.
    var cookie: String { PercentEncoding.cookie(name, value) }

    static func == (left: Pair, right: Pair) -> Bool {
      left.encoded == right.encoded
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(encoded)
    }
  }
}

/// Serializes values to pairs with the styles of their arrays and objects.
struct PairBuilder {
  private var arrays = ParameterStyle.repeat
  private var objects = ParameterStyle.deepObject
  /// True if the whole value is secret.
  private var isSecret = false
  private(set) var pairs: [Parameters.Pair] = []

  init(arrays: ParameterStyle? = nil, objects: ParameterStyle? = nil) {
    self.arrays = arrays ?? .repeat
    self.objects = objects ?? .deepObject
  }

  /// The pairs of parameters.
  static func pairs(of entries: [Parameters.Entry]) -> [Parameters.Pair] {
    var builder = PairBuilder()
    builder.pairs.reserveCapacity(entries.count)
    for entry in entries { builder.add(entry) }
    return builder.pairs
  }

  private mutating func add(_ entry: Parameters.Entry) {
    guard case .value(let content) = entry.value.content else { return }
    let (style, nested) = (entry.value.style, entry.value.nested)
    arrays = (content.isArray ? style : nested) ?? .repeat
    objects = (content.isArray ? nested : style) ?? .deepObject
    isSecret = entry.value.isSecret
    add(entry.name, content)
  }

  /// Adds the pairs of a named value.
  mutating func add(_ name: String, _ value: WireValue) {
    switch value {
    case .null, .scalar: append(name, value)
    case .array(let elements, _): add(name, elements, of: value)
    case .object(let members, _, _):
      guard objects != .json else { return append(name, value) }
      for member in members {
        add(objects == .flat ? member.name : "\(name)[\(member.name)]", member.value)
      }
    }
  }

  private mutating func add(_ name: String, _ elements: [WireValue], of value: WireValue) {
    switch arrays {
    case .repeat, .deepObject, .flat: for element in elements { append(name, element) }
    case .comma, .space, .pipe: appendJoined(name, elements, of: value)
    case .brackets: for element in elements { add("\(name)[]", element) }
    case .indexed:
      for (index, element) in elements.enumerated() { add("\(name)[\(index)]", element) }
    case .json: append(name, value)
    }
  }

  private mutating func append(_ name: String, _ value: WireValue) {
    pairs.append(Parameters.Pair(name, value.text, isSecret: isSecret || value.isSecret))
  }

  private mutating func appendJoined(
    _ name: String,
    _ elements: [WireValue],
    of value: WireValue
  ) {
    guard !elements.isEmpty else { return }
    pairs.append(
      Parameters.Pair(
        name,
        elements.map(\.text),
        separator: arrays.separator ?? ",",
        isSecret: isSecret || value.isSecret
      )
    )
  }
}
