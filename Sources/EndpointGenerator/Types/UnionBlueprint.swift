import EndpointJSON
import EndpointMustache
import EndpointSpec

/// One of several types: an enum with a payload a case.
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

  var declarations: [Declaration] {
    var declarations = [
      Declaration(template: "union", owner: type.name.owner, context: context)
    ]
    if type.isDecodable { declarations.append(decoding) }
    if type.isEncodable {
      declarations.append(
        Declaration(template: "unionEncoding", section: .coding, context: context)
      )
    }
    return declarations
  }

  private var decoding: Declaration {
    guard union.by != nil else {
      return Declaration(template: "untaggedUnionDecoding", section: .coding, context: context)
    }
    return Declaration(template: "taggedUnionDecoding", section: .coding, context: context)
  }

  private var context: TemplateObject {
    let keyword = enumKeyword(isIndirect: union.isIndirect)
    return [
      "documentation": type.model.documentation.lines(),
      "access": .text(type.access),
      "isolation": .text(type.isolation),
      "keyword": .text(keyword),
      "declaredName": .text(type.declaredName),
      "name": .text(type.name.escaped),
      "conformances": .text(type.conformances.joined(separator: ", ")),
      "tag": .text(union.by.map { stringLiteral($0.text) } ?? ""),
      "tagPath": .text(union.by.map(path) ?? ""),
      "members": .list(union.members.map { .object(context(of: $0)) }),
      "attempts": .list(attempts.map { .object(context(of: $0)) }),
      "isOpen": .bool(!union.isClosed),
      "expectation": .text(stringLiteral(expectation)),
    ]
  }

  /// A tag is a field of the object; a dot in its name leads nowhere.
  private func path(of tag: WireName) -> String {
    stringLiteral(JSONPath(components: [.key(tag.text)]).description)
  }

  private func context(of member: UnionModel.Member) -> TemplateObject {
    let reading = ReadExpression(index: type.index)
    return [
      "case": .text(member.name.escaped),
      "member": .text(member.name.member),
      "type": .text(typeText(member.type)),
      "tagValue": .text(tag(of: member).map { jsonLiteral($0).text } ?? ""),
      "read": .text(reading.text(member.type)),
      "takesAnyKey": .bool(union.by != nil && takesAnyKey(member.type)),
      "readHidden": .text(reading.text(member.type, reader: "$0")),
      "write": .text(writing(of: member)),
    ]
  }

  /// Writes a member, among the other members of its object where there is a tag.
  private func writing(of member: UnionModel.Member) -> String {
    let writing = WriteStatement(index: type.index)
    guard union.by != nil else { return writing.value("value", member.type) }
    guard case .dictionary(let element) = type.index.resolvingAlias(member.type) else {
      return "json.members(of: value)"
    }
    return writing.members("value", of: element)
  }

  private func takesAnyKey(_ type: TypeReference) -> Bool {
    switch self.type.index.resolvingAlias(type) {
    case .dictionary, .scalar(.json): return true
    case .named(let name):
      guard case .structure(let structure)? = self.type.index.type(named: name)?.form else {
        return false
      }
      return structure.additional != nil
    default: return false
    }
  }

  private func tag(of member: UnionModel.Member) -> JSONValue? {
    union.by == nil ? .none : member.tag
  }

  /// The members in the order in which they are tried: as the spec has them, but integers before other numbers, which
  /// would take them too.
  private var attempts: [UnionModel.Member] {
    let integers = union.members.filter { isInteger($0.type) }
    guard !integers.isEmpty,
      let place = union.members.firstIndex(where: { isNumber($0.type) || isInteger($0.type) })
    else { return union.members }
    var members = union.members.filter { !isInteger($0.type) }
    members.insert(contentsOf: integers, at: min(place, members.count))
    return members
  }

  private func isInteger(_ type: TypeReference) -> Bool {
    switch self.type.index.resolvingAlias(type) {
    case .scalar(.int), .scalar(.int32), .scalar(.int64): true
    default: false
    }
  }

  private func isNumber(_ type: TypeReference) -> Bool {
    switch self.type.index.resolvingAlias(type) {
    case .scalar(.double), .scalar(.decimal), .scalar(.date(.unix)),
      .scalar(.date(.unixMilliseconds)):
      true
    default: false
    }
  }

  /// What a failure says was expected: the tags, or the types.
  private var expectation: String {
    let names = union.members.map { member -> String in
      guard let tag = tag(of: member) else { return typeText(member.type) }
      if case .string(let text) = tag { return text }
      return jsonLiteral(tag).text
    }
    return "one of \(names.joined(separator: ", "))"
  }
}
