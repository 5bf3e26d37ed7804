import EndpointJudge
import EndpointSpec

/// The names of the values of paths. A position has one name in all endpoints.
struct PathValueNames {
  /// The names of other parameters of the endpoints behind a value, by the path up to the value.
  private var taken: [[String?]: Set<String>] = [:]

  private let known: KnownPathValues

  /// - Parameter known: The values of the spec that has the endpoints.
  init(_ calls: [ObservedCalls], _ known: KnownPathValues) {
    self.known = known
    for call in calls {
      let names = call.query.names + call.body.fields.names
      for index in call.template.indices where call.template[index] == nil {
        taken[Array(call.template[...index]), default: []].formUnion(names)
      }
    }
  }

  /// The values of a path with their names and types.
  func values(of call: ObservedCalls) -> [EndpointProposal.PathValue] {
    let ends = call.template.indices.filter { call.template[$0] == nil }
    return zip(names(of: call), ends).map { ($0, known.type(at: call.template[...$1])) }
  }

  /// A name for each value of a path: that of the spec, the key that has it in a response, the word before, `id` for the
  /// last one, or `userID`.
  private func names(of call: ObservedCalls) -> [String] {
    var names: [String] = []
    for (index, segment) in call.template.enumerated() where segment == nil {
      let path = call.template[...index]
      let taken = taken[Array(path), default: []].union(names)
      let isFree = { !taken.contains($0) }
      let word = path.dropLast().compactMap(\.self).last
      let owner = word.map { SwiftNaming.singular(of: ProposedName.member($0)) } ?? "value"
      let isLast = !call.template[(index + 1)...].contains(nil)
      let label =
        known.name(at: path) ?? Self.label(of: call, at: index, number: names.count)
        ?? (index == call.endpoint.slashed ? "path" : nil)
      let wanted = label ?? (isLast ? "id" : "\(owner)ID")
      let other = label.map { "\(owner)\(ProposedName.typeNamePart($0))" } ?? "\(owner)ID"
      names.append(isFree(wanted) ? wanted : numbered(other, where: isFree))
    }
    return names
  }

  /// What is known about a value besides its position. Nil for an identifier.
  private static func label(of call: ObservedCalls, at index: Int, number: Int) -> String? {
    let before = index > 0 ? call.template[index - 1] : nil
    let key = before.flatMap { PathWord.isKey($0) ? SwiftNaming.lowercaseWords(of: $0).last : nil }
    let label = [call.endpoint.labels[number], key].compactMap(\.self).first {
      !["id", "key"].contains($0.lowercased()) && isPlain($0)
    }
    return label ?? (call.values[number].isDate ? "date" : nil)
  }

  /// Whether a key is valid as a placeholder.
  private static func isPlain(_ key: String) -> Bool {
    RecordedName.isIdentifier(key) && SwiftNaming.isIdentifier(key)
  }
}
