import EndpointJSON

/// The names of statuses, from the reason phrases of RFC 9110, section 15, and later RFCs.
package enum StatusNames {
  /// The case name of a status, a class or `default`: `notFound` for `404`.
  package static func name(of key: String) -> String {
    table[key] ?? "status\(key)"
  }

  /// The status with this case name: `404` for `notFound`. Nil for another name.
  static func status(named name: String) -> String? {
    statuses[lettersAndDigits(of: name)]
  }

  /// The status with a digit too many: `404` for `4040`. Nil for other texts.
  static func status(in digits: String) -> String? {
    let status = String(digits.prefix(3))
    return digits.count == 4 && digits.allSatisfy(\.isNumber) && table[status] != nil ? status : nil
  }

  /// The statuses by the letters and digits of their names: ours, and longer ones of standards and libraries.
  private static let statuses: [String: String] = {
    let own = table.filter { Int($0.key) != nil }.map { (lettersAndDigits(of: $0.value), $0.key) }
    let others = [
      "unprocessableentity": "422", "unprocessablecontent": "422", "imateapot": "418",
      "payloadtoolarge": "413", "requestentitytoolarge": "413", "internalerror": "500",
      "servererror": "500", "permissiondenied": "403", "unauthenticated": "401",
      "ratelimited": "429", "ratelimitexceeded": "429", "throttled": "429", "timeout": "408",
    ]
    return others.merging(own) { $1 }
  }()

  private static let table: [String: String] = [
    "200": "ok", "201": "created", "202": "accepted", "203": "nonAuthoritative", "204": "noContent",
    "205": "resetContent", "206": "partialContent", "207": "multiStatus", "208": "alreadyReported",
    "300": "multipleChoices", "301": "movedPermanently", "302": "found", "303": "seeOther",
    "304": "notModified", "307": "temporaryRedirect", "308": "permanentRedirect",
    "400": "badRequest", "401": "unauthorized", "402": "paymentRequired", "403": "forbidden",
    "404": "notFound", "405": "methodNotAllowed", "406": "notAcceptable",
    "407": "proxyAuthenticationRequired", "408": "requestTimeout", "409": "conflict",
    "410": "gone", "411": "lengthRequired", "412": "preconditionFailed",
    "413": "contentTooLarge", "414": "uriTooLong", "415": "unsupportedMediaType",
    "416": "rangeNotSatisfiable", "417": "expectationFailed", "418": "teapot",
    "421": "misdirectedRequest", "422": "unprocessable", "423": "locked",
    "424": "failedDependency", "425": "tooEarly", "426": "upgradeRequired",
    "428": "preconditionRequired", "429": "tooManyRequests",
    "431": "requestHeaderFieldsTooLarge", "451": "unavailableForLegalReasons",
    "500": "internalServerError", "501": "notImplemented", "502": "badGateway",
    "503": "serviceUnavailable", "504": "gatewayTimeout", "505": "httpVersionNotSupported",
    "507": "insufficientStorage", "508": "loopDetected", "511": "networkAuthenticationRequired",
    "2xx": "success", "3xx": "redirection", "4xx": "clientError", "5xx": "serverError",
    "default": "other",
  ]
}
