/// A name and a value as they stand in a query, a form or a cookie.
struct Pair: Hashable, Sendable {
  let name: String
  /// One text, or the elements of an array that travels as one value.
  let elements: [String]
  /// What joins the elements, encoded.
  let separator: String
  let isSecret: Bool

  init(_ name: String, _ elements: [String], separator: String = ",", isSecret: Bool) {
    self.name = name
    self.elements = elements
    self.separator = separator
    self.isSecret = isSecret
  }

  /// The value as a header takes it, not encoded.
  var value: String { elements.joined(separator: ",") }

  /// The name as it stands in a URL.
  var encodedName: String { PercentEncoding.encode(name) }

  /// `name=value` as it stands in a URL.
  var encoded: String { "\(encodedName)=\(encodedValue)" }

  var encodedValue: String {
    elements.map(PercentEncoding.encode).joined(separator: separator)
  }

  static func == (left: Pair, right: Pair) -> Bool {
    left.encoded == right.encoded
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(encoded)
  }
}

/// Lays a value out as pairs, in the styles of arrays and objects.
struct PairBuilder {
  var arrays: ParameterStyle = .repeat
  var objects: ParameterStyle = .deepObject
  /// True if all of the value is secret.
  var isSecret = false
  private(set) var pairs: [Pair] = []

  init(arrays: ParameterStyle?, objects: ParameterStyle?, isSecret: Bool = false) {
    self.arrays = arrays ?? .repeat
    self.objects = objects ?? .deepObject
    self.isSecret = isSecret
  }

  /// Adds a value under a name.
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
    case .json: append(name, value)
    case .comma, .space, .pipe: appendJoined(name, elements, of: value)
    case .brackets: for element in elements { add("\(name)[]", element) }
    case .indexed:
      for (index, element) in elements.enumerated() { add("\(name)[\(index)]", element) }
    default: for element in elements { append(name, element) }
    }
  }

  private mutating func append(_ name: String, _ value: WireValue) {
    pairs.append(Pair(name, [value.text], isSecret: isSecret || value.isSecret))
  }

  private mutating func appendJoined(
    _ name: String,
    _ elements: [WireValue],
    of value: WireValue
  ) {
    guard !elements.isEmpty else { return }
    pairs.append(
      Pair(
        name,
        elements.map(\.text),
        separator: arrays.separator ?? ",",
        isSecret: isSecret || value.isSecret
      )
    )
  }
}
