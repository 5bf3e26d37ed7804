import EndpointJSON
import EndpointSpec

/// Writes what was read as a spec: every decision has fallen, but those that only the place in the spec asks for.
struct SpecEmission: Sendable {
  var importer: Importer
  let names: [Int: String]
  let directions: Directions
  /// The style of arrays in queries and forms that the defaults tell.
  var arrayStyle = "repeat"

  func text(_ use: ShapeUse) -> String {
    switch use {
    case .scalar(let name): name
    case .binary: "string"
    case .shape(let index): names[index] ?? "json"
    case .array(let element): "[\(text(element))]"
    case .dictionary(let value): "[string: \(text(value))]"
    case .optional(let inner): text(inner) + "?"
    }
  }

  private func optional(_ use: ShapeUse) -> String {
    let text = text(use)
    return text.hasSuffix("?") ? text : text + "?"
  }

  // MARK: Types

  mutating func type(_ index: Int) -> JSONValue {
    let shape = importer.shapes[index]
    var object = SpecObject()
    add(shape.documentation, of: names[index] ?? "", to: &object)
    switch shape.form {
    case .structure(let structure): add(structure, of: index, to: &object)
    case .enumeration(let enumeration): object.add("enum", values(enumeration, names[index]))
    case .union(let union):
      reportHidden(union, at: shape.place)
      add(union, to: &object)
    case .alias(let use): object.add("alias", text(use))
    case .pending: object.add("alias", "json")
    }
    return object.value
  }

  /// A description that is the type's name says nothing.
  private func add(
    _ documentation: ShapeDocumentation,
    of name: String,
    to object: inout SpecObject
  ) {
    let words = Words.split(documentation.description ?? "").joined()
    if words != name.lowercased() {
      object.addDocumentation(description: documentation.description)
    }
    object.add("deprecated", documentation.isDeprecated)
  }

  private mutating func add(
    _ structure: StructShape,
    of index: Int,
    to object: inout SpecObject
  ) {
    var fields = SpecObject()
    var members = MemberNames(structure.fields.filter { $0.constant == nil }.map(\.key))
    for field in structure.fields {
      fields.add(field.key, self.field(field, of: index, &members))
    }
    object.add("fields", fields.value)
    object.add("additional", structure.additional.map(text))
  }

  private mutating func field(
    _ field: FieldShape,
    of owner: Int,
    _ members: inout MemberNames
  ) -> JSONValue {
    var object = SpecObject()
    let annotations = field.annotations
    if let constant = field.constant {
      object.add("constant", constant)
      object.add("summary", Prose(annotations.description).line)
      object.add("deprecated", annotations.isDeprecated)
      return object.value
    }
    let defaultValue = received(annotations.defaultValue, field, of: owner)
    object.add("type", type(of: field, owner, hasDefault: defaultValue != nil))
    object.add("as", given(field.key, &members))
    object.add("default", defaultValue?.node.value)
    object.add("at", field.at)
    object.add("wire", field.type.wire)
    object.add("only", field.only)
    object.add("nullable", isNullable(field, owner))
    addCommon(annotations, field.type, isSecret: field.isSecret, to: &object)
    return object.short("type")
  }

  /// What fields and parameters have in common.
  mutating func addCommon(
    _ annotations: SchemaAnnotations,
    _ type: TypedUse,
    isSecret: Bool,
    to object: inout SpecObject
  ) {
    object.add("limits", limits(annotations.limits, isWhole: isWhole(type.use)))
    object.add("secret", isSecret)
    object.add("summary", Prose(annotations.description).line)
    object.add("deprecated", annotations.isDeprecated)
    if let example = fitting(annotations.example, type, "example") {
      object.add("example", example.node.value)
    }
  }

  private func isNullable(_ field: FieldShape, _ owner: Int) -> Bool {
    field.type.isNullable && field.only != "response" && field.type.use != .json
      && directions.isSentAsJSON(owner)
  }

  private func type(of field: FieldShape, _ owner: Int, hasDefault: Bool) -> String {
    if hasDefault { return text(field.type.use.wrapped) }
    if field.isRequired, !field.type.isNullable || isNullable(field, owner) {
      return text(field.type.use)
    }
    if field.isRequired, field.type.use == .json { return "json" }
    return optional(field.type.use)
  }

  /// The default of a field that only travels in responses: what a client reads where there is nothing.
  private mutating func received(
    _ value: DocumentNode?,
    _ field: FieldShape,
    of owner: Int
  ) -> DocumentNode? {
    guard let value, !value.isNull, !field.isRequired else { return nil }
    if directions.isSent(owner), field.only != "response" {
      importer.notCarried("the default of a field that is sent", at: value.place)
      return nil
    }
    if field.type.isNullable {
      importer.notCarried("the default of a field that may be null", at: value.place)
      return nil
    }
    return fitting(value, field.type, "default")
  }

  /// The value, if it is one of the type.
  mutating func fitting(_ value: DocumentNode?, _ type: TypedUse, _ noun: String) -> DocumentNode? {
    guard let value, !value.isNull else { return nil }
    let fit = ShapeFit(shapes: importer.shapes, direction: .request)
    guard let mismatch = fit.mismatch(value, type.use, wire: type.wire) else { return value }
    importer.contradiction("the \(noun): \(mismatch.text)", at: mismatch.found.place)
    return nil
  }

  /// The name to give with `as`, where the key does not come to one or to one that is taken.
  func given(_ key: String, _ members: inout MemberNames, avoiding prefix: String? = nil) -> String?
  {
    let name = DerivedName.member(key)
    var candidates = [name]
    if let prefix {
      candidates.append(prefix + name.prefix(1).uppercased() + name.dropFirst())
    }
    let claimed = members.claim(key, candidates)
    return claimed == SwiftNaming.memberName(for: key)?.text ? nil : claimed
  }

