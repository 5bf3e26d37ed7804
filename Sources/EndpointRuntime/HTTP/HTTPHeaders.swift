/// The headers of a request or a response, in order. Names are case-insensitive (RFC 9110, section 5.1).
///
/// Each header records whether its value is secret. Secrets are masked in descriptions, logs and cURL commands, and
/// must not follow a redirect to another origin (`withoutSecrets`).
public struct HTTPHeaders: Sendable {
  /// One header line.
  public struct Field: Hashable, Sendable {
    /// The name in its original case.
    public let name: String
    /// The value, without the line break.
    public var value: String
    /// True if the value must be masked.
    public let isSecret: Bool

    /// Creates a header line. Headers with the name of a credential are always secret: `Cookie`, `X-API-Key`,
    /// `X-Session-Token`.
    public init(_ name: String, _ value: String, isSecret: Bool = false) {
      self.name = name
      self.value = value
      self.isSecret = isSecret || HTTPHeaders.isCredential(name)
    }
  }

  /// True if a word of the name denotes a credential.
  private static func isCredential(_ name: String) -> Bool {
    var rest = Substring(name).utf8
    while !rest.isEmpty {
      let word = rest.prefix { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
      if credentials.contains(String(Substring(word)).lowercased()) {
        return !areSame(name, "Idempotency-Key")
      }
      rest = rest.dropFirst(word.count + 1)
    }
    return false
  }

  private static let credentials: Set<String> = [
    "apikey", "auth", "authentication", "authorization", "cookie", "credential", "credentials",
    "csrf", "jwt", "key", "passwd", "password", "secret", "session", "sid", "signature", "token",
    "xsrf",
  ]

  /// The lines in the order in which they are sent.
  public private(set) var fields: [Field]

  /// Headers with these lines.
  public init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// The value of a header. Several lines of one name are joined by `", "`. Setting replaces all lines of that name,
  /// which remain secret, and `nil` removes them.
  public subscript(name: String) -> String? {
    get {
      let values = values(of: name)
      return values.isEmpty ? nil : values.joined(separator: ", ")
    }
    set {
      guard let newValue else { return remove(name) }
      let isSecret = fields.contains { $0.isSecret && Self.areSame($0.name, name) }
      set(name, newValue, isSecret: isSecret)
    }
  }

  /// The values of all lines of one name, in order.
  public func values(of name: String) -> [String] {
    fields.filter { Self.areSame($0.name, name) }.map(\.value)
  }

  /// Replaces all lines of a name by one, at the position of the first.
  public mutating func set(_ name: String, _ value: String, isSecret: Bool = false) {
    let field = Field(name, value, isSecret: isSecret)
    guard let index = fields.firstIndex(where: { Self.areSame($0.name, name) }) else {
      return fields.append(field)
    }
    remove(name)
    fields.insert(field, at: index)
  }

  /// Adds a line and keeps existing lines of that name.
  public mutating func add(_ name: String, _ value: String, isSecret: Bool = false) {
    fields.append(Field(name, value, isSecret: isSecret))
  }

  /// Removes all lines of that name.
  public mutating func remove(_ name: String) {
    fields.removeAll { Self.areSame($0.name, name) }
  }

  /// The headers without secrets, which may be sent to another origin.
  package var withoutSecrets: HTTPHeaders {
    HTTPHeaders(fields.filter { !$0.isSecret })
  }

  /// True if two names are equal except for ASCII case.
  static func areSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count
      && zip(left.utf8, right.utf8).allSatisfy { lowercase($0) == lowercase($1) }
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte
  }
}

extension HTTPHeaders: Hashable {
  /// The lines sorted by lowercase name, for comparison.
  private var canonical: [[String]] {
    let lines = fields.enumerated().map { (name: $1.name.lowercased(), value: $1.value, index: $0) }
    return lines.sorted { ($0.name, $0.index) < ($1.name, $1.index) }.map { [$0.name, $0.value] }
  }

  public static func == (left: HTTPHeaders, right: HTTPHeaders) -> Bool {
    left.canonical == right.canonical
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(canonical)
  }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String)...) {
    self.init(elements.map { Field($0, $1) })
  }
}

extension HTTPHeaders.Field: CustomStringConvertible, CustomReflectable {
  public var description: String { "\(name): \(isSecret ? Secret.masked.description : value)" }

  public var customMirror: Mirror { Mirror(self, children: ["header": description]) }
}

extension HTTPHeaders: CustomStringConvertible {
  /// One header per line, secret values masked.
  public var description: String {
    fields.map(\.description).joined(separator: "\n")
  }
}

/// Validates headers (RFC 9110, sections 5.1 and 5.5).
///
/// A line break in a value could inject headers, so such a request is never sent.
enum HeaderRules {
  /// The characters of a token (section 5.6.2).
  private static let token = ASCIISet.alphanumerics(and: "!#$%&'*+-.^_`|~")

  /// True if the name is a token.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy(token.contains)
  }

  /// True if the value has no line breaks and no NUL.
  static func isValue(_ value: String) -> Bool {
    value.utf8.allSatisfy { $0 != 0 && $0 != 0x0A && $0 != 0x0D }
  }

  /// Throws if a header is invalid. The error does not contain the value.
  static func check(_ headers: HTTPHeaders) throws(InvalidRequest) {
    for field in headers.fields {
      guard isName(field.name) else {
        throw InvalidRequest("\"\(field.name)\" is not a valid header name.")
      }
      guard isValue(field.value) else {
        throw InvalidRequest("The header \(field.name) contains a line break or a NUL.")
      }
    }
  }
}
