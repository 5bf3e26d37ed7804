/// Warns about `/:id`, which is a placeholder in other languages and literal text here.
func pathsHavePlaceholders(_ spec: LinkedSpec) -> [Diagnostic] {
  spec.document.endpoints.compactMap(\.value.path).flatMap(foreignPlaceholders)
}

private func foreignPlaceholders(in path: Located<String>) -> [Diagnostic] {
  let bytes = Array(path.value.utf8)
  return bytes.indices.dropFirst().compactMap { start in
    guard bytes[start] == UInt8(ascii: ":"), bytes[start - 1] == UInt8(ascii: "/") else {
      return nil
    }
    let rest = bytes[(start + 1)...].prefix { $0 != UInt8(ascii: "/") }
    let name = String(decoding: rest, as: UTF8.self)
    guard name.unicodeScalars.first?.properties.isAlphabetic == true else { return nil }
    return Diagnostic(
      .foreignPlaceholder,
      "\(quoted(":" + name)) is not a placeholder",
      at: path.part(start..<rest.endIndex),
      hint: "write \(quoted("{" + name + "}"))"
    )
  }
}
