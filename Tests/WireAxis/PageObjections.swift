import EndpointJudge
import EndpointSpec

/// The objections of a client with the old pagination to the new version of an endpoint.
func pageObjections(_ old: EndpointModel, _ new: EndpointModel) -> [Objection] {
  guard let pages = old.pagination else { return [] }
  guard var other = new.pagination else {
    return [Objection(.breaking, "pages", "the server has no pages")]
  }
  // A client that does not read a total finds the next page without it.
  other.parts.removeAll { part in
    ["total", "more", "pages"].contains(part.key) && !pages.parts.contains { $0.key == part.key }
  }
  var own = pages
  (own.items, own.item) = (other.items, other.item)
  if own != other {
    return [Objection(.breaking, "pages", "the server uses another pagination")]
  }
  return pages.items == other.items
    ? [] : [Objection(.breaking, "pages", "the items are at another path")]
}
