import EndpointJSON
import EndpointSpec

/// A struct and its memberwise initializer.
///
/// ```swift
/// public struct Card: Equatable, Sendable {
///   public let suit: Suit
///   public let image: URL?
///
///   public init(suit: Suit, image: URL? = nil) {
/// ```
struct StructBlueprint {
  let type: GeneratedType
  let structure: StructModel
  /// The properties of fields in the order of the spec.
  let properties: [PropertyBlueprint]
  /// The dictionary of undeclared keys: `public let additional: [String: JSONValue]`.
  let additional: PropertyBlueprint?

  init(_ structure: StructModel, of type: GeneratedType) {
    self.type = type
    self.structure = structure
    properties = structure.fields.filter { $0.constant == nil }
      .map { PropertyBlueprint($0, of: type) }
    additional = structure.additional.map { value in
      var field = FieldModel(
        wireName: WireName("additional"),
        name: structure.additionalName,
        type: .dictionary(value),
        place: type.model.place
      )
      field.defaultValue = [:]
      field.documentation.summary = "The values of all other keys."
      return PropertyBlueprint(field, of: type)
    }
  }

  /// All properties. That of undeclared keys is last.
  var members: [PropertyBlueprint] { properties + [additional].compactMap(\.self) }

  var declaration: Declaration {
    Declaration(
      template: "structure",
      owner: type.name.owner,
      context: [
        "documentation": type.model.documentation.lines(),
        "access": .string(type.access),
        "isolation": .string(type.isolation),
        "name": .string(type.declaredName),
        "conformances": .string(conformances.joined(separator: ", ")),
        "properties": .array(members.map { .object($0.context) }),
        "hasInitializer": .bool(!isSynthesized),
        "formerInitializer": .array(
          [formerInitializer?.context].compactMap { $0.map(JSONValue.object) }
        ),
        "forwarders": .array(properties.flatMap(\.forwarders)),
      ]
    )
  }

  /// The conformances in the declaration. `Equatable` may be replaced by `MemberwiseEquatable`.
  var conformances: [String] {
    if !hasOwnEquality { return type.conformances }
    return ["MemberwiseEquatable"] + type.conformances.filter { $0 != "Equatable" }
  }

  /// True for many properties, and for a struct that needs the protocol. The synthesized `==` is the most expensive part
  /// of a large struct to compile, but cheap for few properties.
  private var hasOwnEquality: Bool { members.count > 4 || type.isIndirectWithoutCoding }

  var formerInitializer: FormerInitializer? { FormerInitializer(members) }

  /// `(suit: Suit, image: URL? = nil)`
  var parameterList: String { call("", members.map(\.parameter)) }

  /// The extensions for decoding, encoding, comparing and printing, as needed.
  var extensions: [Declaration] {
    var declarations: [Declaration] = []
    if type.isDecodable { declarations.append(DecodingBlueprint(self).declaration) }
    if type.isEncodable { declarations.append(encoding) }
    if hasOwnEquality { declarations.append(equality) }
    if properties.contains(where: \.field.isSecret) { declarations.append(mirror) }
    return declarations
  }

  /// The comparison that `MemberwiseEquatable` requires.
  ///
  /// ```swift
  /// public static func areEqual(_ one: Card, _ other: Card) -> Bool {
  ///   guard Equality.of(one.suit, other.suit),
  ///     Equality.of(one.value, other.value)
  ///   else { return false }
  ///   return true
  /// }
  /// ```
  private var equality: Declaration {
    let properties = members.enumerated().map { index, property -> JSONValue in
      ["name": .string(property.storedName.member), "isFirst": .bool(index == 0)]
    }
    return Declaration(
      template: "equality",
      section: .equality,
      context: [
        "access": .string(type.access),
        "isolation": .string(type.isolation),
        "type": .string(type.name.escaped),
        "properties": .array(properties),
      ]
    )
  }

  /// The mirror, which printing, dumping and debugging use.
  private var mirror: Declaration {
    let members = members.map { property -> JSONValue in
      let value = property.field.isSecret ? "Secret.masked" : property.storedName.escaped
      return ["label": .string(stringLiteral(property.name.text)), "value": .string(value)]
    }
    return Declaration(
      template: "mirror",
      section: .printing,
      context: [
        "access": .string(type.access),
        "isolation": .string(type.isolation),
        "name": .string(type.name.escaped),
        "members": .array(members),
      ]
    )
  }

  /// True if Swift synthesizes the initializer. The linter then requires omitting it.
  private var isSynthesized: Bool {
    type.access.isEmpty && formerInitializer == nil
      && members.allSatisfy { property in
        property.absence == .none && property.field.deprecation == nil
          && !property.field.isIndirect
      }
  }
}

extension StructModel {
  /// The name of the dictionary of undeclared keys. No field has it.
  var additionalName: SwiftName {
    SwiftName(unique("additional", suffix: "Values", among: Set(fields.map(\.name.text))))
  }
}

/// The name, with the suffix repeated until it is unique.
func unique(_ name: String, suffix: String, among others: Set<String>) -> String {
  var name = name
  while others.contains(name) { name += suffix }
  return name
}

/// The method that encodes a struct as JSON or to any `Encoder`.
///
/// ```swift
/// json.beginObject()
/// json.field("from", from)
/// json.field("start", start, .unix)
/// json.endObject()
/// ```
extension StructBlueprint {
  private var encoding: Declaration {
    Declaration(
      template: "encoding",
      section: .coding,
      context: [
        "access": .string(type.access),
        "name": .string(type.name.escaped),
        "statements": .array(encodingStatements.map(JSONValue.string)),
      ]
    )
  }

  private var encodingStatements: [String] {
    var object = EncodedObject()
    for field in encodedFields { object.insert(field) }
    guard let additional, let value = structure.additional else { return object.statements }
    return object.statements + [type.index.writingMembers(additional.name.text, of: value)]
  }

  /// The fields to encode. Constants are not properties, but keep their order.
  private var encodedFields: [EncodedField] {
    var properties = properties[...]
    return structure.fields.compactMap { field in
      if let constant = field.constant {
        return field.direction == .response ? nil : EncodedField(constant, of: field)
      }
      let property = properties.removeFirst()
      return property.isEncoded ? EncodedField(property, in: type.index) : nil
    }
  }
}
