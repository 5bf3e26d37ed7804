import EndpointDiff
import EndpointJSON
import EndpointSpec

/// A change that may pass, and why: an entry of an allow file.
struct AllowEntry: Equatable {
  /// The kind of change: `endpoint-removed`.
  var kind: String
  /// A pattern for what changed, `Deck.*`, or for it with its API in front, `DeckOfCards:Deck.draw`.
  var at: String
  /// The facts before and after, where only this very change is meant.
  var old: String?
  var new: String?
  /// The only axis that is allowed; nil for both.
  var axis: Axis?
  var reason: String
  /// The last day on which the entry holds: `2027-03-01`.
  var expires: String?

  /// The indices of the change's places that the entry is about.
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

  /// Whether its last day is over. Days in this form are in the order of their texts.
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
