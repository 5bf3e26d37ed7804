import EndpointJSON
import EndpointSpec

/// Converts values of a spec to Swift expressions, for defaults and arguments of examples. Returns nil if a value does
/// not fit its type.
///
/// ```swift
/// .open
/// Date(timeIntervalSince1970: 5)
/// BeerRange(from: 0, to: 50)
/// ```
struct ValueExpression {
  let index: APIIndex

  func expression(
    _ value: JSONValue,
    as type: TypeReference,
    wire: WireForm? = nil
  ) -> SwiftExpression? {
    switch type {
    case .optional(let wrapped):
      value == .null ? "nil" : expression(value, as: wrapped, wire: wire)
    case .array(let element): array(value, of: element, wire: wire)
    case .dictionary(let element): dictionary(value, of: element, wire: wire)
    case .scalar(let scalar): scalarExpression(value, as: scalar, wire: wire)
    case .named(let name): index.type(named: name).flatMap { expression(value, as: $0, wire: wire) }
    }
  }

  private func array(
    _ value: JSONValue,
    of element: TypeReference,
    wire: WireForm?
  ) -> SwiftExpression? {
    guard case .array(let elements) = value else { return nil }
    let expressions = elements.compactMap { expression($0, as: element, wire: wire) }
    return expressions.count == elements.count ? .array(expressions) : nil
  }

  private func dictionary(
    _ value: JSONValue,
    of element: TypeReference,
    wire: WireForm?
  ) -> SwiftExpression? {
    guard case .object(let object) = value else { return nil }
    var members: [(key: String, value: SwiftExpression)] = []
    for member in object {
      guard let value = expression(member.value, as: element, wire: wire) else { return nil }
      members.append((stringLiteral(member.key), value))
    }
    return .dictionary(members)
  }

  private func expression(
    _ value: JSONValue,
    as type: TypeModel,
    wire: WireForm?
  ) -> SwiftExpression? {
    switch type.form {
    case .alias(let aliased): expression(value, as: aliased, wire: wire)
    case .identifier(let scalar): identifier(value, type.name, scalar)
    case .enumeration(let enumeration): enumerationCase(value, type.name, enumeration)
    case .union(let union): unionCase(value, union, type.name)
    case .structure(let structure): initializer(value, type, structure)
    case .external: nil
    }
  }

  /// String and integer identifiers accept a literal. Others are written with their initializer.
  private func identifier(
    _ value: JSONValue,
    _ name: SwiftName,
    _ scalar: Scalar
  ) -> SwiftExpression? {
    guard let id = scalarExpression(value, as: scalar) else { return nil }
    switch scalar {
    case .string: return id
    case let scalar where scalar.isInteger: return id
    default: return .call(name.escaped, [.init("id", id)])
    }
  }

  private func enumerationCase(
    _ value: JSONValue,
    _ name: SwiftName,
    _ enumeration: EnumModel
  ) -> SwiftExpression? {
    let known = enumeration.cases.first { $0.value == value }
    if let known, known.deprecation == nil { return .text(memberAccess(known.name, of: name)) }
    if enumeration.isClosed, known == nil { return nil }
    let rawType: Scalar = enumeration.rawType == .string ? .string : .int
    guard let rawValue = scalarExpression(value, as: rawType)?.text else { return nil }
    // Using a deprecated case would cause a warning.
    return .text("\(name.escaped)(rawValue: \(rawValue))" + (enumeration.isClosed ? "!" : ""))
  }

  /// Such as `.open`. Includes the type if the name alone is ambiguous.
  private func memberAccess(_ member: SwiftName, of type: SwiftName) -> String {
    switch member.text {
    case "none", "some": "\(type.text).\(member.member)"
    default: ".\(member.member)"
    }
  }

  private func unionCase(
    _ value: JSONValue,
    _ union: UnionModel,
    _ name: SwiftName
  ) -> SwiftExpression? {
    for member in candidates(value, union, name) {
      if let tag = member.tag, let key = union.by?.text {
        guard case .object(let object) = value, object[key] == tag else { continue }
      }
      if let payload = expression(value, as: member.type) {
        return .call(".\(member.name.member)", [.init(nil, payload)])
      }
    }
    return union.isClosed ? nil : .call(".unknown", [.init(nil, jsonLiteral(value))])
  }

  private func candidates(
    _ value: JSONValue,
    _ union: UnionModel,
    _ name: SwiftName
  ) -> [UnionModel.Member] {
    guard union.by == nil else { return union.members }
    return index.model.memberChoices[name]
      .candidates(for: JSONNode(value), isArgument: true).map { union.members[$0] }
  }
}
