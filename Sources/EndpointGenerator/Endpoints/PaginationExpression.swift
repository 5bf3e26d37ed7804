import EndpointJSON
import EndpointSpec

extension APIIndex {
  /// The pagination of a response: `.page("page", start: 1, more: "has_more")`, `.cursor(.body("after"), next: "next")`.
  func paginationExpression(
    _ pagination: PaginationModel,
    of endpoint: EndpointModel
  ) -> String {
    let selector = pagination.selector.map { self.selector($0, of: endpoint) }
    let start = pagination.start.map { "start: \($0)" }
    let parts = pagination.parts.map { "\($0.key): \(stringLiteral("\($0.path)"))" }
    let arguments = [selector, start].compactMap(\.self) + parts
    let name = ".\(pagination.style.rawValue)"
    return arguments.isEmpty ? name : call(name, arguments)
  }

  private func selector(
    _ selector: PaginationModel.Selector,
    of endpoint: EndpointModel
  ) -> String {
    switch selector {
    case .parameter(let name): return stringLiteral(name.text)
    case .field(let path):
      let isSecret = BodyPath(path, of: endpoint, in: self).isSecret
      return call(".body", [stringLiteral("\(path)")] + (isSecret ? ["secret: true"] : []))
    }
  }

  /// The expression of the items of a page: `\.items`, `{ $0.data?.items ?? [] }`. Nil if the page itself is the array
  /// of items.
  func pageItems(of endpoint: EndpointModel) -> String? {
    guard let pagination = endpoint.pagination, case .value(let page) = endpoint.response else {
      return nil
    }
    let unwrapped = page.at?.components.count ?? 0
    let path = (pagination.items?.components ?? []).dropFirst(unwrapped)
    let way = PageItemsWay(path, from: page.type, in: self)
    return way.text.isEmpty && !way.isOptional ? nil : way.expression
  }
}

/// Converts the path from a page to its items into Swift.
private struct PageItemsWay {
  private let index: APIIndex
  /// The text after the page: `.data?.items`.
  private(set) var text = ""
  private(set) var isOptional = false
  /// True if the path consists of names, so that it can be a key path.
  private var isNames = true
  /// True if the path ends at one item of each element instead of at an array of items.
  private let isToElement: Bool

  init(
    _ path: ArraySlice<JSONPath.Component>,
    from type: TypeReference,
    in index: APIIndex,
    isToElement: Bool = false
  ) {
    self.index = index
    self.isToElement = isToElement
    follow(path, from: type)
  }

  /// A key path if possible, otherwise a closure.
  var expression: String {
    if isOptional { return "{ $0\(text) ?? [] }" }
    return isNames ? "\\\(text)" : "{ $0\(text) }"
  }

  private mutating func follow(
    _ path: ArraySlice<JSONPath.Component>,
    from type: TypeReference
  ) {
    let plain = index.plain(type)
    if index.isOptional(type) { isOptional = true }
    guard let step = path.first else {
      if plain == .scalar(.json) { json(path) }
      return
    }
    let rest = path.dropFirst()
    switch (step, plain) {
    case (_, .scalar(.json)): json(path)
    case (.key(let name), .dictionary(let value)):
      addSubscript(stringLiteral(name))
      follow(rest, from: value)
    case (.index(let number), .array(let element)):
      add(number == 0 ? "first" : "dropFirst(\(number)).first", isOptional: true)
      follow(rest, from: element)
    case (.last, .array(let element)):
      add("last", isOptional: true)
      follow(rest, from: element)
    case (.each, .array(let element)): each(rest, of: element)
    case (_, .named): member(path, of: plain)
    default: break
    }
  }

  /// Appends a field of a struct. A field with `at` may be nested deeper in the object.
  private mutating func member(_ path: ArraySlice<JSONPath.Component>, of type: TypeReference) {
    guard let structure = index.structure(type) else { return }
    let field = structure.fields.first { field in
      !field.location.isEmpty && path.starts(with: field.location)
    }
    if let field {
      add(field.name.escaped, isOptional: false)
      follow(path.dropFirst(field.location.count), from: field.type)
    } else if let value = structure.additional, case .key(let key)? = path.first {
      add(structure.additionalName.text, isOptional: false)
      addSubscript(stringLiteral(key))
      follow(path.dropFirst(), from: value)
    }
  }

  /// Appends a path that continues in each element of an array.
  private mutating func each(_ path: ArraySlice<JSONPath.Component>, of element: TypeReference) {
    guard !path.isEmpty else { return }
    let way = PageItemsWay(path, from: element, in: index, isToElement: true)
    let map = way.isOptional ? "compactMap { $0\(way.text) }" : "map { $0\(way.text) }"
    add(map, isOptional: false)
  }

  /// Appends the array at the end of a path through untyped values.
  private mutating func json(_ path: ArraySlice<JSONPath.Component>) {
    switch path.first {
    case nil: if !isToElement { add("arrayValue", isOptional: true) }
    case .key(let name):
      addSubscript(stringLiteral(name))
      json(path.dropFirst())
    case .index(let number):
      addSubscript("\(number)")
      json(path.dropFirst())
    case .last:
      add("arrayValue?.last", isOptional: true)
      json(path.dropFirst())
    case .each:
      add("arrayValue", isOptional: true)
      each(path.dropFirst(), of: .scalar(.json))
    }
  }

  private mutating func add(_ name: String, isOptional next: Bool) {
    text += "\(isOptional ? "?" : "").\(name)"
    if next { isOptional = true }
    if next || name.contains(" ") { isNames = false }
  }

  private mutating func addSubscript(_ key: String) {
    text += "\(isOptional ? "?" : "")[\(key)]"
    isOptional = true
  }
}
