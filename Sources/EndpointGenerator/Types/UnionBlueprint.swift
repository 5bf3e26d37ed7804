import EndpointJSON
import EndpointSpec

/// A union of types as an enum with one payload per case.
///
/// ```swift
/// public enum Attachment: Equatable, Sendable {
///   case image(Image)
///   case unknown(JSONValue)
/// }
/// ```
struct UnionBlueprint {
  let type: GeneratedType
  let union: UnionModel
  private let choice: MemberChoice

  init(type: GeneratedType, union: UnionModel) {
    self.type = type
    self.union = union
    choice = type.index.model.memberChoices[type.name]
  }

  var declarations: [Declaration] {
    var declarations = [
      Declaration(template: "union", owner: type.name.owner, context: context)
    ]
    if type.isDecodable { declarations.append(decoding) }
    if union.isOfEvents { return declarations }
    if type.isEncodable {
      declarations.append(
        Declaration(template: "unionEncoding", section: .coding, context: context)
      )
    }
    return declarations
  }

  private var decoding: Declaration {
    let template =
      if union.isOfEvents {
        "eventDecoding"
      } else if union.by != nil {
        "taggedUnionDecoding"
      } else if choice.needsKeys {
        "keyedUnionDecoding"
      } else {
        "untaggedUnionDecoding"
      }
    return Declaration(template: template, section: .coding, context: context)
  }

  private var context: JSONObject {
    let keyword = enumKeyword(isIndirect: union.isIndirect)
    return [
      "documentation": type.model.documentation.lines(),
      "access": .string(type.access),
      "isolation": .string(type.isolation),
      "keyword": .string(keyword),
      "declaredName": .string(type.declaredName),
      "name": .string(type.name.escaped),
      "conformances": .string(type.conformances.joined(separator: ", ")),
      "tag": .string(union.by.map { stringLiteral($0.text) } ?? ""),
      "tagPath": .string(union.by.map(path) ?? ""),
      "members": .array(union.members.map { .object(context(of: $0)) }),
      "attempts": .array(
        choice.order.map { number in
          var attempt = context(of: union.members[number])
          attempt["keys"] = .string(keysText(number))
          return .object(attempt)
        }
      ),
      "membersName": .string(
        unique("members", suffix: "ByKeys", among: Set(union.members.map(\.name.text)))
      ),
      "isOpen": .bool(!union.isClosed),
      "unknownType": .string(union.unknownType),
      "expectation": .string(stringLiteral(expectation)),
    ]
  }

  /// The path of a tag, which is a field of the object. A dot in its name does not separate components.
  private func path(of tag: WireName) -> String {
    stringLiteral(JSONPath(components: [.key(tag.text)]).description)
  }

  private func context(of member: UnionModel.Member) -> JSONObject {
    [
      "case": .string(member.name.escaped),
      "member": .string(member.name.member),
      "type": .string(type.index.payloadText(of: member)),
      "constant": .string(type.index.constant(member.type).map(constantExpression) ?? ""),
      "event": .string(event(member)),
      "tagValue": .string(tag(of: member).map(jsonLiteral) ?? ""),
      "read": .string(reading(member.type, "json")),
      "takesAnyKey": .bool(union.by != nil && takesAnyKey(member.type)),
      "readHidden": .string(reading(member.type, "$0")),
      "write": .string(writing(of: member)),
    ]
  }

  private func reading(_ member: TypeReference, _ reader: String) -> String {
    type.index.model.keepsWholeNumbers(member, in: union)
      ? "\(reader).exactDouble()" : type.index.reading(member, reader: reader)
  }

  /// How to read an event: `.update(event.json())`, `.log(event.data)`, `.ping`. Empty for other unions.
  private func event(_ member: UnionModel.Member) -> String {
    guard union.isOfEvents else { return "" }
    let name = ".\(member.name.member)"
    switch type.index.resolvingAlias(member.type) {
    case .scalar(.void): return name
    case .scalar(.string): return "\(name)(event.data)"
    default:
      let isPlain = type.index.isPlain(member.type, wire: nil)
      let json =
        isPlain
        ? "event.json()"
        : closure("event.json", [type.index.reading(member.type, reader: "$0")])
      return "try \(name)(\(json))"
    }
  }

  /// The keys by which a member is selected: `.object(Circle.keys)`.
  private func keysText(_ member: Int) -> String {
    let forms = choice.forms.filter { $0.member == member }
    return switch forms.count {
    case 0: ".value"
    case 1: keysText(forms[0])
    default: ".either([\(forms.map(keysText).joined(separator: ", "))])"
    }
  }

  private func keysText(_ form: MemberChoice.Form) -> String {
    let tags = form.tags.map { "\(stringLiteral($0.key)), \(jsonLiteral($0.value))" }
    let text: String
    switch form.content {
    case .structure(let name):
      let tag = tags.first.map { "tag: \($0)" }
      text = ".object(\(["\(name.escaped).keys", tag].compactMap(\.self).joined(separator: ", ")))"
    case .anyObject: text = ".anyObject" + (tags.first.map { "(tag: \($0))" } ?? "")
    case .anything: text = ".anything" + (tags.first.map { ".tagged(\($0))" } ?? "")
    }
    let tagged = text + tags.dropFirst().map { ".tagged(\($0))" }.joined()
    return (0..<form.depth).reduce(tagged) { text, _ in ".array(\(text))" }
  }

  /// Writes a member. With a tag, its members are written into the object of the tag.
  private func writing(of member: UnionModel.Member) -> String {
    guard union.by != nil else {
      let constant = type.index.constant(member.type).map(constantExpression)
      return type.index.writing(constant ?? "value", member.type)
    }
    guard case .dictionary(let element) = type.index.resolvingAlias(member.type) else {
      return "json.members(of: value)"
    }
    return type.index.writingMembers("value", of: element)
  }

  private func takesAnyKey(_ type: TypeReference) -> Bool {
    switch self.type.index.resolvingAlias(type) {
    case .dictionary, .scalar(.json): return true
    case .named(let name):
      if case .union = self.type.index.form(of: name) { return true }
      return self.type.index.structure(type)?.additional != nil
    case .scalar, .array, .optional: return false
    }
  }

  private func tag(of member: UnionModel.Member) -> JSONValue? {
    union.by == nil ? .none : member.tag
  }

  /// The expected value in an error: the tags or the types.
  private var expectation: String {
    let names = union.members.map { member -> String in
      guard let tag = tag(of: member) ?? type.index.constant(member.type) else {
        return typeText(member.type)
      }
      if case .string(let text) = tag, !text.isEmpty { return text }
      return jsonLiteral(tag)
    }
    return "one of \(names.joined(separator: ", "))"
  }
}

extension APIIndex {
  /// The type of the payload of a case. Empty without one.
  func payloadText(of member: UnionModel.Member) -> String {
    member.type == .scalar(.void) || constant(member.type) != nil ? "" : typeText(member.type)
  }
}

extension UnionModel {
  /// The payload of the case for values that the client does not know.
  var unknownType: String { isOfEvents ? "ServerSentEvent" : "JSONValue" }
}