  private mutating func limits(
    _ limits: [LimitKeyword: DocumentNode],
    isWhole: Bool
  ) -> JSONValue? {
    var object = SpecObject()
    let step = isWhole ? 1 : 0
    object.add("min", bound(limits, .minimum, .exclusiveMinimum, step: step))
    object.add("max", bound(limits, .maximum, .exclusiveMaximum, step: -step))
    object.add(
      "length",
      LimitKeyword.range(from: limits[.minLength]?.number, to: limits[.maxLength]?.number)
    )
    object.add(
      "items",
      LimitKeyword.range(from: limits[.minItems]?.number, to: limits[.maxItems]?.number)
    )
    object.add("pattern", limits[.pattern]?.text)
    if object.isEmpty { return nil }
    return object.value
  }

  /// Whether the values, or the elements, are whole numbers.
  private func isWhole(_ use: ShapeUse) -> Bool {
    guard case .scalar(let name) = importer.shapes.element(use) else { return false }
    return ScalarFormat.table.contains { $0.name == name && $0.type == "integer" }
  }

  /// An end that belongs to the range or not: OpenAPI 3.0 says the second with a bool, 3.1 with the number. Of both
  /// numbers, the narrower one counts; a number before the end of a range is known of whole ones only.
  private mutating func bound(
    _ limits: [LimitKeyword: DocumentNode],
    _ inclusive: LimitKeyword,
    _ exclusive: LimitKeyword,
    step: Int
  ) -> JSONValue? {
    let end = limits[exclusive]
    let isMinimum = inclusive == .minimum
    var (value, isExclusive) = (limits[inclusive], end?.flag == true)
    if let end, let number = end.number.flatMap({ Double($0) }) {
      let other = value?.number.flatMap { Double($0) }
      let isNarrower = other.map { isMinimum ? number >= $0 : number <= $0 } ?? true
      if isNarrower { (value, isExclusive) = (end, true) }
    }
    guard let value, let text = value.number else { return nil }
    guard isExclusive else { return value.node.value }
    if step != 0, let number = Int(text), number.magnitude < 1 << 52 {
      return .number(JSONNumber(number + step))
    }
    importer.loosened("the limit \(text) itself is not excluded", at: value.place)
    return value.node.value
  }

  // MARK: Enums and unions

  private func values(_ shape: EnumShape, _ typeName: String?) -> JSONValue {
    let isListed = shape.cases.allSatisfy { item in
      item.name == nil && item.summary == nil && item.value.isText
    }
    let names = CaseNaming(typeName: typeName ?? "").names(of: shape)
    let needsNames = zip(names, shape.cases).contains { name, item in
      name != SwiftNaming.memberName(for: item.value.stringValue ?? "")?.text
    }
    if isListed, !needsNames { return .array(shape.cases.map(\.value)) }
    var object = SpecObject()
    for (name, item) in zip(names, shape.cases) {
      var value = SpecObject()
      value.add("value", item.value)
      value.add("summary", Prose(item.summary).line)
      object.add(name, value.short("value"))
    }
    return object.value
  }

  private func add(_ union: UnionShape, to object: inout SpecObject) {
    let names = memberNames(union)
    if union.by == nil, zip(names, union.members).allSatisfy({ $0 == caseName($1.use) }) {
      object.add("union", .array(union.members.map { .string(text($0.use)) }))
      return
    }
    var members = SpecObject()
    for (name, member) in zip(names, union.members) {
      if union.by != nil, let tag = member.tag, tag != .string(name) {
        var value = SpecObject()
        value.add("tag", tag)
        value.add("type", text(member.use))
        members.add(name, value.value)
      } else {
        members.add(name, text(member.use))
      }
    }
    object.add("union", members.value)
    object.add("by", union.by)
    object.add("closed", union.isClosed)
  }

  private mutating func reportHidden(_ union: UnionShape, at place: Place) {
    if union.by != nil { return }
    let names = memberNames(union)
    for (member, taker) in ShapeOverlap(shapes: importer.shapes).taken(union.members) {
      importer.loosened(
        "\(quoted(names[member])) of a union is never chosen: \(quoted(names[taker])) takes its values",
        at: place
      )
    }
  }

  private func memberNames(_ union: UnionShape) -> [String] {
    var taken = UniqueNames(["unknown"])
    return union.members.map { member in
      let name = memberName(member, of: union)
      return taken.claim([name, name + "Value"])
    }
  }

  /// The tag, if it is a word or has a name; else what the document calls the member, or its type. Of several numbers that mean one
  /// type, each is told.
  private func memberName(_ member: UnionShape.Member, of union: UnionShape) -> String {
    if let word = member.tag?.stringValue ?? member.tagName { return DerivedName.member(word) }
    let name = member.name.map(DerivedName.member) ?? caseName(member.use)
    guard let number = member.tag, union.members.count(where: { $0.use == member.use }) > 1 else {
      return name
    }
    return DerivedName.member("\(name)_\(number.description)")
  }

  /// The case that the language names after the type.
  private func caseName(_ use: ShapeUse) -> String {
    switch use {
    case .scalar(let name): String(name.prefix { $0 != "(" })
    case .binary: "string"
    case .shape(let index):
      names[index].flatMap { SwiftNaming.memberName(for: $0)?.text } ?? "json"
    case .array(let element): caseName(element) + "Array"
    case .dictionary(let value): caseName(value) + "Dictionary"
    case .optional(let inner): caseName(inner)
    }
  }
}
