/// A name and a value in a query, a form or a Cookie header.
package struct WirePair: Hashable, Sendable {
  /// The name, not encoded.
  package let name: String
  /// The unencoded text, as sent in a header.
  package let value: String
  /// True if the value must be masked.
  package let isSecret: Bool
  /// The elements of an array that is sent as one value, and their separator.
  private var list: (elements: [String], separator: String)?

  package init(_ name: String, _ value: String, isSecret: Bool = false) {
    self.name = name
    self.value = value
    self.isSecret = isSecret
  }

  /// Creates the pair of an array that is sent as one value.
  init(_ name: String, _ elements: [String], separator: String, isSecret: Bool) {
    self.init(name, elements.joined(separator: ","), isSecret: isSecret)
    list = (elements, separator)
  }

  package var encodedName: String { PercentEncoding.encode(name) }

  /// `name=value`, percent-encoded.
  package var encoded: String { "\(encodedName)=\(encodedValue)" }

  package var encodedValue: String {
    guard let list else { return PercentEncoding.encode(value) }
    let separator = list.separator == "," ? "," : PercentEncoding.encode(list.separator)
    return list.elements.map(PercentEncoding.encode).joined(separator: separator)
  }

  /// The value as a server decodes it.
  package var decodedValue: String {
    list.map { $0.elements.joined(separator: $0.separator) } ?? value
  }

  /// `name=value` for a Cookie header.
  package var cookie: String { PercentEncoding.cookie(name, list?.elements ?? [value]) }

  package static func == (left: WirePair, right: WirePair) -> Bool {
    left.encoded == right.encoded
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(encoded)
  }
}

/// Serializes values to pairs with the styles of their arrays and objects.
package struct PairBuilder {
  package var arrays: ParameterStyle
  package var objects: ParameterStyle
  /// True if the whole value is secret.
  package var isSecret = false
  package var pairs: [WirePair] = []

  package init(arrays: ParameterStyle? = nil, objects: ParameterStyle? = nil) {
    self.arrays = arrays ?? .repeat
    self.objects = objects ?? .deepObject
  }

  /// Adds the pairs of a named value.
  package mutating func add(_ name: String, _ value: WireValue) {
    add(name, value, isInObject: false)
  }

  private mutating func add(_ name: String, _ value: WireValue, isInObject: Bool) {
    switch value {
    case .null, .scalar: append(name, value)
    case .array(let elements, _): add(name, elements, of: value, isInObject: isInObject)
    case .object(let members, _, _):
      guard objects != .json else { return append(name, value) }
      let isFlat = objects == .flat
      for member in members {
        let name = isFlat ? member.name : "\(name)[\(member.name)]"
        add(name, member.value, isInObject: !isFlat)
      }
    }
  }

  /// The style of an array. In the style `deepObject`, objects in an array have an index, since servers cannot tell to
  /// which element `a[][b]=1` belongs.
  private func style(of elements: [WireValue], isInObject: Bool) -> ParameterStyle {
    let needsIndex = objects != .json && elements.contains { $0.isArray || $0.isObject }
    switch arrays {
    case .brackets, .indexed, .json: return arrays
    case .deepObject: return needsIndex ? .indexed : .brackets
    case .repeat, .comma, .space, .pipe, .flat: return needsIndex && isInObject ? .indexed : arrays
    }
  }

  private mutating func add(
    _ name: String,
    _ elements: [WireValue],
    of value: WireValue,
    isInObject: Bool
  ) {
    switch style(of: elements, isInObject: isInObject) {
    case .repeat, .deepObject, .flat: for element in elements { append(name, element) }
    case .comma, .space, .pipe: appendJoined(name, elements, of: value)
    case .brackets:
      for element in elements { add("\(name)[]", element, isInObject: isInObject) }
    case .indexed:
      for (index, element) in elements.enumerated() {
        add("\(name)[\(index)]", element, isInObject: isInObject)
      }
    case .json: append(name, value)
    }
  }

  private mutating func append(_ name: String, _ value: WireValue) {
    pairs.append(WirePair(name, value.text, isSecret: isSecret || value.isSecret))
  }

  private mutating func appendJoined(
    _ name: String,
    _ elements: [WireValue],
    of value: WireValue
  ) {
    guard !elements.isEmpty else { return }
    pairs.append(
      WirePair(
        name,
        elements.map(\.text),
        separator: arrays.separator ?? ",",
        isSecret: isSecret || value.isSecret
      )
    )
  }
}
