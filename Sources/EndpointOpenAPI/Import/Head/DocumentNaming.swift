import EndpointSpec

/// Derives the name of the API from the document title: `GitHub v3 REST API` → `GitHub`.
func apiName(ofTitle title: String) -> String {
  var words: [String] = []
  for word in title.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "." }) {
    let lower = word.lowercased()
    if ["api", "apis", "openapi"].contains(lower) {
      if words.isEmpty { continue }
      break
    }
    let isVersion =
      lower.first == "v" && lower.dropFirst().allSatisfy { $0.isNumber || $0 == "." }
      && lower.count > 1
      || lower.allSatisfy { $0.isNumber || $0 == "." }
    let says = ["rest", "restful", "swagger", "http", "the", "specification", "definition"]
    if isVersion || says.contains(lower) { continue }
    words.append(String(word.filter { $0 != "." }))
  }
  return DerivedName.api(words.prefix(4).joined(separator: "_"))
}

/// Converts a version to a semantic version: `1.2` → `1.2.0`. Dates, as Stripe and GitHub use them, become `2026-11-24`
/// → `2026.11.24`, so that later versions are greater. Nil if it is neither.
func semanticVersion(_ text: String) -> String? {
  let day = /(\d{4})-(\d\d?)(?:-(\d\d?))?(?:[-.]([A-Za-z][A-Za-z0-9.-]*))?/
  if let match = text.wholeMatch(of: day), let month = Int(match.2), 1...12 ~= month {
    let suffix = match.4.map { "-\($0)" } ?? ""
    return "\(match.1).\(month).\(match.3.flatMap { Int($0) } ?? 0)\(suffix)"
  }
  return numberedVersion(text)
}

private func numberedVersion(_ text: String) -> String? {
  let numbers = /v?((?:0|[1-9][0-9]*)(?:\.(?:0|[1-9][0-9]*)){0,2})/
  let suffix = /[-+][0-9A-Za-z+-]+(?:\.[0-9A-Za-z+-]+)*/
  guard let match = text.prefixMatch(of: numbers) else { return nil }
  let rest = text[match.range.upperBound...]
  guard rest.isEmpty || rest.wholeMatch(of: suffix) != nil,
    match.1.split(separator: ".").allSatisfy({ Int($0) != nil })
  else { return nil }
  let missing = String(repeating: ".0", count: 2 - match.1.count { $0 == "." })
  return match.1 + missing + rest
}
