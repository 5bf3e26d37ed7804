import Foundation

/// A named value of a request's query, headers, cookies or form.
///
/// It takes any value that can be sent as JSON, a scalar, an array or an object, and `nil`, which sends nothing. An
/// array or an object becomes several pairs, as its style says. A value that cannot be encoded makes the request
/// invalid.
public struct Parameter: Sendable {
  let name: String
  let pairs: [Pair]
  let failure: String?

  /// A parameter with this value.
  ///
  /// - Parameters:
  ///   - style: how an array or an object travels.
  ///   - nested: how arrays within an object travel, or objects within an array.
  ///   - secret: true if the value must never be shown.
  ///   - nullable: true if `nil` is sent, as `null`.
  public init(
    _ name: String,
    _ value: (some WireEncodable)?,
    style: ParameterStyle? = nil,
    nested: ParameterStyle? = nil,
    secret: Bool = false,
    nullable: Bool = false
  ) {
    self.init(name, style, nested, isSecret: secret) { () throws(JSONFailure) in
      guard let value else { return nullable ? .null : nil }
      return try WireValue(value)
    }
  }

  /// A parameter whose value travels in another form: `.number` sends a Boolean as 1 or 0.
  public init(
    _ name: String,
    _ value: (some WireEncodable)?,
    _ form: WireForm,
    style: ParameterStyle? = nil,
    nested: ParameterStyle? = nil,
    secret: Bool = false,
    nullable: Bool = false
  ) {
    self.init(name, style, nested, isSecret: secret) { () throws(JSONFailure) in
      guard let value else { return nullable ? .null : nil }
      return try WireValue(JSONWriter.write { value.encode(to: &$0) }, form)
    }
  }

  /// A date in this format.
  public init(
    _ name: String,
    _ date: Date?,
    _ format: DateFormat,
    secret: Bool = false,
    nullable: Bool = false
  ) {
    self.init(name, isSecret: secret) { () throws(JSONFailure) in
      guard let date else { return nullable ? .null : nil }
      return try WireValue(JSONWriter.write { $0.date(date, format) })
    }
  }

  /// A value that a closure writes, for what has a form of its own (an array of dates in another format). A null is
  /// sent only if the parameter is `nullable`.
  public init(
    _ name: String,
    style: ParameterStyle? = nil,
    nested: ParameterStyle? = nil,
    secret: Bool = false,
    nullable: Bool = false,
    _ write: (inout JSONWriter) -> Void
  ) {
    self.init(name, style, nested, isSecret: secret) { () throws(JSONFailure) in
      let value = try WireValue(JSONWriter.write(write))
      return value.isNull && !nullable ? nil : value
    }
  }

  /// A value that a closure writes and that travels as the text of its JSON, strings in their quotes.
  init(
    _ name: String,
    secret: Bool,
    nullable: Bool,
    json write: (inout JSONWriter) -> Void
  ) {
    self.init(name, isSecret: secret) { () throws(JSONFailure) in
      let text = try JSONWriter.write(write)
      if text.string == "null", !nullable { return nil }
      return .scalar(text.string, isSecret: !text.secrets.isEmpty)
    }
  }

  private init(
    _ name: String,
    _ style: ParameterStyle? = nil,
    _ nested: ParameterStyle? = nil,
    isSecret: Bool,
    _ makeValue: () throws(JSONFailure) -> WireValue?
  ) {
    self.name = name
    do throws(JSONFailure) {
      let value = try makeValue()
      let (arrays, objects) = value?.isArray == true ? (style, nested) : (nested, style)
      var builder = PairBuilder(arrays: arrays, objects: objects, isSecret: isSecret)
      if let value { builder.add(name, value) }
      pairs = builder.pairs
      failure = nil
    } catch {
      pairs = []
      failure = "The parameter \(name) cannot be sent: \(error.expected) is needed."
    }
  }
}

extension Parameter: CustomStringConvertible, CustomReflectable {
  /// `count=2`, percent-encoded, a secret masked.
  public var description: String { pairs.map(\.masked).joined(separator: "&") }

  public var customMirror: Mirror { Mirror(self, children: ["parameter": description]) }
}
