/// Recognizes operation ids that tools generate from method and path.
struct IdentifierShape {
  private let method: String
  private let path: String

  init(_ method: String, _ path: String) {
    self.method = method.lowercased()
    self.path = path
  }

  /// The function name in FastAPI's `read_item_items__item_id__get`, without the path and method.
  func functionName(_ id: String) -> String? {
    guard id.lowercased().hasSuffix("_" + method) else { return nil }
    let written = String(path.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    let suffix = "\(written)_\(method)".lowercased()
    guard id.lowercased().hasSuffix(suffix), id.count > suffix.count else { return nil }
    return String(id.dropLast(suffix.count))
  }

  /// Whether the id only consists of the method and the path, such as `PostInvoicesInvoicePay`.
  func isRepeated(_ id: String, segments: [PathSegment], stripped: [PathSegment]) -> Bool {
    let letters = Self.letters(id)
    guard letters.hasPrefix(method) || letters.hasSuffix(method) else { return false }
    return [segments, stripped].contains { segments in
      let all = Self.letters(segments.map { $0.text ?? $0.placeholder ?? "" }.joined())
      let texts = Self.letters(segments.compactMap(\.text).joined())
      let by = Self.letters(segments.map { $0.text ?? "by" + ($0.placeholder ?? "") }.joined())
      let ids = Self.letters(segments.map { $0.text ?? "id" }.joined())
      return [all, texts, by, ids].contains { text in
        letters == method + text || letters == text + method
      }
    }
  }

  private static func letters(_ text: String) -> String {
    String(text.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
