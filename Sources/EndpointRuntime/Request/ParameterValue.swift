import Foundation

/// The value of a parameter that is sent in a form of its own.
///
/// ```swift
/// ["tags": ParameterValue(tags, style: .comma), "PASSWORD": ParameterValue(password, secret: true)]
/// ```
public struct ParameterValue: Sendable {
  enum Content: Sendable {
    /// Nothing is sent.
    case missing
    case value(WireValue)
    /// The value cannot be encoded: this was expected.
    case failure(String)
  }

  let content: Content
  var style: ParameterStyle?
  var nested: ParameterStyle?
  var isSecret = false

  /// A value, or nothing for `nil`.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - form: `.number` sends a Boolean as 1 or 0.
  ///   - style: How an array or an object is sent.
  ///   - nested: How arrays within an object are sent, or objects within an array.
  ///   - secret: True if the value must never be shown.
  ///   - nullable: True if `nil` is sent, as `null`.
  public init(
    _ value: (some WireEncodable)?,
    _ form: WireForm? = nil,
    style: ParameterStyle? = nil,
    nested: ParameterStyle? = nil,
    secret: Bool = false,
    nullable: Bool = false
  ) {
    self.init(style, nested, secret: secret) { () throws(JSONFailure) in
      guard let value else { return nullable ? .null : nil }
      return try WireValue(value, form)
    }
  }

  /// A date in this format.
  public init(
    _ date: Date?,
    _ format: DateFormat,
    secret: Bool = false,
    nullable: Bool = false
  ) {
    self.init(secret: secret) { () throws(JSONFailure) in
      guard let date else { return nullable ? .null : nil }
      return try WireValue(JSONWriter.write { $0.date(date, format) })
    }
  }

  /// A value that a closure writes, as an array of dates in another format. Null is sent only if it is `nullable`.
  public init(
    style: ParameterStyle? = nil,
    nested: ParameterStyle? = nil,
    secret: Bool = false,
    nullable: Bool = false,
    _ write: (inout JSONWriter) -> Void
  ) {
    self.init(style, nested, secret: secret) { () throws(JSONFailure) in
      let value = try WireValue(JSONWriter.write(write))
      return value.isNull && !nullable ? nil : value
    }
  }

  /// A value that a closure writes and that is sent as its JSON, strings in their quotes.
  init(secret: Bool, nullable: Bool, json write: (inout JSONWriter) -> Void) {
    self.init(secret: secret) { () throws(JSONFailure) in
      let text = try JSONWriter.write(write)
      if text.string == "null", !nullable { return nil }
      return .scalar(text.string, isSecret: !text.secrets.isEmpty)
    }
  }

  /// The value of a literal's element.
  init(wire value: (any WireEncodable)?) {
    switch value {
    case nil: self.init(content: .missing)
    case let value as ParameterValue: self = value
    case let value?: self.init(value)
    }
  }

  private init(
    _ style: ParameterStyle? = nil,
    _ nested: ParameterStyle? = nil,
    secret: Bool,
    _ makeValue: () throws(JSONFailure) -> WireValue?
  ) {
    do throws(JSONFailure) {
      content = try makeValue().map(Content.value) ?? .missing
    } catch {
      content = .failure(error.expected)
    }
    self.style = style
    self.nested = nested
    isSecret = secret
  }

  private init(content: Content) { self.content = content }

  /// True if nothing is sent.
  var isMissing: Bool {
    if case .missing = content { true } else { false }
  }
}

extension ParameterValue: WireEncodable {
  /// Writes the value as it is sent: its scalars are strings.
  public func encode(to json: inout JSONWriter) {
    if isSecret { json.hideNext() }
    switch content {
    case .missing: json.null()
    case .value(let value): value.encode(to: &json)
    case .failure(let expected): json.fail(expected: expected, found: "another value")
    }
  }
}

extension ParameterValue: CustomStringConvertible, CustomReflectable {
  /// The text that is sent, a secret masked.
  public var description: String {
    switch content {
    case .missing: "nil"
    case .value(let value): isSecret || value.isSecret ? "\(Secret.masked)" : value.text
    case .failure(let expected): "no value: \(expected) is needed"
    }
  }

  public var customMirror: Mirror { Mirror(self, children: ["value": description]) }
}
