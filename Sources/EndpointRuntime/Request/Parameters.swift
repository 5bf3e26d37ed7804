/// The named values of a query, headers, cookies or a form, in order.
///
/// ```swift
/// query: ["page": page, "site": "stackoverflow", "tags": ParameterValue(tags, style: .comma)]
/// ```
///
/// A value is a scalar, an array or an object. `nil` is not sent. An array or an object produces several pairs, and a
/// name may have several values. A value that cannot be encoded makes the request invalid.
///
/// They print with secrets masked.
public struct Parameters: Sendable {
  /// A named value. `nil` values are stored too, since the next page may set them.
  @usableFromInline
  struct Entry: Sendable {
    let name: String
    var value: ParameterValue
  }

  @usableFromInline
  private(set) var entries: [Entry]
  /// True for headers, whose names are case-insensitive.
  @usableFromInline
  var ignoresCase = false

  /// The parameters of headers.
  var ignoringCase: Parameters {
    var headers = self
    headers.ignoresCase = true
    return headers
  }

  /// No parameters.
  @inlinable
  public static var none: Parameters { Parameters(entries: []) }

  @inlinable
  init(entries: [Entry]) { self.entries = entries }

  /// The first value of a name, as a `ParameterValue`.
  ///
  /// Setting replaces all values of the name, which remain secret, and `nil` removes them.
  public subscript(name: String) -> (any JSONWritable)? {
    get { entries.filter(isNamed(name)).first { !$0.value.isMissing }?.value }
    set {
      let replaced = entries.filter(isNamed(name))
      let index = entries.firstIndex(where: isNamed(name)) ?? entries.endIndex
      entries.removeAll(where: isNamed(name))
      guard let newValue else { return }
      var value = ParameterValue(wire: newValue)
      if replaced.contains(where: \.value.isSecret) { value.isSecret = true }
      entries.insert(Entry(name: replaced.first?.name ?? name, value: value), at: index)
    }
  }

  /// Adds a value and keeps existing values of the name.
  public mutating func append(_ name: String, _ value: (any JSONWritable)?) {
    entries.append(Entry(name: name, value: ParameterValue(wire: value)))
  }

  /// The texts of a name in order.
  public func values(of name: String) -> [String] {
    entries.filter(isNamed(name)).flatMap(\.pairs).map(\.value)
  }

  /// True if the name is present, even with a `nil` value.
  func hasName(_ name: String) -> Bool { entries.contains(where: isNamed(name)) }

  private func isNamed(_ name: String) -> (Entry) -> Bool {
    ignoresCase ? { HTTPHeaders.areSame($0.name, name) } : { $0.name == name }
  }
}

extension Parameters: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, (any JSONWritable)?)...) {
    entries = elements.map { Entry(name: $0, value: ParameterValue(wire: $1)) }
  }
}

// MARK: - Sending

extension Parameters {
  /// The pairs to send, in order.
  var pairs: [WirePair] { Self.pairs(of: entries) }

  fileprivate static func pairs(of entries: [Entry]) -> [WirePair] {
    var builder = PairBuilder()
    builder.pairs.reserveCapacity(entries.count)
    for entry in entries {
      guard case .value(let content) = entry.value.content else { continue }
      let (style, nested) = (entry.value.style, entry.value.nested)
      builder.arrays = (content.isArray ? style : nested) ?? .repeat
      builder.objects = (content.isArray ? nested : style) ?? .deepObject
      builder.isSecret = entry.value.isSecret
      builder.add(entry.name, content)
    }
    return builder.pairs
  }

  /// The pairs as in a URL, such as `count=2`.
  package var encodedPairs: [String] { pairs.map(\.encoded) }

  /// The reason why these parameters cannot be sent.
  var failure: String? { entries.lazy.compactMap(\.failure).first }
}

extension Parameters.Entry {
  /// The pairs of the value.
  var pairs: [WirePair] { Parameters.pairs(of: [self]) }

  var failure: String? {
    guard case .failure(let expected) = value.content else { return nil }
    return "The parameter \(name) cannot be sent: expected \(expected)."
  }
}

// MARK: - Equality and description

extension Parameters: Hashable {
  /// True if both send the same pairs.
  public static func == (left: Parameters, right: Parameters) -> Bool {
    left.pairs == right.pairs && left.failure == right.failure
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(pairs)
  }
}

extension Parameters: CustomStringConvertible, CustomReflectable {
  /// Such as `page=3&site=stackoverflow`, percent-encoded, with secrets masked.
  public var description: String {
    pairs.map { $0.isSecret ? "\($0.encodedName)=\(Secret.masked)" : $0.encoded }
      .joined(separator: "&")
  }

  public var customMirror: Mirror { Mirror(self, children: ["parameters": description]) }
}
