import EndpointJSON
import EndpointSpec

/// A field of a struct as a Swift property.
///
/// ```swift
/// /// Where the picture is.
/// public let image: URL?
/// ```
struct PropertyBlueprint {
  /// The value of an absent field.
  enum Absence: Equatable {
    /// The field cannot be absent.
    case none
    case optional
    /// Absent, null and a value are distinct.
    case patch
    /// The default in the spec.
    case defaultValue
  }

  let field: FieldModel
  let type: GeneratedType
  let absence: Absence

  init(_ field: FieldModel, of type: GeneratedType) {
    self.field = field
    self.type = type
    absence = Self.absence(of: field, in: type)
  }

  private static func absence(of field: FieldModel, in type: GeneratedType) -> Absence {
    if field.defaultValue != nil { return .defaultValue }
    let isOptional = type.index.isOptional(field.type)
    if field.isNullable, isOptional, type.isSent { return .patch }
    if isOptional || field.isNullable || isMissing(field, in: type) { return .optional }
    return .none
  }

  /// The expression for an absent value. Nil if the field cannot be absent.
  var absentValue: String? {
    switch absence {
    case .none: return nil
    case .optional: return "nil"
    case .patch: return ".keep"
    case .defaultValue:
      let value = field.defaultValue ?? .null
      return type.index.expression(value, as: field.type, wire: field.wire) ?? jsonLiteral(value)
    }
  }

  /// True if the field does not exist in one of the directions of the type.
  private static func isMissing(_ field: FieldModel, in type: GeneratedType) -> Bool {
    switch field.direction {
    case nil: false
    case .response: type.isSent
    case .request: type.isDecodable
    }
  }

  var name: SwiftName { field.name }

  /// The type of the value, without the optional for absence.
  var valueType: TypeReference {
    if case .optional(let wrapped) = type.index.resolvingAlias(field.type) { return wrapped }
    return field.type
  }

  /// `URL?`
  var swiftType: String {
    switch absence {
    case .none, .defaultValue: typeText(field.type)
    case .patch: "Patch<\(typeText(valueType))>"
    case .optional:
      type.index.isOptional(field.type) ? typeText(field.type) : "\(typeText(field.type))?"
    }
  }

  /// The parameter in the initializer: `image: URL? = nil`.
  var parameter: String {
    let parameter = name.parameter(swiftType)
    guard let absentValue else { return parameter }
    return "\(parameter) = \(absentValue)"
  }

  var storedName: SwiftName { field.storedName }

  var isDecoded: Bool { type.isDecodable && field.direction != .request }
  var isEncoded: Bool { type.isEncodable && field.direction != .response }
}

extension PropertyBlueprint {
  var context: JSONObject {
    [
      "documentation": isDeprecated ? [] : documentation,
      "introducer": .string(introducer),
      "name": .string(storedName.escaped),
      "member": .string(storedName.member),
      "argument": .string(name.escaped),
      "parameter": .string(parameter),
      "type": .string(swiftType),
    ]
  }

  /// `public let image: URL?`
  var declaration: String { "\(introducer) \(storedName.escaped): \(swiftType)" }

  /// `public let`, or the attributes of a box.
  private var introducer: String {
    let access = isDeprecated ? "" : type.access
    guard field.isIndirect else { return "\(access)\(type.isMutable ? "var" : "let")" }
    if type.isMutable || isDeprecated { return "@Indirect \(access)var" }
    return "@Indirect \(access)private(set) var"
  }

  private var isDeprecated: Bool { field.deprecation != nil }

  /// The members that forward to the stored property: a deprecated name and a former name.
  var forwarders: [JSONValue] {
    var forwarders: [JSONValue] = []
    if let deprecation = field.deprecation {
      forwarders.append(
        forwarder(name, documentation, deprecation.attribute)
      )
    }
    if let was = field.formerName {
      forwarders.append(forwarder(was, [], renamed(to: name.text)))
    }
    return forwarders
  }

  private func forwarder(
    _ forwarded: SwiftName,
    _ documentation: JSONValue,
    _ availability: String
  ) -> JSONValue {
    [
      "documentation": documentation,
      "availability": .string(availability),
      "name": .string(forwarded.escaped),
      "type": .string(swiftType),
      "target": .string(storedName.escaped),
      "isSettable": .bool(type.isMutable),
    ]
  }

  private var documentation: JSONValue {
    let notes = field.notes.joined(separator: " ")
    return field.documentation.lines(notes: notes.isEmpty ? [] : [notes])
  }
}

extension FieldModel {
  /// The internal name of the stored property. A deprecated property is stored under another name, since Swift warns
  /// about each use of its own.
  var storedName: SwiftName { deprecation == nil ? name : SwiftName("_\(name.text)") }

  /// The limits and the example in the documentation. The client does not check them.
  var notes: [String] {
    let limits = limits.map(\.sentences) ?? []
    guard let example, !isSecret else { return limits }
    return limits + ["For example `\(example)`."]
  }

  /// The former Swift name of the field, if any. The spec may contain the former wire name.
  var formerName: SwiftName? {
    was.flatMap { SwiftNaming.memberName(for: $0.text) }.flatMap { $0 == name ? nil : $0 }
  }
}

extension ValueLimits {
  /// `At least 0. At most 50.`
  fileprivate var sentences: [String] {
    var sentences: [String] = []
    if let minimum { sentences.append("At least \(minimum).") }
    if let maximum { sentences.append("At most \(maximum).") }
    if let length { sentences.append(Self.sentence(length, of: "character")) }
    if let items { sentences.append(Self.sentence(items, of: "element")) }
    if let pattern { sentences.append("Matches `\(pattern)`.") }
    return sentences
  }

  /// Such as `At least 2 elements.` for `2...`.
  private static func sentence(_ range: String, of noun: String) -> String {
    func count(_ number: String) -> String { "\(number) \(noun)\(number == "1" ? "" : "s")." }
    switch ends(of: range) {
    case nil: return count(range)
    case (let least?, let most?)?: return "\(least) to " + count(most)
    case (let least?, nil)?: return "At least " + count(least)
    case (nil, let most)?: return "At most " + count(most ?? "")
    }
  }
}
