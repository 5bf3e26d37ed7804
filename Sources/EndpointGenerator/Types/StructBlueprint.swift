import EndpointMustache
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
  let fields: [FieldModel]
  /// The properties in the order of the spec.
  let properties: [PropertyBlueprint]
  let additional: AdditionalBlueprint?

  init(_ structure: StructModel, of type: GeneratedType) {
    self.type = type
    fields = structure.fields
    properties = fields.filter { $0.constant == nil }.map { PropertyBlueprint($0, of: type) }
    additional = structure.additional.map { value in
      AdditionalBlueprint(valueType: value, beside: structure.fields.map(\.name.text), of: type)
    }
  }

  var declaration: Declaration {
    Declaration(
      template: "structure",
      owner: type.name.owner,
      context: [
        "documentation": type.model.documentation.lines(),
        "access": .text(type.access),
        "isolation": .text(type.isolation),
        "name": .text(type.declaredName),
        "conformances": .text(conformances.joined(separator: ", ")),
        "properties": .list(members),
        "hasInitializer": .bool(!isSynthesized),
        "forwarders": .list(properties.flatMap(\.forwarders)),
      ]
    )
  }

  /// The conformances in the declaration. `Equatable` may be replaced by `MemberwiseEquatable`.
  var conformances: [String] {
    if !hasOwnEquality { return type.conformances }
    return ["MemberwiseEquatable"] + type.conformances.filter { $0 != "Equatable" }
  }

  /// True for many properties. The synthesized `==` is the most expensive part of a large struct to compile, but cheap
  /// for few properties.
  private var hasOwnEquality: Bool { storedNames.count > 4 }

  private var storedNames: [SwiftName] {
    properties.map(\.storedName) + (additional.map { [$0.name] } ?? [])
  }

  private var members: [TemplateValue] {
    let members = properties.map { TemplateValue.object($0.context) }
    return members + (additional.map { [.object($0.context)] } ?? [])
  }

  /// `(suit: Suit, image: URL? = nil)`
  var parameterList: String {
    let parameters = properties.map(\.parameter) + (additional.map { [$0.parameter] } ?? [])
    return "(\(parameters.joined(separator: ", ")))"
  }

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
    let properties = storedNames.enumerated().map { index, name -> TemplateValue in
      ["name": .text(name.member), "isFirst": .bool(index == 0)]
    }
    return Declaration(
      template: "equality",
      section: .equality,
      context: [
        "access": .text(type.access),
        "isolation": .text(type.isolation),
        "type": .text(type.name.escaped),
        "properties": .list(properties),
      ]
    )
  }

  /// The mirror, which printing, dumping and debugging use.
  private var mirror: Declaration {
    var members = properties.map { property -> TemplateValue in
      let value = property.field.isSecret ? "Secret.masked" : property.storedName.escaped
      return ["label": .text(stringLiteral(property.name.text)), "value": .text(value)]
    }
    if let name = additional?.name.text {
      members.append(["label": .text(stringLiteral(name)), "value": .text(name)])
    }
    return Declaration(
      template: "mirror",
      section: .printing,
      context: [
        "access": .text(type.access),
        "isolation": .text(type.isolation),
        "name": .text(type.name.escaped),
        "members": .list(members),
      ]
    )
  }

  /// True if Swift synthesizes the initializer. The linter then requires omitting it.
  private var isSynthesized: Bool {
    type.access.isEmpty && additional == nil
      && properties.allSatisfy { property in
        property.absence == .none && property.field.deprecation == nil
          && !property.field.isIndirect
      }
  }
}
