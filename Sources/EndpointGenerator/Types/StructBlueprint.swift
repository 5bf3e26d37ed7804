import EndpointMustache
import EndpointSpec

/// A struct with its memberwise initialiser.
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
  /// The fields that Swift sees, in the spec's order.
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

  /// What the declaration says: that it is `Equatable`, in one form or the other.
  var conformances: [String] {
    if equality == nil { return type.conformances }
    return ["MemberwiseEquatable"] + type.conformances.filter { $0 != "Equatable" }
  }

  private var equality: EqualityBlueprint? {
    let names = properties.map(\.storedName) + (additional.map { [$0.name] } ?? [])
    return EqualityBlueprint(comparing: names.map(\.member), of: type)
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

  /// How it is read, written, compared and printed, as far as the struct needs it.
  var extensions: [Declaration] {
    var declarations: [Declaration] = []
    if type.isDecodable { declarations.append(DecodingBlueprint(self).declaration) }
    if type.isEncodable { declarations.append(EncodingBlueprint(self).declaration) }
    if let equality { declarations.append(equality.declaration) }
    if properties.contains(where: \.field.isSecret) { declarations.append(mirror) }
    return declarations
  }

  /// Printing, dumping and debugging all ask the mirror.
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

  /// Whether Swift makes the initialiser by itself, which the linter then wants.
  private var isSynthesized: Bool {
    type.access.isEmpty && additional == nil
      && properties.allSatisfy { property in
        property.absence == .none && property.field.deprecation == nil
          && !property.field.isIndirect
      }
  }
}
