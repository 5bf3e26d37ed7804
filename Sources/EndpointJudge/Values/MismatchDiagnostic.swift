import EndpointJSON
import EndpointSpec

extension Mismatch {
  /// The hint for a value without a closer one.
  private var remedy: Hint? {
    switch kind {
    case .null: "write \(expected), or \"?\" after the type"
    case .missing: "add it, or write \"?\" after its type"
    case .unknownKey: "remove it, or declare it in the type"
    case .value, .tag: "write one of them, or declare the value in the type"
    case .type, .format, .member, .constant, .body: "write \(expected), or change the type"
    }
  }

  /// - Parameter whole: The hint for the whole value, if it is known.
  func diagnostic(_ rule: Rule, file: Int, hint whole: Hint? = nil) -> Diagnostic {
    let place = Place(file: file, start: range.lowerBound, end: range.upperBound)
    let edit = misspelling.map { Edit.rename(place, from: $0.found, to: $0.meant) }
    return Diagnostic(
      rule,
      text,
      at: place,
      hint: whole ?? hint.map { Hint($0, [edit].compactMap(\.self)) }
        ?? converted.map { Hint("write \($0), or change the type", [.replace(place, with: $0)]) }
        ?? remedy
    )
  }
}
