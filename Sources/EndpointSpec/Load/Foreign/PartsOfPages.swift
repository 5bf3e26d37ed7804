import EndpointJSON

/// What a key of a pagination probably names in its endpoint.
extension NodeReader {
  /// The only parameter, or the only field of the response, that a key may name. Nil without one, and if there are several.
  ///
  /// - Parameter written: The texts that the pagination has already, by their keys. They are not proposed again.
  func likelyPart(_ key: String, beside written: [String: String] = [:]) -> String? {
    let isParameter = Self.keysOfParameters.contains(key)
    let used = written.filter { Self.keysOfParameters.contains($0.key) == isParameter }
    let words = Self.words[key == "parameter" ? written["style"] ?? "" : key] ?? []
    let names = (isParameter ? arguments : fieldsOfResponse).filter { member in
      guard !used.values.contains(member.key) else { return false }
      let type = member.value.member("type")?.value.text ?? member.value.text ?? ""
      switch key {
      case "items": return type.hasPrefix("[") && !type.contains(":")
      case "more": return type.hasPrefix("bool")
      default: return words.contains(lettersAndDigits(of: member.key))
      }
    }
    return names.count == 1 ? names[0].key : nil
  }

  private static let keysOfParameters: Set = ["parameter", "limit"]

  /// The hint with a pagination of this style, if the endpoint has a likely part for each required key.
  func likelyPagination(_ style: PaginationModel.Style, _ node: JSONNode) -> Hint? {
    var written = ["style": style.rawValue]
    var json = "\"style\": \(quoted(style.rawValue))"
    let required = PaginationSpec.keys(of: style).requiredNames.filter { $0 != "style" }
    let keys = required + (style == .page ? ["parameter"] : []) + ["items"]
    for key in keys {
      guard let part = likelyPart(key, beside: written) else {
        if key == "items" { continue }
        return nil
      }
      written[key] = part
      json += ", \(quoted(key)): \(quoted(part))"
    }
    return .write(json: "{ \(json) }", for: place(of: node), isCertain: false)
  }

  /// The style of a pagination that lacks it, as its other keys and its parameter show it.
  func likelyStyle(_ pagination: JSONNode) -> String? {
    let keys = ["limit", "total", "next", "parameter", "pages", "start"]
    let has = { (key: String) in
      pagination.members.contains { ForeignKeys.key(for: $0.key, among: keys) == key }
    }
    if has("limit") || has("total") { return "offset" }
    if has("next") { return has("parameter") ? "cursor" : "url" }
    if has("pages") || has("start") { return "page" }
    let parameter = lettersAndDigits(of: pagination.member("parameter")?.value.text ?? "")
    let styles = ["page", "offset", "cursor"].filter {
      Self.words[$0]?.contains(parameter) ?? false
    }
    return styles.count == 1 ? styles[0] : nil
  }

  /// The hint for the only style that has all keys of the pagination, in place of the written one.
  func otherStyle(of pagination: JSONNode) -> Hint? {
    let keys = pagination.members.map(\.key).filter { !$0.hasPrefix("x-") }
    // The parameter says that the style is right.
    let parameter = lettersAndDigits(of: pagination.member("parameter")?.value.text ?? "")
    let own = pagination.member("style")?.value.text.flatMap { Self.words[$0] } ?? []
    if own.contains(parameter) { return nil }
    // Several styles have a parameter and items.
    guard !Set(keys).isSubset(of: ["style", "parameter", "items"]) else { return nil }
    let styles = PaginationModel.Style.allCases.filter { style in
      let known = PaginationSpec.keys(of: style)
      let required = known.requiredNames + (style == .page ? ["parameter"] : [])
      return Set(known.names).isSuperset(of: keys) && Set(keys).isSuperset(of: required)
    }
    guard styles.count == 1, let style = pagination.member("style")?.value, let word = style.text
    else { return nil }
    let written = Located(word, at: place(of: style))
    return .write(styles[0].rawValue, for: written, isCertain: false)
      .saying("write \"style\": \(quoted(styles[0].rawValue)), which has these keys")
  }

