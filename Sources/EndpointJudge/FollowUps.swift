import EndpointJSON
import EndpointSpec
import EndpointYAML

/// Tells which problems may follow from others, so that each mistake is reported once.
struct FollowUps {
  private let roots: [Int: JSONNode]
  private let model: APIModel
  private let errors: [Diagnostic]
  /// The types that have errors.
  private let flawed: Set<SwiftName>
  /// True if the defaults or the errors of the API are wrong, which all endpoints share.
  private let isSharedFlawed: Bool

  init(_ errors: [Diagnostic], _ model: APIModel, _ files: [SourceFile], _ parts: [SpecPart]?) {
    let read = parts?.map { ($0.file, $0.root) } ?? files.enumerated().compactMap { index, file in
      (try? DocumentText(parsing: file.bytes, of: file.path).root).map { (index, $0) }
    }
    roots = Dictionary(firstOf: read)
    self.errors = errors
    self.model = model
    var flawed: Set<SwiftName> = []
    var isShared = false
    for error in errors {
      let path = Self.path(to: error.place, in: roots[error.place.file])
      switch path.first?.key {
      case "types": if path.count > 1 { flawed.insert(SwiftName(path[1].key)) }
      case "defaults", "errors": isShared = true
      default: break
      }
    }
    self.flawed = flawed
    isSharedFlawed = isShared
  }

  /// False for a problem of a valid model that may be a consequence of an error.
  func isOwn(_ problem: Diagnostic) -> Bool {
    let path = Self.path(to: problem.place, in: roots[problem.place.file])
    if let entry = path.last(where: \.isEntry), hasError(in: entry, problem.place.file) { return false }
    guard problem.rule.needsWholeSpec else { return true }
    if problem.rule == .unusedType || isSharedFlawed { return false }
    return !path.indices.dropFirst().prefix(1).contains { usesFlawedType(path[$0 - 1].key, path[$0].key) }
  }

  /// An unknown key is read as the one that is meant, or has no effect. So only the entry itself suffers from it.
  private func hasError(in entry: Step, _ file: Int) -> Bool {
    errors.contains { error in
      error.place.file == file && entry.range.contains(error.place.start)
        && (error.rule != .unknownKey || entry.isLeaf)
    }
  }

  private func usesFlawedType(_ section: String, _ name: String) -> Bool {
    let used: [SwiftName] =
      switch section {
      case "types": [SwiftName(name)]
      case "endpoints":
        model.endpoints.first { $0.id == name }?.uses.compactMap(\.innermostName) ?? []
      default: []
      }
    if section == "endpoints", model.endpoints.first(where: { $0.id == name }).map(hasError) ?? false {
      return true
    }
    return !flawed.isDisjoint(
      with: reachable(from: used) { model.type(named: $0)?.uses.compactMap(\.innermostName) ?? [] }
    )
  }

  private func hasError(_ endpoint: EndpointModel) -> Bool {
    let path = Self.path(to: endpoint.place, in: roots[endpoint.place.file])
    guard path.count > 1 else { return false }
    return errors.contains {
      $0.place.file == endpoint.place.file && path[1].range.contains($0.place.start)
    }
  }

  // MARK: - Places

  private struct Step {
    let key: String
    let range: Range<Int>
    /// True for an entry of a map, such as a type, an endpoint, a field or a parameter.
    let isEntry: Bool
    /// True for an entry that is no type and no endpoint.
    let isLeaf: Bool
  }

  /// The members around a place, from the outermost to the innermost.
  private static func path(to place: Place, in root: JSONNode?) -> [Step] {
    guard var node = root else { return [] }
    var kind = SpecPlace.document
    var steps: [Step] = []
    while true {
      let children: [JSONNode]
      switch node.kind {
      case .object(let members):
        guard let member = members.first(where: { $0.keyStart <= place.start && place.start < max($0.value.end, $0.keyEnd) })
        else { return steps }
        let isLeaf = kind.isMap && kind != .types && kind != .endpoints
        steps.append(
          Step(key: member.key, range: member.keyStart..<max(member.value.end, member.keyEnd), isEntry: kind.isMap, isLeaf: isLeaf)
        )
        (kind, node) = (kind.member(member.key), member.value)
        continue
      case .array(let elements): children = elements
      default: return steps
      }
      guard let element = children.first(where: { $0.start <= place.start && place.start < $0.end }) else {
        return steps
      }
      (kind, node) = (kind.element, element)
    }
  }
}

extension Rule {
  /// True for a rule that would report consequential errors if a type could not be read.
  fileprivate var needsWholeSpec: Bool {
    switch self {
    case .unusedType, .exampleMismatch, .misspelledKey, .defaultMismatch, .invalidPagination: true
    default: false
    }
  }
}
