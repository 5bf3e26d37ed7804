import EndpointJSON
import EndpointWire

/// The types of a schema, as JSON of the spec language.
extension ForeignSchema {
  func type(_ node: JSONNode) -> String? {
    if case .string(let reference)? = node.member("$ref")?.value.kind {
      return reference.split(separator: "/").last.map { quote(String($0)) }
    }
    if let values = node.member("enum")?.value { return enumeration(values) }
    if let members = (node.member("oneOf") ?? node.member("anyOf"))?.value {
      return taggedUnion(members, of: node) ?? union(members)
    }
    if let parts = node.member("allOf")?.value { return composition(parts) }
    if let properties = node.member("properties")?.value { return structure(properties, of: node) }
    if let items = node.member("items")?.value { return use(items).map(array) }
    if let values = node.member("additionalProperties")?.value { return dictionary(values) }
    if let form = ForeignForm(node) { return type(form, of: node) }
    return named(node)
  }

  private func named(_ node: JSONNode) -> String? {
    let format: String? =
      if case .string(let text)? = node.member("format")?.value.kind { text } else { nil }
    switch node.member("type")?.value.kind {
    case .string(let text) where text.hasSuffix("?"):
      return scalar(Self.target(String(text.dropLast())), format).flatMap(optional)
    case .string(let text): return scalar(Self.target(text), format)
    case nil where node.member("target")?.value.text != nil:
      return scalar(Self.target(node.member("target")?.value.text ?? ""), nil)
    case .array(let elements):
      let names = elements.compactMap { $0.text }
      let others = names.filter { $0 != "null" }
      guard names.count == elements.count, others.count == 1 else { return nil }
      let type = scalar(others[0], format)
      return others.count < names.count ? type.flatMap(optional) : type
    case nil: return format.map { scalar("string", $0) } ?? nil
    default: return nil
    }
  }

  /// The name without the namespace of Smithy: `String` of `smithy.api#String`.
  private static func target(_ text: String) -> String {
    text.hasPrefix("#") ? text : text.split(separator: "#").last.map(String.init) ?? text
  }

  /// The scalar of a type with a format, such as `string` and `date-time`. Nil if one of them is unknown.
  static func scalar(_ type: String, format: String) -> String? {
    switch type {
    case "string", "text": own(format) ?? ForeignTypes.scalar(named: format)
    case "integer", "int", "number", "float", "long":
      own(format) ?? ["float", "double"].first { $0 == format }.map { _ in "double" }
    case "timestamp", "epoch", "unix", "time":
      switch format {
      case "s", "sec", "seconds", "unix", "epoch": "date(unix)"
      case "ms", "millis", "milliseconds": "date(unix-ms)"
      default: nil
      }
    default: nil
    }
  }

  private func scalar(_ type: String, _ written: String?) -> String? {
    let format = written
    let unix = written.flatMap(DateFormat.meant).flatMap { $0.hasPrefix("unix") ? $0 : nil }
    let name =
      switch (type.lowercased(), format?.lowercased()) {
      case ("integer", "int32"?), ("int", "int32"?): "int32"
      case ("int", "int64"?): "int64"
      case ("date", let format?), ("datetime", let format?):
        DateFormat.meant(by: written ?? format).map { "date(\($0))" } ?? "date"
      case ("integer", _) where unix != nil, ("number", _) where unix != nil: "date(\(unix ?? ""))"
      case ("integer", _): "int"
      case ("number", "decimal"?): "decimal"
      case ("number", "int64"?), ("number", "int32"?): "int"
      case ("number", _): "double"
      case ("string", "binary"?) where isInMultipart: "file"
      case ("string", "date-time"?) where types.hasOtherDates: "date(rfc3339)"
      case ("string", let format?):
        ForeignTypes.scalar(named: format) ?? Self.own(format) ?? Self.pattern(written) ?? "string"
      case ("object", _): "json"
      case ("array", _): "[json]"
      default: types.translated(type) ?? types.ours(type)
      }
    return quote(name)
  }

  /// The date with a pattern such as `yyyy-MM-dd HH:mm`.
  private static func pattern(_ format: String?) -> String? {
    guard let format, format.contains("yy") || format.contains("YY") else { return nil }
    return "date(\(DateFormat.meant(by: format) ?? format))"
  }

