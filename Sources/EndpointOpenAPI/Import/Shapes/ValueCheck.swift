import EndpointJSON
import EndpointJudge
import EndpointSpec

/// Checks values of the document against shapes, as the spec's values are checked against its types.
struct ValueCheck {
  /// The shapes as types. Their names are their indices.
  private let model: APIModel

  /// - Parameter indices: The shapes that values may have.
  init(_ shapes: ShapeTable, _ directions: Directions, of indices: some Sequence<Int>) {
    model = APIModel(
      types: indices.map { index in
        TypeModel(
          name: SwiftName(ofShape: index),
          form: shapes.form(of: index, directions),
          place: shapes[index].place
        )
      }
    )
  }

  /// The first part that does not fit, and its location. Nil if the value fits.
  ///
  /// - Parameter isWrittenInSwift: Whether the value becomes a Swift expression.
  func contradiction(
    _ value: DocumentNode,
    _ use: ShapeUse,
    wire: String? = nil,
    _ direction: Direction,
    isWrittenInSwift: Bool = false
  ) -> (text: String, place: Place)? {
    let fit = Fit(model: model, direction: direction, isWrittenInSwift: isWrittenInSwift)
    let form = wire.flatMap { WireForm(rawValue: $0) }
    guard let mismatch = fit.mismatches(value.node, use.type, wire: form).first else { return nil }
    var node = value.node.part(at: mismatch.path[...]) ?? value.node
    let unknown = node.members.first { $0.keyStart == mismatch.range.lowerBound }
    if mismatch.kind == .unknownKey, let unknown { node = unknown.value }
    let found = DocumentNode(node, file: value.file)
    return ("expected \(expected(mismatch)), found \(found.shown)", found.place)
  }

  /// The name of a field or a tag that is missing or null, otherwise what its type accepts.
  private func expected(_ mismatch: Mismatch) -> String {
    let declaration = mismatch.declaration
    switch (mismatch.kind, declaration?.field) {
    case (.unknownKey, _): return "no such field"
    case (.missing, let field?): return quoted(field)
    case (.null, let field?) where mismatch.path.last == .key(field): return quoted(field)
    case (.missing, nil):
      guard case .union(let union)? = declaration.flatMap({ model.form(of: $0.type) }) else {
        return mismatch.expected
      }
      return "a tag \(quoted(union.by?.text ?? ""))"
    default: return mismatch.expected
    }
  }
}

extension ShapeUse {
  fileprivate var type: TypeReference {
    switch self {
    case .scalar(let name): .scalar(Scalar(expression: name) ?? .json)
    case .binary: .scalar(.string)
    case .constant(let value): .scalar(value.isText ? .string : .int)
    case .shape(let index): .named(SwiftName(ofShape: index))
    case .array(let element): .array(element.type)
    case .dictionary(let value): .dictionary(value.type)
    case .optional(let inner): .optional(inner.type)
    }
  }
}

extension SwiftName {
  fileprivate init(ofShape index: Int) { self.init("\(index)") }
}

extension ShapeTable {
  /// The values that a shape accepts. Enums are open, and so are unions: those without tags accept any value.
  fileprivate func form(of index: Int, _ directions: Directions) -> TypeModel.Form {
    switch self[index].form {
    case .alias(let use): return .alias(use.type)
    case .events, .pending: return .alias(.scalar(.json))
    case .enumeration(let shape):
      return .identifier(shape.cases.first?.value.isText ?? true ? .string : .int)
    case .union(let union):
      guard let by = union.by else { return .alias(.scalar(.json)) }
      let members = union.members.map { (tag: $0.tag, type: $0.use.type) }
      return .union(UnionModel(tagged: members, by: by, at: self[index].place))
    case .structure(let shape):
      let fields = shape.fields.map { model(of: $0, of: index, directions) }
      return .structure(StructModel(fields: fields, additional: shape.additional?.type))
    }
  }

  private func model(of field: FieldShape, of owner: Int, _ directions: Directions) -> FieldModel {
    let (use, isNullable) = (field.type.use, field.type.isNullable)
    let hasThreeStates = directions.hasThreeStates(field, of: owner)
    // If null and a missing field differ, a missing field does not count as null. A path is not followed.
    let mayBeAbsent = !field.isRequired || isNullable && !hasThreeStates || field.at != nil
    var model = FieldModel(
      wireName: WireName(field.key),
      name: SwiftName(field.key),
      type: mayBeAbsent ? .optional(use.type) : use.type,
      place: field.place
    )
    model.constant = field.constant
    model.direction = field.only.flatMap { Direction(rawValue: $0) }
    model.wire = field.type.wire.flatMap { WireForm(rawValue: $0) }
    model.isNullable = isNullable
    model.isLenient =
      field.annotations.defaultValue == nil && (!field.isRequired || isNullable)
      && isFormattedText(use)
    return model
  }
}

extension DocumentNode {
  /// The value for messages: a scalar, or the kind of other values.
  var shown: String {
    switch node.kind {
    case .string(let text): quoted(text)
    case .number(let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: node.kind.name
    }
  }
}
