import EndpointJSON

/// Names of fields and parameters whose values are secrets.
package enum SecretName {
  package static func isOne(_ name: String) -> Bool {
    let name = name.lowercased().filter { $0 != "_" && $0 != "-" }
    return words.contains(where: name.contains)
  }

  private static let words = [
    "password", "passwd", "passphrase", "secret", "accesstoken", "refreshtoken", "authtoken",
    "sessiontoken", "apikey", "privatekey", "onetimecode",
  ]
}

/// A field or a parameter as a spec writes it: its type, or an object where there is more to say.
package func inferredField(_ type: String, as name: String?, isSecret: Bool) -> JSONValue {
  guard name != nil || isSecret else { return .string(type) }
  var object: JSONObject = ["type": .string(type)]
  if let name { object["as"] = .string(name) }
  if isSecret { object["secret"] = true }
  return .object(object)
}
