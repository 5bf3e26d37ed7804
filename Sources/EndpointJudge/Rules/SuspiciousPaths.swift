import EndpointSpec

/// Warns about empty segments of paths: `//items`, `/items//parts`.
func segmentsAreNotEmpty(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.document.endpoints.compactMap(\.value.path).flatMap { path -> [Diagnostic] in
    let bytes = Array(path.value.utf8)
    let slash = UInt8(ascii: "/")
    guard
      let start = bytes.indices.dropLast().first(where: {
        bytes[$0] == slash && bytes[$0 + 1] == slash
      })
    else { return [] }
    var plain = path.value
    while let range = plain.firstRange(of: "//") { plain.replaceSubrange(range, with: "/") }
    return [
      Diagnostic(
        .suspiciousValue,
        "the path has an empty segment",
        at: path.part(start..<start + 2),
        hint: .write(plain, for: path)
      )
    ]
  }
}

/// Warns about invisible characters and letters that look like others in paths.
func pathsAreReadable(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.document.endpoints.compactMap(\.value.path).compactMap { path in
    guard DeceptiveText.isDeceptive(path.value), let text = DeceptiveText(path.value) else {
      return nil
    }
    return Diagnostic(
      .deceptiveCharacter,
      "\(quoted(path.value)): \(text.reason)",
      at: path.place,
      hint: .write(text.plain, for: path)
    )
  }
}

/// Warns about paths that end in a punctuation mark, such as a comma after a value in YAML.
func pathsEndInNames(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.document.endpoints.compactMap(\.value.path).compactMap { path in
    guard let last = path.value.last, ",;".contains(last) else { return nil }
    let plain = String(path.value.dropLast())
    return Diagnostic(
      .suspiciousValue,
      "the path ends in \(quoted(String(last)))",
      at: path.place,
      hint: .write(plain, for: path)
    )
  }
}

/// Warns about quotes around a segment, which are sent: `/items/"{id}"`. OData has single ones in parentheses.
func pathsHaveNoQuotes(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.document.endpoints.compactMap(\.value.path).compactMap { path in
    guard path.value.utf8.contains(where: "\"'`".utf8.contains) else { return nil }
    let plain = path.value.replacing(/\/(["'`])([^\/"'`()]*)\1(?=\/|$)/) { "/\($0.2)" }
      .replacing(/[“”"`]/, with: "")
    guard plain != path.value else { return nil }
    return Diagnostic(
      .suspiciousValue,
      "the path sends its quotes",
      at: path.place,
      hint: .write(plain, for: path)
    )
  }
}

/// Warns about `*` in paths, which is no placeholder.
func pathsHaveNoWildcards(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.document.endpoints.compactMap(\.value.path).compactMap { path in
    guard path.value.utf8.contains(UInt8(ascii: "*")),
      let range = path.value.firstRange(of: /\/\*{1,2}(?=\/|$)/)
    else { return nil }
    let start = path.value.utf8.distance(from: path.value.startIndex, to: range.lowerBound) + 1
    return Diagnostic(
      .suspiciousValue,
      "the path sends \"*\" as it is",
      at: path.part(start..<start + path.value[range].utf8.count - 1),
      hint: "write {name} for one segment, {+name} for several, and \"name\" in \"parameters\""
    )
  }
}

/// Warns about the format signs of code in paths: `/items/%@`, `/items/%d`.
func pathsHaveNoFormatSigns(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.document.endpoints.compactMap { endpoint -> Diagnostic? in
    guard let path = endpoint.value.path, path.value.utf8.contains(UInt8(ascii: "%")),
      let sign = path.value.firstMatch(of: /%(?:@|(?:\d+\$)?[sd@](?![0-9A-Fa-f]))/)
    else { return nil }
    let names = endpoint.value.parameters.filter { parameter in
      guard case .expression(_, let type)? = parameter.value.field.type else { return false }
      return parameter.value.location == nil && !type.value.hasSuffix("?")
    }.map(\.name.value)
    let start = path.value.utf8.distance(from: path.value.startIndex, to: sign.range.lowerBound)
    let place = path.part(start..<start + sign.0.utf8.count)
    let only = names.count == 1 ? names[0] : nil
    return Diagnostic(
      .foreignPlaceholder,
      "\(quoted(String(sign.0))) is not a placeholder",
      at: place,
      hint: only.map { name in
        Hint(
          "write {\(name)}",
          [.rename(place, from: String(sign.0), to: "{\(name)}")],
          isCertain: true
        )
      } ?? choiceHint(names.map { "{\($0)}" }, or: "write {name}, and \"name\" in \"parameters\"")
    )
  }
}

/// Warns about paths that begin with the path of all servers, or with the version in which it ends: `/v1/items` on
/// `https://shop.test/v1`.
func pathsRepeatNoServer(_ spec: LinkedSpec) -> [Diagnostic] {
  let servers = spec.document.servers.compactMap { $0.value.url?.value }
  let ends = repeatableEnds(of: servers)
  guard !ends.isEmpty else { return [] }
  return spec.document.endpoints.compactMap(\.value.path).compactMap { path in
    guard let end = ends.first(where: { path.value.hasPrefix($0 + "/") }) else { return nil }
    let rest = String(path.value.dropFirst(end.count))
    return Diagnostic(
      .suspiciousValue,
      "the URLs of the servers end in \(quoted(end)) already, so requests have it twice",
      at: path.part(0..<end.utf8.count),
      hint: .write(rest, for: path, isCertain: false)
    )
  }
}

/// The ends of all these URLs that no path repeats: a path of several segments, and a version.
private func repeatableEnds(of servers: [String]) -> [String] {
  let paths = servers.map { $0.split(separator: "/").dropFirst(2).map(String.init) }
  guard let path = paths.first, Set(paths).count == 1, let last = path.last else { return [] }
  let isVersion = last.wholeMatch(of: /v[0-9]+(\.[0-9]+)*/) != nil
  let whole = path.count > 1 ? ["/" + path.joined(separator: "/")] : []
  return whole + (isVersion ? ["/" + last] : [])
}
