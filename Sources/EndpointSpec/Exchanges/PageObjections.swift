import EndpointJSON

/// Why a client does not get the pages of an endpoint's new version: it asks for them, and reads them, in the old way.
package func pageObjections(_ old: EndpointModel, _ new: EndpointModel) -> [Objection] {
  guard let pages = old.pagination else { return [] }
  guard let other = new.pagination else {
    return [Objection(.refused, "pages", "the server has no pages")]
  }
  if pages.style != other.style {
    return [Objection(.refused, "pages", "the server pages in another way")]
  }
  return pages.items == other.items
    ? [] : [Objection(.refused, "pages", "the items lie at another path")]
}
