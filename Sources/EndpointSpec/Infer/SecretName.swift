import EndpointJSON

/// Detects names of secret fields and parameters.
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

/// A field or a parameter in a spec: its type, or an object if it has other keys.
package func inferredField(_ type: String, as name: String?, isSecret: Bool) -> JSONValue {
  guard name != nil || isSecret else { return .string(type) }
  var object: JSONObject = ["type": .string(type)]
  if let name { object["as"] = .string(name) }
  if isSecret { object["secret"] = true }
  return .object(object)
}
