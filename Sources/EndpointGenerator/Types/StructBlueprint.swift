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
    let equality = self.equality
    let conformances = conformances(comparedBy: equality)
    return Declaration(
      template: "structure",
      context: [
        "documentation": type.model.documentation.lines(indentation: 0),
        "access": .text(type.access),
        "name": .text(type.name.escaped),
        "conformances": .text(conformances.joined(separator: ", ")),
        "opening": .text(type.opening("struct", conformances)),
        "properties": .list(members),
        "isEmpty": .bool(members.isEmpty),
        "hasInitializer": .bool(!isSynthesized),
        "parameters": .text(parameterList),
        "equalityHead": .text(
          EqualityBlueprint.head(comparing: type.name.escaped, access: type.access)
        ),
        "equality": .text(equality?.text ?? ""),
        "forwarders": .list(properties.flatMap(\.forwarders)),
      ]
    )
  }

  /// What the declaration says: that it is `Equatable`, in one form or the other.
  private func conformances(comparedBy equality: EqualityBlueprint?) -> [String] {
    if equality == nil { return type.conformances }
    return ["MemberwiseEquatable"] + type.conformances.filter { $0 != "Equatable" }
  }

  private var equality: EqualityBlueprint? {
    let names = properties.map(\.storedName) + (additional.map { [$0.name] } ?? [])
    return EqualityBlueprint(comparing: names.map(\.member))
  }

  private var members: [TemplateValue] {
    let members = properties.map { TemplateValue.object($0.context) }
    return members + (additional.map { [.object($0.context)] } ?? [])
  }

  /// The parameters of the initialiser, with their parentheses.
  var parameterList: String {
    var parameters = properties.map(\.parameter)
    if let additional { parameters.append(additional.parameter) }
    let arguments = parameters.map { SwiftExpression.Argument(nil, .text($0)) }
    let head = "\(type.access)init"
    return String(
      SwiftExpression.call(head, arguments).text(indentation: 2, trailing: 2).dropFirst(head.count)
    )
  }

  /// The conformances to the coding protocols, and what hides secrets, as far as the struct needs them.
  var codingDeclarations: [Declaration] {
    var declarations: [Declaration] = []
    if type.isDecodable { declarations.append(DecodingBlueprint(self).declaration) }
    if type.isEncodable { declarations.append(EncodingBlueprint(self).declaration) }
    if properties.contains(where: \.field.isSecret) { declarations.append(mirror) }
    return declarations
  }

  /// Printing, dumping and debugging all ask the mirror.
  private var mirror: Declaration {
    var members = properties.map { property in
      let value = property.field.isSecret ? "Secret.masked" : property.storedName.escaped
      return (key: stringLiteral(property.name.text), value: SwiftExpression.text(value))
    }
    if let name = additional?.name.text { members.append((stringLiteral(name), .text(name))) }
    let call = SwiftExpression.call(
      "Secret.mirror",
      [.init(nil, .text("self")), .init(nil, .dictionary(members))]
    )
    return Declaration(
      template: "mirror",
      context: [
        "access": .text(type.access),
        "name": .text(type.name.escaped),
        "opening": .text(type.extensionOpening("CustomReflectable")),
        "mirror": .text(call.text(indentation: 4)),
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
