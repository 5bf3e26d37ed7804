import EndpointJSON

/// The types or the endpoints of three versions, with the renames of each side.
struct RenamedEntries {
  let base: JSONObject
  let ours: JSONObject
  let theirs: JSONObject
  /// The renames of a person and of the document, by names of the last import.
  private(set) var hand: [String: String] = [:]
  private(set) var document: [String: String] = [:]

  /// Applies a rename only if the new name is free on the other side.
  init(
    _ sides: (base: JSONObject, ours: JSONObject, theirs: JSONObject),
    hand: [String: String],
    document: [String: String]
  ) {
    (base, ours, theirs) = sides
    self.hand = hand.filter { sides.theirs[$0.value] == nil || document[$0.key] == $0.value }
    self.document = document.filter { sides.ours[$0.value] == nil || hand[$0.key] == $0.value }
  }

  func ours(_ name: String) -> String { hand[name] ?? name }

  func theirs(_ name: String) -> String { document[name] ?? name }

  /// The name in the merged spec.
  func merged(_ name: String) -> String { hand[name] ?? theirs(name) }

  /// Whether a person renamed an entry that the document removed.
  func isRemoved(_ name: String) -> Bool {
    hand[name] != nil && theirs[theirs(name)] == nil
  }

  /// Whether a person deleted an entry that the document renamed.
  func isDeleted(_ name: String) -> Bool {
    document[name] != nil && ours[ours(name)] == nil
  }

  /// Whether both sides renamed an entry differently.
  func isContested(_ name: String) -> Bool {
    guard let hand = hand[name], let other = document[name] else { return false }
    return hand != other
  }

  /// The entries that only the document has.
  var added: [String] {
    let renamed = Set(document.values)
    return theirs.keys.filter { base[$0] == nil && !renamed.contains($0) && ours[$0] == nil }
  }

  func isFree(_ name: String) -> Bool {
    base[name] == nil && ours[name] == nil && theirs[name] == nil
  }
}
