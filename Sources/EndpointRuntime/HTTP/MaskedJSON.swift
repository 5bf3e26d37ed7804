import Foundation

/// Masks the secrets in JSON: by the places that a type knows, or by key elsewhere.
struct MaskedJSON {
  let mask: SecretMask
  /// For each offset that a type decodes, whether the value is secret.
  var isSecret: [Int: Bool] = [:]
  /// True if masked values keep a valid format, such as a date for a date.
  var keepsForm = false

  /// Returns the value with its secrets masked.
  func value(_ node: JSONNode) -> JSONValue {
    if isSecret[node.start] == true { return masked(node.value) }
    switch node.kind {
    case .array(let elements): return .array(elements.map(value))
    case .object(let members):
      return .object(JSONObject(members.map { (mask.text($0.key), value($0)) }))
    case .string(let text): return .string(mask.text(text))
    case .null, .bool, .number: return node.value
    }
  }

  private func value(_ member: JSONMember) -> JSONValue {
    let isMasked = isSecret[member.value.start] ?? mask.isNamed(member.key)
    return isMasked ? masked(member.value.value) : value(member.value)
  }

  private func masked(_ value: JSONValue) -> JSONValue {
    switch value {
    case .null: .null
    case .bool: .bool(false)
    case .number: 0
    case .string(let text): .string(masked(text))
    case .array(let elements): .array(elements.map(masked))
    case .object(let object): .object(JSONObject(object.map { ($0.key, masked($0.value)) }))
    }
  }

  private func masked(_ text: String) -> String {
    if UUID(uuidString: text) != nil { return "00000000-0000-0000-0000-000000000000" }
    let form = Self.forms.first { keepsForm && $0.matches(text) }
    return form?.masked ?? Secret.masked.description
  }

  private struct Form: Sendable {
    let masked: String
    let matches: @Sendable (String) -> Bool
  }

  /// Replacements for secret strings that encode another type.
  private static let forms = [
    Form(masked: "false") { $0 == "true" || $0 == "false" },
    Form(masked: "0") { Double($0) != nil },
    Form(masked: "1970-01-01") { Day($0) != nil },
    Form(masked: "1970-01-01T00:00:00Z") { DateFormat.rfc3339.date(from: $0) != nil },
    Form(masked: "Thu, 01 Jan 1970 00:00:00 GMT") { DateFormat.rfc1123.date(from: $0) != nil },
    Form(masked: "AAAA") { Data(base64Encoded: $0) != nil },
  ]
}
