import EndpointJSON
import EndpointSpec

extension OperationReader {
  mutating func headers(_ node: DocumentNode?) -> [FieldShape] {
    var fields: [FieldShape] = []
    var seen: Set<String> = []
    for member in node?.members ?? [] where member.key.lowercased() != "content-type" {
      guard let header = resolved(member.value) else { continue }
      guard seen.insert(member.key.lowercased()).inserted else {
        mistake("the header \(quoted(member.key)) is a duplicate", at: member.place)
        continue
      }
      guard isHeaderName(member.key) else {
        mistake("\(quoted(member.key)) is not a valid header name", at: member.place)
        continue
      }
      guard
        let schema = header["schema"]
          ?? followedMembers("content", of: header).first?.value["schema"]
      else {
        mistake("the header \(quoted(member.key)) has no \"schema\"", at: member.place)
        continue
      }
      var field = schemaReader.field(
        member.key,
        [schema],
        isRequired: header["required"]?.flag ?? false,
        at: member.place,
        way: NameWay(root: .header(member.key.lowercased()), keys: [member.key])
      )
      field.annotations.description = header["description"]?.text ?? field.annotations.description
      field.constant = nil
      field.type.wire = nil
      fields.append(isHeader(field.type.use) ? field : asString(field))
    }
    return fields
  }

  /// Whether a header can have that type. The elements of arrays are separated by commas.
  private func isHeader(_ use: ShapeUse) -> Bool {
    guard let element = shapes.elements(use) else { return isText(use) }
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

  /// Unifies the headers of responses with one type, since the code that reads them is shared. Headers with different
  /// types become strings.
  mutating func settleHeaders(_ operations: inout [Operation]) {
    let places = operations.indices.flatMap { index in
      operations[index].successes.indices.map { (operation: index, success: $0) }
    }
    // Headers are members of the response type, or of the response enum of an operation.
    let groups = Dictionary(grouping: places) { place -> [AnyHashable] in
      let operation = operations[place.operation]
      let type = operation.successes[place.success].type.map(shapes.plain)
      return operation.responsesDiffer ? [place.operation] : [type]
    }
    for places in groups.values {
      let all = places.flatMap { operations[$0.operation].successes[$0.success].headers }
      let members = HeaderMembers(of: all, shapes)
      for (operation, success) in places {
        let headers = operations[operation].successes[success].headers
        operations[operation].successes[success].headers = headers.map { header in
          var settled = members.differ(on: header) ? asString(header) : header
          settled.name = members.name(of: header)
          return settled
        }
      }
    }
  }

  /// With fewer operations, a common header may be a coincidence.
  private static let leastOperations = 10

  /// Moves such headers from the operations to the client. A default is sent with every request.
  mutating func takeUsualHeaders(_ operations: inout [Operation]) {
    guard operations.count >= Self.leastOperations else { return }
    for header in operations[0].parameters where header.mayBeUsual {
      let all = operations.compactMap { $0.parameters.first(where: header.isSameHeader) }
      guard all.count == operations.count, all.allSatisfy(\.mayBeUsual) else { continue }
      let (key, place) = (header.field.key, header.field.place)
      let values = Set(all.map { $0.field.annotations.defaultValue?.node.value })
      if values.count == 1, let value = values.first ?? nil, let text = Self.text(value) {
        usualHeaders.add(key, text)
      } else if all.contains(where: \.field.isRequired) {
        continue
      } else {
        notCarried(
          "the header \(quoted(key)) of every call: send it with the middleware .headers([…])",
          at: place
        )
      }
      for index in operations.indices {
        operations[index].parameters.removeAll(where: header.isSameHeader)
      }
    }
  }

  private static func text(_ value: JSONValue) -> String? {
    switch value {
    case .string(let text): text.contains(where: \.isNewline) ? nil : text
    case .number, .bool: "\(value)"
    default: nil
    }
  }
}

/// The headers of all responses with one type. Names are case-insensitive.
private struct HeaderMembers {
  private var types: [String: Set<ShapeUse>] = [:]
  private var names: [String: String] = [:]

  init(of headers: [FieldShape], _ shapes: ShapeTable) {
    var keys: [String] = []
    for header in headers {
      let lowercased = header.key.lowercased()
      if types[lowercased] == nil { keys.append(header.key) }
      types[lowercased, default: []].insert(shapes.plain(header.type.use))
    }
    var free = MemberNames(keys, taken: ReservedNames.responseMembers)
    for key in keys {
      names[key.lowercased()] = free.claim(key, DerivedName.arguments(key, in: "header"))
    }
  }

  func differ(on header: FieldShape) -> Bool {
    types[header.key.lowercased(), default: []].count > 1
  }

  func name(of header: FieldShape) -> String? { names[header.key.lowercased()] }
}

extension ParameterShape {
  fileprivate var mayBeUsual: Bool {
    location == "header" && field.constant == nil
      && (!field.isRequired || field.annotations.defaultValue != nil)
  }

  /// Whether the names are equal, ignoring case.
  fileprivate func isSameHeader(_ other: ParameterShape) -> Bool {
    location == other.location && field.isNamedAs(other.field)
  }
}
