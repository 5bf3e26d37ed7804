extension Parameters {
  /// A name and a value in a query, a form or a Cookie header.
  public struct Pair: Hashable, Sendable {
    /// The name, not encoded.
    public let name: String
    /// One text, or the elements of an array that is sent as one value.
    let elements: [String]
    /// The encoded separator of the elements.
    let separator: String
    /// True if the value must be masked.
    public let isSecret: Bool

    init(_ name: String, _ elements: [String], separator: String = ",", isSecret: Bool) {
      self.name = name
      self.elements = elements
      self.separator = separator
      self.isSecret = isSecret
    }

    /// The unencoded text, as sent in a header.
    public var value: String { elements.joined(separator: ",") }

    /// The percent-encoded name.
    var encodedName: String { PercentEncoding.encode(name) }

    /// `name=value`, percent-encoded.
    var encoded: String { "\(encodedName)=\(encodedValue)" }

    var encodedValue: String {
      elements.map(PercentEncoding.encode).joined(separator: separator)
    }

    /// `name=value` for a Cookie header (RFC 6265, section 4.2).
    var cookie: String {
      "\(PercentEncoding.encodeCookieName(name))=\(PercentEncoding.encodeCookie(value))"
    }

    public static func == (left: Pair, right: Pair) -> Bool {
      left.encoded == right.encoded
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(encoded)
    }
  }
}

extension Parameters.Pair: CustomStringConvertible, CustomReflectable {
  /// Such as `count=2`, percent-encoded, with a secret masked.
  public var description: String { isSecret ? "\(encodedName)=\(Secret.masked)" : encoded }

  public var customMirror: Mirror { Mirror(self, children: ["pair": description]) }
}

/// Serializes a value to pairs with the styles of its arrays and objects.
struct PairBuilder {
  var arrays: ParameterStyle = .repeat
  var objects: ParameterStyle = .deepObject
  /// True if the whole value is secret.
  var isSecret = false
  private(set) var pairs: [Parameters.Pair] = []

  init(arrays: ParameterStyle?, objects: ParameterStyle?, isSecret: Bool = false) {
    self.arrays = arrays ?? .repeat
    self.objects = objects ?? .deepObject
    self.isSecret = isSecret
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
    case .json: append(name, value)
    case .comma, .space, .pipe: appendJoined(name, elements, of: value)
    case .brackets: for element in elements { add("\(name)[]", element) }
    case .indexed:
      for (index, element) in elements.enumerated() { add("\(name)[\(index)]", element) }
    default: for element in elements { append(name, element) }
    }
  }

  private mutating func append(_ name: String, _ value: WireValue) {
    pairs.append(Parameters.Pair(name, [value.text], isSecret: isSecret || value.isSecret))
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
