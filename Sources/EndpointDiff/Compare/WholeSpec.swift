import EndpointSpec

/// A spec that is gone is one root cause: all of its endpoints are gone with it.
func deletion(of side: Side) -> Change {
  var change = Change(.endpointRemoved, subject: side.model.name.text, "the whole spec was deleted")
  change.old = side.path
  change.before = side.position(of: side.model.namePlace)
  change.endpoints = side.model.endpoints.map(\.id)
  change.remedy = "keep the spec, and deprecate its endpoints before they go"
  return change
}

/// A spec that is new.
func addition(of side: Side) -> Change {
  var change = Change(.endpointAdded, subject: side.model.name.text, "the whole spec is new")
  change.new = side.path
  change.after = side.position(of: side.model.namePlace)
  change.endpoints = side.model.endpoints.map(\.id)
  return change
}
