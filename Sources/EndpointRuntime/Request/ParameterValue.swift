@_spi(Generated) import EndpointJSON
@_spi(Generated) import EndpointWire
import Foundation

/// The value of a parameter with its own style, form or secrecy.
///
/// ```swift
/// ["tags": ParameterValue(tags, style: .comma), "PASSWORD": ParameterValue(password, secret: true)]
/// ```
public struct ParameterValue: Sendable {
  enum Content: Sendable {
    /// The parameter is not sent.
    case missing
    case value(WireValue)
    /// The value cannot be encoded. Contains the expected value.
    case failure(String)
  }

  let content: Content
  var style: ParameterStyle?
  var nested: ParameterStyle?
  var isSecret = false

  /// Creates a value. `nil` is not sent unless it is nullable.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - form: `.number` sends a Boolean as 1 or 0.
  ///   - style: How an array or an object is serialized.
  ///   - nested: How arrays in an object or objects in an array are serialized.
  ///   - secret: True if the value must be masked.
  ///   - nullable: True to send `nil` as `null`.
  public init(
    _ value: (some JSONWritable)?,
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

  /// Creates a date value in a format.
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

  /// Creates a value that a closure writes, such as an array of dates in another format. Null is only sent if
  /// `nullable`.
  @_spi(Generated) public init(
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

  /// Creates a value that a closure writes and that is sent as JSON, with quoted strings.
  init(secret: Bool, nullable: Bool, json write: (inout JSONWriter) -> Void) {
    self.init(secret: secret) { () throws(JSONFailure) in
      let text = try JSONWriter.write(write)
      if text.string == "null", !nullable { return nil }
      return .scalar(text.string, isSecret: !text.secrets.isEmpty)
    }
  }

  /// Creates the value of a dictionary literal.
  init(wire value: (any JSONWritable)?) {
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

  /// True if the parameter is not sent.
  var isMissing: Bool {
    if case .missing = content { true } else { false }
  }
}

extension ParameterValue: WireEncodable {
  /// Writes the value with its scalars as strings.
  @_spi(Generated) public func encode(to json: inout JSONWriter) {
    if isSecret { json.hideNext() }
    switch content {
    case .missing: json.null()
    case .value(let value): value.encode(to: &json)
    case .failure(let expected): json.fail(expected: expected, found: "another value")
    }
  }
}

extension ParameterValue: CustomStringConvertible, CustomReflectable {
  /// The text of the value, or `***` if it is secret.
  public var description: String {
    switch content {
    case .missing: "nil"
    case .value(let value): isSecret || value.isSecret ? "\(Secret.masked)" : value.text
    case .failure(let expected): "invalid: expected \(expected)"
    }
  }

  public var customMirror: Mirror { Mirror(self, children: ["value": description]) }
}
