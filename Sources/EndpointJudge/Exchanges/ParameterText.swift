import EndpointJSON
import EndpointSpec
import EndpointWire

/// Serializes a parameter to the names and texts of a query, and parses them.
struct ParameterText {
  let name: String
  let arrayStyle: ParameterStyle
  let objectStyle: ParameterStyle
  /// The types of the flat objects around the value.
  var flattened: [SwiftName] = []
  /// True for a member of an object whose names have brackets.
  var isInObject = false

  /// The maximum number of flat objects in each other.
  private static let flatDepth = 4

  typealias Item = (name: String, text: String)

  static func text(of value: JSONValue) -> String {
    value.stringValue ?? value.description
  }

  /// The names and texts that a client sends.
  func items(of value: JSONValue) -> [Item] {
    pairs(of: value).map { ($0.name, $0.decodedValue) }
  }

  func pairs(of value: JSONValue) -> [WirePair] {
    guard let value = try? WireValue(value) else { return [] }
    var builder = PairBuilder(arrays: arrayStyle, objects: objectStyle)
    builder.add(name, value)
    return builder.pairs
  }

  /// Parses the value of a type as a server does. Its scalars are texts. Nil if no item has the name.
  func value(in items: [Item], _ type: TypeReference, _ model: APIModel) -> JSONValue? {
    switch model.plain(type) {
    case .array(let element): array(in: items, element, model)
    case .dictionary(let element):
      object(in: items, StructModel(fields: [], additional: element), model)
    case .named(let named):
      switch model.form(of: named) {
      case .structure(let structure): object(named, in: items, structure, model)
      case .union(let union): member(of: union, in: items, model)
      case .identifier, .enumeration, .alias, .external, nil: single(in: items)
      }
    case .scalar, .optional: single(in: items)
    }
  }

  private func single(in items: [Item]) -> JSONValue? {
    let texts = items.filter { $0.name == name }.map { JSONValue.string($0.text) }
    return texts.count > 1 ? .array(texts) : texts.first
  }

  /// Parses a member of a union: an array if the names have indices, otherwise an object.
  private func member(of union: UnionModel, in items: [Item], _ model: APIModel) -> JSONValue? {
    let keys = keys(in: items, isFlat: false)
    guard objectStyle == .deepObject, !keys.isEmpty, !items.contains(where: { $0.name == name })
    else { return single(in: items) }
    let isArray = keys.allSatisfy { $0.allSatisfy(\.isNumber) }
    let members = union.members.filter { model.isArray($0.type) == isArray }
    let known = members.lazy.compactMap { value(in: items, $0.type, model) }.first
    // An object that no member lists.
    let others = items.filter(contains).map { ($0.name, JSONValue.string($0.text)) }
    return known ?? .object(JSONObject(others))
  }

  private func array(
    in items: [Item],
    _ element: TypeReference,
    _ model: APIModel
  ) -> JSONValue? {
    let style = arrayStyle(in: items)
    if let separator = style.separator {
      guard let text = single(in: items)?.stringValue else {
        // Several items cannot be one comma-separated list.
        return single(in: items).map { .array([$0]) }
      }
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      return .array(parts.map { .string(String($0)) })
    }
    let elements: [JSONValue]
    switch style {
    case .indexed:
      elements = keys(in: items, isFlat: false)
        .compactMap { part("\(name)[\($0)]").value(in: items, element, model) }
    case .brackets:
      let part = part("\(name)[]")
      elements = part.groups(of: items).compactMap { part.value(in: $0, element, model) }
    default: elements = items.filter { $0.name == name }.map { .string($0.text) }
    }
    return elements.isEmpty ? nil : .array(elements)
  }

  /// The style of an array. Objects in an array have an index in the style `deepObject`, and within such an object.
  private func arrayStyle(in items: [Item]) -> ParameterStyle {
    switch arrayStyle {
    case .brackets, .indexed, .json: return arrayStyle
    case .deepObject: return items.contains { $0.name == "\(name)[]" } ? .brackets : .indexed
    case .repeat, .comma, .space, .pipe, .flat:
      return isInObject && !items.contains { $0.name == name } ? .indexed : arrayStyle
    }
  }

  /// Parses a struct. Nil for a flat struct in a struct of its type: both have the same names, so reading would not end.
  private func object(
    _ type: SwiftName,
    in items: [Item],
    _ structure: StructModel,
    _ model: APIModel
  ) -> JSONValue? {
    guard objectStyle == .flat else { return object(in: items, structure, model) }
    if flattened.contains(type) || flattened.count >= Self.flatDepth { return nil }
    var inner = self
    inner.flattened.append(type)
    return inner.object(in: items, structure, model)
  }

  private func object(
    in items: [Item],
    _ structure: StructModel,
    _ model: APIModel
  ) -> JSONValue? {
    if objectStyle == .json {
      guard let text = single(in: items)?.stringValue else { return nil }
      return (try? JSONValue(parsing: Array(text.utf8))) ?? .string(text)
    }
    let isFlat = objectStyle == .flat
    var object = JSONValue.object([:])
    func add(_ path: [JSONPath.Component], _ type: TypeReference) {
      let keys = path.map { $0.key ?? "" }
      var part = part(isFlat ? keys.last ?? "" : name + keys.map { "[\($0)]" }.joined())
      part.isInObject = !isFlat
      guard isFlat || items.contains(where: part.contains),
        let value = part.value(in: items, type, model)
      else {
        return
      }
      object = object.placing(value, at: path[...])
    }
    for field in structure.fields { add(field.location, field.type) }
    if let type = structure.additional {
      let known = structure.knownKeys
      for key in keys(in: items, isFlat: isFlat) where !known.contains(key) {
        add([.key(key)], type)
      }
    }
    return object != .object([:]) ? object : isFlat ? nil : single(in: items)
  }

  private func part(_ name: String) -> ParameterText {
    ParameterText(
      name: name,
      arrayStyle: arrayStyle,
      objectStyle: objectStyle,
      flattened: flattened,
      isInObject: isInObject
    )
  }

  /// True if the item is the value or a part of it.
  private func contains(_ item: Item) -> Bool {
    item.name == name || item.name.hasPrefix("\(name)[")
  }

  /// The keys of members, each once: `size` for `filter[size]`, or for `size` if flat.
  private func keys(in items: [Item], isFlat: Bool) -> [String] {
    items.compactMap { item in
      if isFlat { return String(item.name.prefix { $0 != "[" }) }
      guard item.name.hasPrefix("\(name)[") else { return nil }
      return String(item.name.dropFirst(name.count + 1).prefix { $0 != "]" })
    }.unique(by: \.self)
  }

  /// The items of each element. A repeated name begins the next one.
  private func groups(of items: [Item]) -> [[Item]] {
    var groups: [[Item]] = []
    for item in items where contains(item) {
      if let last = groups.last, !last.contains(where: { $0.name == item.name }) {
        groups[groups.count - 1].append(item)
      } else {
        groups.append([item])
      }
    }
    return groups
  }
}
