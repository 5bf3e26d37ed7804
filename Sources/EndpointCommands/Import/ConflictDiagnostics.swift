import EndpointJSON
import EndpointOpenAPI
import EndpointSpec

/// Reports the conflicts of a merge at their locations in the merged spec.
struct ConflictDiagnostics {
  private let conflicts: [MergeConflict]
  private let files: [String: (source: LocatedSource, root: JSONNode)]

  /// The maximum length of a value in a message.
  private static let shownLength = 80

  init(_ conflicts: [MergeConflict], in sources: [SourceFile]) {
    self.conflicts = conflicts
    let read = conflicts.isEmpty ? [] : sources
    let files = read.compactMap { source in
      (try? JSONNode.parse(source.bytes)).map { root in
        (FilePath.name(of: source.path), (LocatedSource(source), root))
      }
    }
    // A spec of one file may have any name.
    let only = files.count == 1 ? files.first.map { [("", $0.1)] } ?? [] : []
    self.files = Dictionary(files + only, uniquingKeysWith: { first, _ in first })
  }

  /// In the order of their locations.
  var diagnostics: [LocatedDiagnostic] {
    let located = conflicts.compactMap { conflict in
      (files[conflict.file] ?? files[""]).map {
        (conflict, $0.source, $0.root.place(at: conflict.path))
      }
    }
    let sorted = located.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      return (a.0.file, a.2.start, left.offset) < (b.0.file, b.2.start, right.offset)
    }
    return sorted.map { Self.report($0.element.0, at: $0.element.1.location(of: $0.element.2)) }
  }

  private static func report(_ conflict: MergeConflict, at location: Location) -> LocatedDiagnostic
  {
    let shown = conflict.differing
    let values = [
      "last import \(text(shown.base))", "yours \(text(shown.ours))",
      "document \(text(shown.theirs))",
    ]
    return LocatedDiagnostic(
      .error,
      rule: "conflict",
      "conflict in \(subject(conflict.path)): \(values.joined(separator: ", "))",
      at: location,
      hint: hint(conflict)
    )
  }

  private static func hint(_ conflict: MergeConflict) -> String {
    if conflict.isRemoved {
      return "it was removed, since its endpoint or type was removed and nothing else uses it"
    }
    return conflict.ours == nil
      ? "it stays deleted; add it back if you need the value of the document"
      : "your value stays; edit it if you want the value of the document"
  }

  /// `type Pet, fields.name`
  private static func subject(_ path: [String]) -> String {
    let kinds = ["types": "type", "endpoints": "endpoint"]
    guard path.count > 1, let kind = kinds[path[0]] else { return path.joined(separator: ".") }
    let rest = path.dropFirst(2).joined(separator: ".")
    return "\(kind) \(path[1])" + (rest.isEmpty ? "" : ", \(rest)")
  }

  private static func text(_ value: JSONValue?) -> String {
    guard let text = value?.description else { return "none" }
    return text.count > shownLength ? text.prefix(shownLength - 1) + "…" : text
  }
}

extension JSONNode {
  /// The location of the value at the path, or of the innermost object that exists.
  fileprivate func place(at path: [String]) -> Place {
    var (node, place) = (self, Place(file: 0, start: start, end: start + 1))
    for key in path {
      guard case .object(let members) = node.kind,
        let member = members.first(where: { $0.key == key })
      else { break }
      node = member.value
      place = Place(file: 0, start: member.keyStart, end: member.keyEnd)
    }
    return place
  }
}

extension MergeConflict {
  /// The values to show. If one side deleted an object, only the members that the other side changed.
  fileprivate var differing: (base: JSONValue?, ours: JSONValue?, theirs: JSONValue?) {
    guard let base, let other = ours ?? theirs, ours == nil || theirs == nil else {
      return (base, ours, theirs)
    }
    let (old, new): (JSONValue?, JSONValue?) = (base.without(other), other.without(base))
    return ours == nil ? (old, ours, new) : (old, new, theirs)
  }
}

extension JSONValue {
  /// The object without the members that equal those of another object.
  fileprivate func without(_ other: JSONValue) -> JSONValue {
    guard let object = objectValue, other.kind == .object else { return self }
    let rest = object.filter { other[$0.key] != $0.value }
    return .object(JSONObject(rest.map { ($0.key, $0.value) }))
  }
}
