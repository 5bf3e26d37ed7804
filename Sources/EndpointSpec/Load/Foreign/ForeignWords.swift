/// Words of other tools that people write for the words of the spec language.
enum ForeignWords {
  /// The word itself if it is allowed, or its equivalent. Nil for an unknown word.
  static func meaning(of text: String, among known: [String]) -> String? {
    known.contains(text) ? text : word(for: text, among: known)
  }

  /// The equivalent of a word among the allowed words. Nil for an unknown word.
  static func word(for text: String, among known: [String]) -> String? {
    let plain = text.prefix { $0 != ";" }.filter { !"_- []".contains($0) }.lowercased()
    if let same = known.first(where: { $0.lowercased() == plain }), same != text { return same }
    return (words[plain] ?? []).first(where: known.contains)
  }

  /// The hint for an authentication of another language. Nil if the name is unknown.
  static func authenticationHint(for name: Located<String>) -> Hint? {
    guard
      ["none", "null", "public", "anonymous", "noauth", "optional", ""]
        .contains(name.value.lowercased())
    else { return nil }
    return Hint(
      "write null for no authentication",
      [.replace(name.place, with: "null")],
      isCertain: true
    )
  }

  /// The hint of a word whose value is an object in our language.
  static func authenticationKind(for word: String) -> Hint? {
    switch word.filter({ !"_- ".contains($0) }).lowercased() {
    case "apikey", "key", "header", "query", "cookie":
      "write { \"key\": \"X-API-Key\", \"in\": \"header\" } with the name of your key"
    case "oauth", "oauth2", "openidconnect", "oidc":
      "write { \"oauth2\": { \"scopes\": { … } } }, or \"bearer\" if scopes do not matter"
    default: nil
    }
  }

  private static let words: [String: [String]] = [
    // Encodings and formats of bodies and streams.
    "urlencoded": ["form"], "xwwwformurlencoded": ["form"], "formurlencoded": ["form"],
    "application/xwwwformurlencoded": ["form"], "application/json": ["json"],
    "formdata": ["multipart"], "multipart/formdata": ["multipart"], "text/plain": ["text"],
    "plain": ["text"], "string": ["text"], "plaintext": ["text"], "html": ["text"],
    "text/html": ["text"], "application/octetstream": ["binary"], "octetstream": ["binary"],
    "urlencoding.default": ["form"], "urlencoding.httpbody": ["form"],
    "urlencoding": ["form"], "jsonencoding.default": ["json"], "jsonencoding": ["json"],
    "multipartform": ["multipart"], "bytes": ["binary"], "data": ["binary"],
    "raw": ["binary"], "file": ["binary"],
    "eventsource": ["sse"], "eventstream": ["sse"], "text/eventstream": ["sse"], "events": ["sse"],
    "serversentevents": ["sse"], "ndjson": ["lines"], "jsonl": ["lines"], "jsonlines": ["lines"],
    "application/xndjson": ["lines"], "application/ndjson": ["lines"], "newline": ["lines"],
    "jsonseq": ["sequence"], "application/jsonseq": ["sequence"], "seq": ["sequence"],
    "grpcgateway": ["gateway"], "grpc": ["gateway"],
    // Locations.
    "headers": ["header", "link"], "cookies": ["cookie"], "querystring": ["query"],
    "params": ["query"], "url": ["url", "query", "path"], "uri": ["path"],
    // Styles of parameters.
    "csv": ["comma"], "commaseparated": ["comma"], "simple": ["comma"], "commas": ["comma"],
    "ssv": ["space"], "spacedelimited": ["space"], "spaces": ["space"], "pipes": ["pipe"],
    "pipedelimited": ["pipe"], "psv": ["pipe"], "multi": ["repeat"], "form": ["repeat"],
    "explode": ["repeat"], "exploded": ["repeat"], "repeated": ["repeat"], "multiple": ["repeat"],
    "nobrackets": ["repeat"], "arraybrackets": ["brackets"], "array": ["brackets"],
    "bracket": ["brackets"], "php": ["brackets"], "rails": ["brackets"], "": ["brackets"],
    "index": ["indexed"], "indices": ["indexed"], "indexes": ["indexed"], "deep": ["deepObject"],
    "nested": ["deepObject"], "flattened": ["flat"], "spread": ["flat"],
    // Pagination.
    "linkheader": ["link"], "links": ["link"], "rfc5988": ["link"], "rfc8288": ["link"],
    "header": ["link"], "token": ["cursor", "bearer"], "pagetoken": ["cursor"],
    "keyset": ["cursor"], "seek": ["cursor"], "after": ["cursor"], "next": ["url"],
    "nexturl": ["url"], "nextlink": ["url"], "hal": ["url"], "href": ["url"], "skip": ["offset"],
    "limitoffset": ["offset"], "offsetlimit": ["offset"], "offsetbased": ["offset"],
    "pagenumber": ["page"], "numbered": ["page"], "number": ["page", "number"], "pages": ["page"],
    "pagebased": ["page"], "cursorbased": ["cursor"],
    // Authentication.
    "jwt": ["bearer"], "http": ["bearer"], "accesstoken": ["bearer"], "bearerauth": ["bearer"],
    "httpbearer": ["bearer"], "httpbasic": ["basic"], "basicauth": ["basic"],
    "password": ["basic"],
    // Swift, caches, redirects and directions.
    "open": ["public"], "private": ["internal"], "fileprivate": ["internal"],
    "none": ["reload", "return"], "no": ["reload", "return"], "on": ["default", "follow"],
    "enabled": ["default", "follow"], "bypass": ["reload"], "onlyifcached": ["only"],
    "nocache": ["reload"], "nostore": ["reload"], "ignore": ["reload", "safe"],
    "refresh": ["reload"], "reloadignoringcachedata": ["reload"],
    "reloadignoringlocalcachedata": ["reload"], "false": ["reload", "none", "return"],
    "true": ["follow", "default"],
    "reloadignoringlocalandremotecachedata": ["reload"], "useprotocolcachepolicy": ["default"],
    "returncachedatadontload": ["only"], "cacheonly": ["only"], "offline": ["only"],
    "use": ["default"],
    "manual": ["return"], "stop": ["return"], "dontfollow": ["return"], "auto": ["follow"],
    "automatic": ["follow"], "readonly": ["response"], "read": ["response"],
    "output": ["response"], "out": ["response"], "writeonly": ["request"], "write": ["request"],
    "input": ["request"], "int": ["number"], "integer": ["number"], "text": ["string"],
    "codable": ["both"], "all": ["both", "any", "docs"], "encodable": ["both"],
    // Levels of changes.
    "error": ["breaking"], "err": ["breaking"], "errors": ["breaking"], "fail": ["breaking"],
    "major": ["breaking"],
    "break": ["breaking"], "warning": ["care"], "warnings": ["care"], "warn": ["care"],
    "minor": ["care"], "caution": ["care"], "patch": ["safe"], "info": ["safe"], "ok": ["safe"],
    "note": ["safe"], "ignored": ["safe"],
    "never": ["none", "reload", "return"], "off": ["none", "safe", "reload", "return"],
    "disabled": ["none", "safe", "reload", "return"], "hint": ["safe"], "critical": ["breaking"],
    "everything": ["any", "docs"], "always": ["any"], "documentation": ["docs"],
    "source": ["swift"], "code": ["swift"], "network": ["wire"], "md": ["markdown"],
    "txt": ["text"], "htm": ["html"], "xunit": ["junit"], "githubactions": ["github"],
    "json": ["wire"],
  ]
}
