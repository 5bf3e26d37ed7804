import EndpointSpec

/// Headers of responses.
extension Importer {
  mutating func headers(_ node: DocumentNode?, way: NameWay) -> [FieldShape] {
    var fields: [FieldShape] = []
    var seen: Set<String> = []
    for member in node?.members ?? [] where member.key.lowercased() != "content-type" {
      guard let header = resolved(member.value) else { continue }
      guard seen.insert(member.key.lowercased()).inserted else {
        mistake("the header \(quoted(member.key)) is there already", at: member.place)
        continue
      }
      guard isHeaderName(member.key) else {
        mistake("\(quoted(member.key)) is no name of a header", at: member.place)
        continue
      }
      guard let schema = header["schema"] ?? header["content"]?.members?.first?.value["schema"]
      else {
        mistake("the header \(quoted(member.key)) has no \"schema\"", at: member.place)
        continue
      }
      var field = field(
        member.key,
        [schema],
        isRequired: header["required"]?.flag ?? false,
        at: member.place,
        way: way.adding(member.key)
      )
      field.annotations.description = header["description"]?.text ?? field.annotations.description
      field.constant = nil
      field.type.wire = nil
      fields.append(isHeader(field.type.use) ? field : asString(field))
    }
    return fields
  }

  /// Whether a header can be read as that type: the elements of an array stand between commas.
  private func isHeader(_ use: ShapeUse) -> Bool {
    guard case .array(let element) = shapes.plain(use) else { return isText(use) }
    if case .scalar(let name) = shapes.plain(element), name.hasPrefix("date(") { return false }
    return isText(element)
  }

  private mutating func asString(_ header: FieldShape) -> FieldShape {
    if header.type.use == .string { return header }
    loosened("the header \(quoted(header.key)) becomes a string", at: header.place)
    var header = header
    header.type = TypedUse(.string)
    return header
  }

  /// What reads a header is a member of all responses with one type: where its types differ there, it becomes a string.
  mutating func settleHeaders(_ operations: inout [Operation]) {
    let types = headerTypes(operations).filter { $0.value.count > 1 }
    if types.isEmpty { return }
    for (index, operation) in operations.enumerated() {
      for (number, success) in operation.successes.enumerated() {
        let owner = owner(of: success, operation, index)
        operations[index].successes[number].headers = success.headers.map { header in
          types[HeaderMember(owner, header)] == nil ? header : asString(header)
        }
      }
    }
  }

  private func headerTypes(_ operations: [Operation]) -> [HeaderMember: Set<ShapeUse>] {
    var types: [HeaderMember: Set<ShapeUse>] = [:]
    for (index, operation) in operations.enumerated() {
      for success in operation.successes {
        let owner = owner(of: success, operation, index)
        for header in success.headers {
          types[HeaderMember(owner, header), default: []].insert(shapes.plain(header.type.use))
        }
      }
    }
    return types
  }

  private func owner(
    of success: ResponseShape,
    _ operation: Operation,
    _ index: Int
  ) -> HeaderMember.Owner {
    operation.answersDiffer ? .operation(index) : .type(success.type.map(shapes.plain))
  }
}

/// What reads a header: a member of a type of responses.
private struct HeaderMember: Hashable {
  enum Owner: Hashable {
    /// The enum of the successes of an operation, by its index.
    case operation(Int)
    case type(ShapeUse?)
  }

  let owner: Owner
  let name: String

  init(_ owner: Owner, _ header: FieldShape) {
    self.owner = owner
    name = header.key.lowercased()
  }
}
