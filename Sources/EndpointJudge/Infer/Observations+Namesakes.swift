import EndpointJSON
import EndpointSpec

/// Objects of an API with one name are one type if they are alike.
extension Observations {
  /// An object with the same name that shares most fields with this one, and has no field of another kind.
  ///
  /// - Parameter isOfChange: Whether it is the response to a change, so that few common keys say little.
  func namesake(of object: JSONObject, _ key: String, isOfChange: Bool) -> Int? {
    guard let namesakes, !object.isEmpty else { return nil }
    return namesakes[ProposedName.elementTypeName(key)]?.first { candidate in
      let known = objects[candidate]
      let shared = object.keys.count { known[$0] != nil }
      let isExact = Self.vagueKeys.contains(key) || isOfChange && shared < Self.fewestOfChange
      guard isLike(object, candidate, isExact: isExact) else { return false }
      let required = known.fields.filter { values[$0.value].count == known.count }
      guard required.isEmpty || required.contains(where: { object[$0.key] != nil }) else {
        return false
      }
      return object.allSatisfy { member in
        guard let place = known[member.key] else { return true }
        let isContents = object.count == 1 || Envelope.isKey(member.key)
        return values[place].accepts(member.value)
          && (!isContents || hasContents(like: member.value, place))
          && !(isOfChange && isContents && isMissing(member.value, or: place))
      }
    }
  }

  /// The count of the most frequent of the objects whose keys suggest a type name.
  func mostCount(of name: String, except others: Set<Int>) -> Int {
    var most = 0
    for index in namesakes?[name] ?? [] where !others.contains(index) {
      let object = objects[index]
      if object.successor == nil, object.map == nil { most = max(most, object.count) }
    }
    return most
  }

  /// Whether half of the keys are common, or two thirds if each object has keys of its own. If it is exact, all are.
  private func isLike(_ object: JSONObject, _ other: Int, isExact: Bool = false) -> Bool {
    let shared = object.keys.count { objects[other][$0] != nil }
    let counts = (object.count, objects[other].fields.count)
    let most = max(counts.0, counts.1)
    guard shared > 0, !isExact else { return shared == most }
    return shared == min(counts.0, counts.1) ? shared * 2 >= most : shared * 3 >= most * 2
  }

  /// Whether the contents of one wrapper are an object, and those of the other one null.
  private func isMissing(_ contents: JSONValue, or place: Int) -> Bool {
    let known = values[place]
    return contents.isNull ? known.object != nil : known.kinds.isEmpty && contents.isContainer
  }

  /// Whether the contents of a wrapper are like those of another one. Empty contents are no evidence.
  private func hasContents(like value: JSONValue, _ place: Int) -> Bool {
    switch value {
    case .array(let elements):
      guard let first = elements.first, let element = values[place].element else { return true }
      return hasContents(like: first, element)
    case .object(let object):
      guard let other = values[place].object, !object.isEmpty, !objects[other].fields.isEmpty
      else { return true }
      return isLike(object, other)
        && object.allSatisfy { member in
          guard Envelope.isKey(member.key), let place = objects[other][member.key] else {
            return true
          }
          return values[place].accepts(member.value) && hasContents(like: member.value, place)
        }
    default: return true
    }
  }

  /// With this number of common keys, the responses to two changes may have one type.
  private static let fewestOfChange = 3

  /// Keys under which each resource has values of its own.
  private static let vagueKeys: Set<String> = [
    "attrs", "attributes", "properties", "params", "parameters", "details", "spec", "fields",
    "options",
  ]
}
