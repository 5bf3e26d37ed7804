import EndpointJSON

/// The edits that move a key to the object that reads it.
extension NodeReader {
  /// The edit that writes a member into the nearest object around it that has such a key. Empty without such an object, and if
  /// it has the key already.
  func insertionAbove(_ member: JSONMember) -> [Edit] {
    let home = enclosing.dropLast().last { outer in
      SpecKeys.tables.contains {
        $0.definition == outer.definition && $0.names.contains(member.key)
      } && mayMove(member, to: outer.definition)
    }
    guard let home, home.node.member(member.key) == nil else { return [] }
    let json = "\(quoted(member.key)): \(source(of: member.value))"
    return [.insert(json, into: opening(of: home.node))]
  }

  /// Whether the object above can read the value of the key: `authentication` of an endpoint has names, and that of the spec schemes.
  private func mayMove(_ member: JSONMember, to definition: String) -> Bool {
    // A value is tried once, not again for each object in it.
    guard !isMeant else { return true }
    var trial = self
    (trial.diagnostics, trial.enclosing, trial.isMeant) = ([], [], true)
    trial.reading(member) { reader in
      switch definition {
      case "spec":
        var spec = SpecDocument(files: [])
        SpecDocument.keys[member.key]?.read(member.value, &spec, &reader)
      case "endpoint":
        let place = place(of: member)
        var endpoint = EndpointDefinition(place: place, opening: place)
        EndpointDefinition.keys[member.key]?.read(member.value, &endpoint, &reader)
      default: break
      }
    }
    return trial.diagnostics.allSatisfy { $0.severity != .error }
  }

  /// Moves a key into an object beside it: `"encoding": "form"` into `body`. If it is a key of several, the author decides.
  func movedBelow(_ member: JSONMember, of node: JSONNode, _ homes: [String]) -> Hint {
    let text = "write it in \(quotedList(homes))"
    guard homes.count == 1, let home = node.member(homes[0]), SpecKeys.isKey(member.key, in: home),
      home.value.member(member.key) == nil
    else { return Hint(text, [removal(of: member)]) }
    let json = "\(quoted(member.key)): \(source(of: member.value))"
    switch home.value.kind {
    case .object where ["type", "fields", "stream"].contains { home.value.member($0) != nil }:
      let edits = [removal(of: member), .insert(json, into: opening(of: home.value))]
      return Hint(text, edits, isCertain: true)
    case .string:
      let whole = "{ \"type\": \(source(of: home.value)), \(json) }"
      let edits = [removal(of: member), .replace(place(of: home.value), with: whole)]
      return Hint("\(text): \(whole)", edits, isCertain: true)
    default: return Hint(text, [removal(of: member)])
    }
  }
}
