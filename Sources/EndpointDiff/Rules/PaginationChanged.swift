import EndpointSpec

extension ChangeRule {
  /// Pages that are asked for, or found, in another way. Pages where there were none hurt no shipped app; the request has another type in
  /// Swift then, `PagedRequest`. The other way round of asking keeps that type.
  static let paginationChanged = ChangeRule(
    .paginationChanged,
    endpoints: { pair, match in
      let old = pair.old.pagination?.specText
      let new = pair.new.pagination?.specText
      guard old != new else { return nil }
      let change = match.change(
        .paginationChanged,
        pair,
        old == nil
          ? "the answer comes in pages now"
          : new == nil ? "the answer does not come in pages any more" : "pages come in another way",
        old: old,
        new: new,
        at: { $0.pagination?.place }
      )
      if old == nil {
        return change.with(wire: .safe).saying("Shipped apps read the first page, as before")
          .advising(nil)
      }
      return new == nil ? change : change.with(swift: .safe)
    }
  )
}

extension PaginationModel {
  /// The pages as a spec writes them.
  fileprivate var specText: String {
    var facts: [String]
    switch style {
    case .page(let parameter, let start, let more):
      facts = ["page", "parameter \(parameter)", "start \(start)"]
      if let more { facts.append("more \(more)") }
    case .offset(let parameter, let limit, let total):
      facts = ["offset", "parameter \(parameter)", "limit \(limit)"]
      if let total { facts.append("total \(total)") }
    case .cursor(let parameter, let next, let more):
      facts = ["cursor", "parameter \(parameter)", "next \(next)"]
      if let more { facts.append("more \(more)") }
    case .url(let next): facts = ["url", "next \(next)"]
    case .link: facts = ["link"]
    }
    if let items { facts.append("items \(items)") }
    return facts.joined(separator: ", ")
  }
}