  private static func own(_ format: String) -> String? {
    switch format {
    case "date": "day"
    case _ where Scalar.names.contains(format): format
    default: nil
    }
  }

  func enumeration(_ node: JSONNode) -> String? {
    guard case .array(let values) = node.kind else { return "{ \"enum\": \(node.value) }" }
    let texts = values.compactMap(\.text)
    let nulls = values.count(where: \.isNull)
    guard !texts.isEmpty, texts.count + nulls == values.count else { return nil }
    let list = texts.map(quote).joined(separator: ", ")
    return "{ \"enum\": [\(list)]\(nulls > 0 ? ", \"optional\": true" : "") }"
  }

  func union(_ node: JSONNode) -> String? {
    guard case .array(let elements) = node.kind else { return nil }
    let others = elements.filter { $0.member("type")?.value.text != "null" }
    let members = others.compactMap(use)
    guard members.count == others.count, let first = members.first else { return nil }
    let isOptional = others.count < elements.count
    if members.count == 1 { return isOptional ? optional(first) : first }
    let list = members.joined(separator: ", ")
    return "{ \"union\": [\(list)]\(isOptional ? ", \"optional\": true" : "") }"
  }

  /// A union with a discriminator. Its tags are the names of the schemas, unless `mapping` has others.
  private func taggedUnion(_ node: JSONNode, of schema: JSONNode) -> String? {
    let own = schema.member("by")?.value
    guard let discriminator = schema.member("discriminator")?.value ?? own,
      let by = (discriminator.member("propertyName")?.value ?? discriminator).text,
      case .array(let elements) = node.kind
    else { return nil }
    let tags = discriminator.member("mapping")?.value.members ?? []
    let members = elements.compactMap { element -> String? in
      guard let type = use(element), let name = expression(of: type) else { return nil }
      let tag = tags.first { $0.value.text?.split(separator: "/").last.map(String.init) == name }
      return "\(quote(tag?.key ?? (own == nil ? name : ProposedName.member(name)))): \(type)"
    }
    guard members.count == elements.count, !members.isEmpty else { return nil }
    return "{ \"union\": { \(members.joined(separator: ", ")) }, \"by\": \(quote(by)) }"
  }

  private func composition(_ node: JSONNode) -> String? {
    guard case .array(let parts) = node.kind else { return nil }
    if parts.count == 1 { return use(parts[0]) }
    let names = parts.compactMap { $0.member("$ref") == nil ? nil : type($0) }
    let own = parts.filter { $0.member("$ref") == nil }
    guard !names.isEmpty, own.count <= 1 else { return nil }
    let fields =
      own.isEmpty ? "{}" : own[0].member("properties").flatMap { members($0.value, of: own[0]) }
    return fields.map { "{ \"include\": [\(names.joined(separator: ", "))], \"fields\": \($0) }" }
  }

  func structure(_ properties: JSONNode, of node: JSONNode) -> String? {
    members(properties, of: node).map { "{ \"fields\": \($0) }" }
  }

  private func members(_ properties: JSONNode, of node: JSONNode) -> String? {
    let required: [String]? =
      if case .array(let names)? = node.member("required")?.value.kind {
        names.compactMap(\.text)
      } else {
        nil
      }
    var fields: [String] = []
    for property in properties.members {
      guard
        let (own, more) = field(property.value, known: FieldSpec.keys.names)
          ?? plain(property.value)
      else { return nil }
      var type = own
      if let required, !required.contains(property.key), !type.isEmpty {
        guard let whole = optional(type) else { return nil }
        type = whole
      }
      if !more.isEmpty || type.hasPrefix("{") {
        let first = type.isEmpty ? [] : ["\"type\": \(type)"]
        type = "{ " + (first + more).joined(separator: ", ") + " }"
      }
      fields.append("\(quote(property.key)): \(type)")
    }
    return fields.isEmpty ? "{}" : "{ \(fields.joined(separator: ", ")) }"
  }

  private func plain(_ node: JSONNode) -> (type: String, more: [String])? {
    node.text == nil ? nil : use(node).map { ($0, []) }
  }

  func dictionary(_ node: JSONNode) -> String? {
    if case .bool = node.kind { return quote("[string: json]") }
    return use(node).flatMap { type in expression(of: type).map { quote("[string: \($0)]") } }
  }
}
