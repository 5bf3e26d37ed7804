import EndpointJSON

package struct TypeModel: Equatable, Sendable {
  package indirect enum Form: Equatable, Sendable {
    case structure(StructModel)
    /// A struct that wraps one scalar.
    case identifier(Scalar)
    case enumeration(EnumModel)
    case union(UnionModel)
    case alias(TypeReference)
    case external(ExternalModel)
  }

  package var name: SwiftName
  package var form: Form
  package var documentation = Documentation()
  package var deprecation: Deprecation?
  /// The former name, for a deprecated typealias.
  package var was: SwiftName?
  /// True if a request uses the type. It then conforms to `WireEncodable`.
  package var isSent = false
  /// True if a response or an error uses the type. It then conforms to `WireDecodable`.
  package var isReceived = false
  /// True if the type is defined inline. The diff matches it by its owner.
  package var isInline = false
  @NotPartOfEquality package var place: Place
}

extension TypeModel {
  package init(name: SwiftName, form: Form, place: Place) {
    self.init(name: name, form: form, isInline: false, place: place)
  }

  /// True for the only value of a member of a union, which has no type in Swift.
  package var isConstant: Bool {
    if case .enumeration(let enumeration) = form { enumeration.isConstant } else { false }
  }

  /// The fields of a struct. Empty for other types.
  package var fields: [FieldModel] {
    if case .structure(let structure) = form { structure.fields } else { [] }
  }
}

package struct StructModel: Equatable, Sendable {
  /// The included fields, then the fields of the struct itself.
  package var fields: [FieldModel] {
    get { storage }
    set {
      storage = newValue
      (knownKeys, hasWholeField) = Self.keys(of: newValue)
    }
  }
  /// The type of the values of undeclared keys.
  package var additional: TypeReference?
  private var storage: [FieldModel]
  /// The top-level keys that fields read or send.
  package private(set) var knownKeys: Set<String>
  /// True if a field is decoded from the object itself.
  package private(set) var hasWholeField: Bool

  package init(fields: [FieldModel], additional: TypeReference?) {
    self.additional = additional
    storage = fields
    (knownKeys, hasWholeField) = Self.keys(of: fields)
  }

  private static func keys(of fields: [FieldModel]) -> (Set<String>, Bool) {
    (Set(fields.compactMap(\.key)), fields.contains(where: \.isWhole))
  }

  /// Marks a field that needs a box.
  mutating func markIndirect(_ position: Int) { storage[position].isIndirect = true }

  /// The fields that become arguments if the struct is spread.
  package var spreadFields: [FieldModel] {
    fields.filter { $0.constant == nil && $0.direction != .response }
  }
}

package struct EnumModel: Equatable, Sendable {
  package struct Case: Equatable, Sendable {
    package var name: SwiftName
    /// A string or an integer.
    package var value: JSONValue
    package var documentation: Documentation
    package var deprecation: Deprecation?
    package var was: SwiftName?
    @NotPartOfEquality package var place: Place
  }

  package var cases: [Case]
  package var isClosed: Bool
  /// True for a member of a union that is one value. In Swift, its case has no payload, and no type is declared.
  package var isConstant = false

  /// `string`, `int`, or `int64` if a value does not fit an `Int` of 32 bits, as on some watches.
  package var rawType: Scalar {
    if cases.first?.value.isString ?? true { return .string }
    return cases.allSatisfy { $0.value.numberValue?.fitsInt ?? true } ? .int : .int64
  }
}

/// A type that the app provides.
package struct ExternalModel: Equatable, Sendable {
  /// The Swift name: `Money`, or `Money.Amount`.
  package let name: String
  package let module: String
  /// The scalar of its values on the wire. `json` if the spec does not declare it.
  package let wire: Scalar

  /// `MoneyKit.Money`
  package var fullName: String { "\(module).\(name)" }
}

package struct UnionModel: Equatable, Sendable {
  package struct Member: Equatable, Sendable {
    package var name: SwiftName
    /// A string or an integer. Nil in a union without tags.
    package var tag: JSONValue?
    package var type: TypeReference
    @NotPartOfEquality package var place: Place
  }

  package var members: [Member]
  /// The wire name of the field with the tag.
  package var by: WireName?
  package var isClosed: Bool
  /// True for the events of a stream, as the objects `{ "event": NAME, "data": PAYLOAD }`. The name is the tag.
  package var isOfEvents = false
  /// True if the enum must be `indirect`.
  package var isIndirect = false
}

extension UnionModel {
  /// The key of the tag of events.
  package static let eventKey = WireName("event")
  /// The key of the payload of an event.
  package static let dataKey = WireName("data")

  /// An open union of members with these tags.
  package init(
    tagged members: [(tag: JSONValue?, type: TypeReference)],
    by key: String,
    at place: Place
  ) {
    let members = members.map { tag, type in
      Member(name: SwiftName(tag?.scalarText ?? ""), tag: tag, type: type, place: place)
    }
    self.init(members: members, by: WireName(key), isClosed: false)
  }
}

package indirect enum TypeReference: Hashable, Sendable {
  case scalar(Scalar)
  case named(SwiftName)
  case array(TypeReference)
  case dictionary(TypeReference)
  case optional(TypeReference)

  /// The type without its outermost optional.
  package var wrapped: TypeReference {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  /// True for a file or an array of files.
  package var isUpload: Bool { [.scalar(.file), .array(.scalar(.file))].contains(wrapped) }

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }
}

extension TypeReference {
  /// The name of the type within arrays, dictionaries and optionals. Nil for a scalar.
  package var innermostName: SwiftName? {
    switch self {
    case .scalar: nil
    case .named(let name): name
    case .array(let inner), .dictionary(let inner), .optional(let inner): inner.innermostName
    }
  }

  /// The type with another one for its name, within arrays, dictionaries and optionals.
  package func replacingName(_ replacement: (SwiftName) -> TypeReference) -> TypeReference {
    switch self {
    case .scalar: self
    case .named(let name): replacement(name)
    case .array(let element): .array(element.replacingName(replacement))
    case .dictionary(let value): .dictionary(value.replacingName(replacement))
    case .optional(let wrapped): .optional(wrapped.replacingName(replacement))
    }
  }

  /// The type expression in a spec: `[Card]?`, `date(unix)`.
  package var text: String {
    switch self {
    case .scalar(let scalar): scalar.text
    case .named(let name): name.text
    case .array(let element): "[\(element.text)]"
    case .dictionary(let value): "[string: \(value.text)]"
    case .optional(let wrapped): "\(wrapped.text)?"
    }
  }
}
