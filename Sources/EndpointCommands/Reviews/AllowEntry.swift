import EndpointDiff
import EndpointJSON
import EndpointSpec

/// An entry of an allow file: an accepted change and the reason.
struct AllowEntry: Equatable {
  /// The kind of change: `endpoint-removed`.
  var kind: String
  /// A pattern for the subject, such as `Deck.*`, optionally with the API: `DeckOfCards:Deck.draw`.
  var at: String
  /// The facts before and after, to allow only this exact change.
  var old: String?
  var new: String?
  /// The only axis that is allowed; nil for both.
  var axis: Axis?
  var reason: String
  /// The last day on which the entry is valid, such as `2027-03-01`.
  var expires: String?

  /// The indices of the change's places that the entry matches.
  func places(of change: Change, in api: String) -> Set<Int> {
    guard kind == change.kind, old == nil || old == change.old, new == nil || new == change.new
    else { return [] }
    let glob = Glob(at)
    return Set(
      change.subjects.indices.filter { index in
        let subject = change.subjects[index]
        return glob.matches(subject) || glob.matches("\(api):\(subject)")
      }
    )
  }

  /// Whether the expiry date has passed. ISO dates compare as text.
  func isExpired(on today: String) -> Bool {
    expires.map { $0 < today } ?? false
  }

  var allowance: Allowance { Allowance(axis: axis, reason: reason, expires: expires) }

  var json: JSONValue {
    var object = JSONObject()
    object["kind"] = .string(kind)
    object["at"] = .string(at)
    object["old"] = old.map { .string($0) }
    object["new"] = new.map { .string($0) }
    object["axis"] = axis.map { .string($0.rawValue) }
    object["reason"] = .string(reason)
    object["expires"] = expires.map { .string($0) }
    return .object(object)
  }
}
