import EndpointJSON

/// Edits the response of an endpoint whose successes have one value: a type, or an object with the key `type`.
enum ResponseEdit {
  /// - Parameter response: Nil if the spec has none, so that the client reads no body.
  static func stating(statuses: [Int], in response: JSONValue?) -> JSONValue {
    let numbers = statuses.map { JSONValue.number(JSONNumber($0)) }
    let value = numbers.count == 1 ? numbers[0] : .array(numbers)
    return stating("status", value, in: response ?? "void")
  }

  /// The response with a member, behind `type` if it is new.
  static func stating(_ key: String, _ value: JSONValue, in response: JSONValue) -> JSONValue {
    guard case .object(var object) = response, object["type"] != nil else {
      return ["type": response, key: value]
    }
    guard object[key] == nil else {
      object[key] = value
      return .object(object)
    }
    let members = object.flatMap { member in
      [(member.key, member.value)] + (member.key == "type" ? [(key, value)] : [])
    }
    return .object(JSONObject(members))
  }
}
