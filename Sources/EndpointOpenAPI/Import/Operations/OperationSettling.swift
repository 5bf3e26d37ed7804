import EndpointJSON
import EndpointSpec
import EndpointWire

/// Settles what depends on several responses, or on all operations.
struct OperationSettling: ImportStage {
  let document: Document
  var diagnostics = ImportDiagnostics()
  let shapes: ShapeTable
  /// The headers of every request.
  private(set) var usualHeaders = JSONObject()
  /// The number of examples that are not carried.
  private(set) var lostExampleCount = 0

  init(_ document: Document, _ shapes: ShapeTable) {
    self.document = document
    self.shapes = shapes
  }

  mutating func settle(_ operations: inout [Operation]) {
    for index in operations.indices {
      settleClass(&operations[index])
      settleStreams(&operations[index])
      addAccept(&operations[index])
    }
    takeUsualHeaders(&operations)
    settleHeaders(&operations)
  }

  // MARK: Responses

  /// Removes a class with a type that differs from those of exact statuses, since a spec cannot express it.
  private mutating func settleClass(_ operation: inout Operation) {
    guard operation.responsesDiffer,
      let index = operation.successes.firstIndex(where: { $0.status == "2xx" })
    else { return }
    let response = operation.successes.remove(at: index)
    notCarried(
      "the successes \"2XX\" in addition to statuses with another type",
      at: response.place
    )
    for example in operation.examples where example.status == response.status {
      lostExampleCount += 1
      notCarried("the example \(quoted(example.name)) of a \"2XX\" success", at: example.place)
    }
    operation.examples.removeAll { $0.status == response.status }
  }

  /// A stream must be the only success, and its headers cannot be read.
  private mutating func settleStreams(_ operation: inout Operation) {
    let isAlone = operation.successes.count == 1
    for index in operation.successes.indices where operation.successes[index].stream != nil {
      guard isAlone else {
        let place = operation.successes[index].place
        let type = operation.successes[index].accepted.first?.text ?? ""
        readStreamAsText(&operation.successes[index], type, at: place)
        continue
      }
      for header in operation.successes[index].headers {
        notCarried("the header \(quoted(header.key)) of a stream", at: header.place)
      }
      operation.successes[index].headers = []
    }
  }

  /// Adds an `Accept` header with all readable types, unless they are only JSON, events or a JSON sequence.
  private func addAccept(_ operation: inout Operation) {
    let successes = operation.successes.filter { success in
      success.stream != "sse" && success.accepted.map(\.essence) != ["application/json-seq"]
    }
    let types = successes.flatMap(\.accepted).unique(by: \.text)
    let isMixed = types.count > 1 && successes.contains { $0.accepted.contains(where: \.isJSON) }
    if isMixed || successes.contains(where: \.needsAccept) {
      operation.headers.add("Accept", types.map(\.text).joined(separator: ", "))
    }
  }

  // MARK: Headers

  /// Unifies the headers of responses with one type, since the code that reads them is shared. Headers with different
  /// types become strings.
  private mutating func settleHeaders(_ operations: inout [Operation]) {
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
  private mutating func takeUsualHeaders(_ operations: inout [Operation]) {
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

extension ImportStage {
  mutating func asString(_ header: FieldShape) -> FieldShape {
    if header.type.use == .string { return header }
    loosened("the header \(quoted(header.key)) becomes a string", at: header.place)
    var header = header
    header.type = TypedUse(.string)
    return header
  }

  mutating func readStreamAsText(
    _ shape: inout ResponseShape,
    _ mediaType: String,
    at place: Place
  ) {
    loosened("the \(quoted(mediaType)) stream is read as one text", at: place)
    (shape.type, shape.encoding, shape.stream) = (.string, "text", nil)
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
