extension Operation {
  /// The words of the verb that stands behind a colon at the end of the path: `cancel` of `/jobs/{id}:cancel`.
  var customVerb: [String]? {
    guard let last = path.split(separator: "/").last, let colon = last.lastIndex(of: ":") else {
      return nil
    }
    let verb = last[last.index(after: colon)...]
    return verb.isEmpty || !verb.allSatisfy(\.isLetter) ? nil : Words.split(String(verb))
  }

  /// The segments without that verb, `jobs` of `/jobs:batchDelete`.
  var resourceSegments: [PathSegment] {
    guard customVerb != nil, let text = segments.last?.text, let colon = text.lastIndex(of: ":")
    else { return segments }
    let name = String(text[..<colon])
    return segments.dropLast() + (name.isEmpty ? [] : [.text(name)])
  }
}