  /// The hint for `total` in a style without it.
  func totalHint(_ member: JSONMember, _ definition: String) -> Hint? {
    guard member.key == "total", ["paginationPage", "paginationCursor"].contains(definition) else {
      return nil
    }
    return
      "only the style \"offset\" has \"total\"; the number of pages is \"pages\" of the style \"page\""
  }

  /// Reports the type of the items in place of their path: `[Item]`. Returns whether it is one.
  mutating func reportsTypeOfItems(_ node: JSONNode) -> Bool {
    guard let text = node.text, text.hasPrefix("["), text.hasSuffix("]"), isType(text) else {
      return false
    }
    let written = Located(text, at: place(of: node))
    reportValue(
      "expected the path of the items in the response, found a type",
      at: written.place,
      hint: likelyPart("items").map { .write($0, for: written) }
        ?? "write the path of a value in the response"
    )
    return true
  }

  /// The hint for a number or a Boolean in place of a text: of a summary, a folder, or a part of a page.
  func scalarHint(_ key: String, for node: JSONNode) -> Hint? {
    if Self.keysOfTexts.contains(key) {
      return .write(json: quoted(source(of: node)), for: place(of: node), isCertain: false)
    }
    if Self.folders.contains(key) { return "write a path in quotes" }
    guard Self.keysOfParts.contains(key), endpoint != nil else { return nil }
    if let part = likelyPart(key) {
      return .write(json: quoted(part), for: place(of: node), isCertain: false)
    }
    return ["parameter", "limit"].contains(key)
      ? "write the name of a parameter" : "write the path of a value in the response"
  }

  private static let folders: Set = ["specs", "output", "templates", "allow"]
  private static let keysOfParts: Set = [
    "parameter", "limit", "next", "items", "more", "pages", "total",
  ]
  private static let keysOfTexts: Set = ["summary", "description", "message"]

  private var arguments: [JSONMember] {
    (endpoint?.member("parameters")?.value.members ?? [])
      + (endpoint?.member("body")?.value.member("fields")?.value.members ?? [])
  }

  private var fieldsOfResponse: [JSONMember] {
    let response = endpoint?.member("response")?.value
    if let own = response?.member("fields")?.value.members { return own }
    let name = (response?.member("type")?.value ?? response)?.text ?? ""
    return foreignTypes.declared[name]?.member("fields")?.value.members ?? []
  }

  fileprivate static let words: [String: Set<String>] = [
    "limit": [
      "limit", "perpage", "pagesize", "size", "count", "maxresults", "take", "top", "rows",
      "pagelimit", "num", "batchsize",
    ],
    "page": ["page", "pagenumber", "p", "pageno", "pageindex"],
    "offset": ["offset", "skip", "start", "from", "startat", "startindex"],
    "cursor": [
      "cursor", "after", "pagetoken", "startcursor", "startingafter", "offset", "nexttoken",
      "marker", "continuation", "continuationtoken", "token", "pageafter", "nextcursor",
    ],
    "next": [
      "next", "nextcursor", "nextpage", "nextpagetoken", "nexttoken", "nexturl", "nextlink",
      "cursor", "endcursor",
    ],
    "pages": ["pages", "totalpages", "pagecount", "lastpage"],
    "total": ["total", "totalcount", "count", "totalresults", "totalitems"],
  ]
}

extension PaginationSpec {
  /// The only one of the names that a parameter with this meaning often has: `page`, `offset`, `cursor` or `limit`.
  package static func likelyParameter(_ meaning: String, among names: [String]) -> String? {
    let words = NodeReader.words[meaning] ?? []
    let found = names.filter { words.contains(lettersAndDigits(of: $0)) }
    return found.count == 1 ? found[0] : nil
  }
}
