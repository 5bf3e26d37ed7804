import EndpointJSON
import EndpointSpec
import EndpointWire

/// The query parameter names that an endpoint accepts.
struct QueryNames: Sendable {
  private var names: Set<String> = []
  /// The parameters whose names may have keys, such as `filter[size]` and `ids[]`.
  private var parameters: [String: QueryPart] = [:]
  /// Whether a parameter accepts any name.
  private var isOpen = false

  init(_ endpoint: EndpointModel, in model: APIModel) {
    for scheme in model.authentication {
      if case .key(let name, .query) = scheme.kind { names.insert(name) }
    }
    for parameter in endpoint.parameters where parameter.location == .query {
      add(parameter, in: model)
    }
    names.formUnion(endpoint.pagination?.parameters.map(\.text) ?? [])
  }

  private mutating func add(_ parameter: ParameterModel, in model: APIModel) {
    add(parameter, parameter.field, in: model)
    guard parameter.objectStyle == .flat else { return }
    for field in model.structure(parameter.field.type)?.fields ?? [] {
      add(parameter, field, in: model)
    }
    if case .dictionary = model.plain(parameter.field.type) { isOpen = true }
  }

  private mutating func add(
    _ parameter: ParameterModel,
    _ field: FieldModel,
    in model: APIModel
  ) {
    let part = QueryPart(model: model, style: parameter.arrayStyle)
    parameters[field.wireName.text] = part.with(field.type)
  }

  /// The undeclared names, without duplicates.
  func undeclared(in names: [String]) -> [String] {
    if isOpen { return [] }
    var seen: Set<String> = []
    return names.filter { !$0.isEmpty && !accepts($0) && seen.insert($0).inserted }
  }

  private func accepts(_ name: String) -> Bool {
    if names.contains(name) { return true }
    if let parameter = parameters[name] { return parameter.accepts([]) }
    let base = String(name.prefix { $0 != "[" })
    return parameters[base]?.accepts(Self.keys(of: name.dropFirst(base.count))[...]) ?? false
  }

  /// The texts in brackets: `a` and an empty text for `[a][]`.
  private static func keys(of text: Substring) -> [String] {
    text.split(separator: "[").map { part in String(part.prefix { $0 != "]" }) }
  }
}

/// A value in the query whose name may have keys.
private struct QueryPart: Sendable {
  let model: APIModel
  /// The style of an array. Nil inside an object, where servers accept `[]` and indices.
  let style: ParameterStyle?
  private var type = TypeReference.scalar(.json)

  init(model: APIModel, style: ParameterStyle?) {
    (self.model, self.style) = (model, style)
  }

  func with(_ type: TypeReference) -> QueryPart {
    var part = self
    part.type = type
    return part
  }

  private func inner(_ type: TypeReference) -> QueryPart {
    QueryPart(model: model, style: nil).with(type)
  }

  func accepts(_ keys: ArraySlice<String>) -> Bool {
    switch model.plain(type) {
    case .array(let element): return acceptsArray(keys, of: element)
    case .dictionary(let value):
      return keys.isEmpty || inner(value).accepts(keys.dropFirst())
    case .named(let name):
      switch model.form(of: name) {
      case .structure(let structure)?: return keys.isEmpty || acceptsMember(keys, of: structure)
      case .union?, .external?: return true
      case .identifier?, .enumeration?, .alias?, nil: return keys.isEmpty
      }
    case .scalar(.json): return true
    case .scalar, .optional: return keys.isEmpty
    }
  }

  private func acceptsArray(_ keys: ArraySlice<String>, of element: TypeReference) -> Bool {
    guard let first = keys.first else { return style.map(\.repeatsName) ?? true }
    if let style, !style.accepts(key: first) { return false }
    return inner(element).accepts(keys.dropFirst())
  }

  private func acceptsMember(_ keys: ArraySlice<String>, of structure: StructModel) -> Bool {
    for field in structure.fields {
      let path = field.location.map { $0.key ?? "" }
      if keys.starts(with: path), inner(field.type).accepts(keys.dropFirst(path.count)) {
        return true
      }
    }
    return structure.additional != nil
  }
}

extension ParameterStyle {
  /// Whether the elements of an array have the name of the parameter.
  fileprivate var repeatsName: Bool {
    switch self {
    case .repeat, .comma, .space, .pipe, .flat, .json: true
    case .brackets, .indexed, .deepObject: false
    }
  }

  /// Whether an element may have this key.
  fileprivate func accepts(key: String) -> Bool {
    switch self {
    case .brackets: key.isEmpty
    case .indexed: !key.isEmpty && key.allSatisfy(\.isNumber)
    case .deepObject: key.allSatisfy(\.isNumber)
    case .repeat, .comma, .space, .pipe, .flat, .json: false
    }
  }
}
