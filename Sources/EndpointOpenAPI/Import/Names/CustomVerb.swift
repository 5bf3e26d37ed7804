extension Operation {
  /// The words of a custom verb after a colon at the end of the path: `cancel` for `/jobs/{id}:cancel`.
  var customVerb: [String]? {
    guard let last = path.split(separator: "/").last, let colon = last.lastIndex(of: ":") else {
      return nil
    }
    let verb = last[last.index(after: colon)...]
    return verb.isEmpty || !verb.allSatisfy(\.isLetter) ? nil : Words.split(String(verb))
  }

  /// The segments without the custom verb and a format extension: `jobs` for `/jobs:batchDelete` and `/jobs.json`.
  var resourceSegments: [PathSegment] {
    guard let text = segments.last?.text else { return segments }
    var name = text[...]
    if customVerb != nil, let colon = name.lastIndex(of: ":") { name = name[..<colon] }
    if name.hasSuffix(".json") { name = name.dropLast(5) }
    return segments.dropLast() + (name.isEmpty ? [] : [.text(String(name))])
  }
}
