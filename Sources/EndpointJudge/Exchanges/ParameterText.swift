import EndpointJSON
import EndpointSpec
import EndpointWire

/// Serializes a parameter to the names and texts of a query, and parses them.
struct ParameterText {
  let name: String
  let arrayStyle: ParameterStyle
  let objectStyle: ParameterStyle

  typealias Item = (name: String, text: String)

  static func text(of value: JSONValue) -> String {
    value.stringValue ?? value.description
  }

  func items(of value: JSONValue) -> [Item] {
    switch value {
    case .array(let elements): items(of: elements.map(Self.text))
    case .object(let members): items(of: members.map { ($0.key, $0.value) }, value)
    default: [(name, Self.text(of: value))]
    }
  }

  private func items(of texts: [String]) -> [Item] {
    switch arrayStyle {
    case .brackets: texts.map { ("\(name)[]", $0) }
    case .indexed: texts.enumerated().map { ("\(name)[\($0)]", $1) }
    case .comma, .space, .pipe:
      texts.isEmpty ? [] : [(name, texts.joined(separator: separator))]
    case .repeat, .deepObject, .flat, .json: texts.map { (name, $0) }
    }
  }

  private func items(of members: [(String, JSONValue)], _ value: JSONValue) -> [Item] {
    switch objectStyle {
    case .json: [(name, value.description)]
    case .flat: members.map { ($0, Self.text(of: $1)) }
    case .repeat, .comma, .space, .pipe, .brackets, .indexed, .deepObject:
      members.map { ("\(name)[\($0)]", Self.text(of: $1)) }
    }
  }

  private var separator: String {
    switch arrayStyle {
    case .space: " "
    case .pipe: "|"
    case .repeat, .comma, .brackets, .indexed, .deepObject, .flat, .json: ","
    }
  }

  /// Parses the value of a type as a server does. Its scalars are texts. Nil if no item has the name.
  func value(in items: [Item], _ type: TypeReference, _ model: APIModel) -> JSONValue? {
    switch model.plain(type) {
    case .array: array(in: items)
    case .dictionary: object(in: items, keys: nil)
    case .named(let named):
      if case .structure(let structure)? = model.form(of: named) {
        object(in: items, keys: structure.fields.map(\.wireName.text))
      } else {
        single(in: items)
      }
    case .scalar, .optional: single(in: items)
    }
  }

  private func single(in items: [Item]) -> JSONValue? {
    let texts = items.filter { $0.name == name }.map { JSONValue.string($0.text) }
    return texts.count > 1 ? .array(texts) : texts.first
  }

  private func array(in items: [Item]) -> JSONValue? {
    switch arrayStyle {
    case .comma, .space, .pipe:
      guard let text = single(in: items)?.stringValue else {
        // Several items cannot be one comma-separated list.
        return single(in: items).map { .array([$0]) }
      }
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      return .array(parts.map { .string(String($0)) })
    case .brackets: return list(items.filter { $0.name == "\(name)[]" })
    case .indexed:
      return list(items.filter { $0.name.hasPrefix("\(name)[") && $0.name.hasSuffix("]") })
    case .repeat, .deepObject, .flat, .json: return list(items.filter { $0.name == name })
    }
  }

  private func list(_ items: [Item]) -> JSONValue? {
    items.isEmpty ? nil : .array(items.map { .string($0.text) })
  }

  private func object(in items: [Item], keys: [String]?) -> JSONValue? {
    switch objectStyle {
    case .json:
      guard let text = single(in: items)?.stringValue else { return nil }
      return (try? JSONValue(parsing: Array(text.utf8))) ?? .string(text)
    case .flat:
      let members = items.filter { keys?.contains($0.name) ?? true }
      return members.isEmpty
        ? nil : .object(JSONObject(members.map { ($0.name, .string($0.text)) }))
    case .repeat, .comma, .space, .pipe, .brackets, .indexed, .deepObject:
      let prefix = "\(name)["
      let members = items.filter { $0.name.hasPrefix(prefix) && $0.name.hasSuffix("]") }
      if members.isEmpty { return single(in: items) }
      return .object(
        JSONObject(
          members.map { (String($0.name.dropFirst(prefix.count).dropLast()), .string($0.text)) }
        )
      )
    }
  }
}
