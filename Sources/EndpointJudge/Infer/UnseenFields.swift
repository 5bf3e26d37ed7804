import EndpointSpec

/// Gives fields that were only null the type that they have in other types with the same keys, and makes fields optional
/// that are optional there.
///
/// A last page has no `next`, and the types of all pages of an API have the same keys: `RackList` and `SiteList`.
struct UnseenFields {
  typealias Definition = TypeProposal.Definition

  /// What the types with the same keys say about a field.
  private struct Known {
    /// The scalars of the field.
    var types: Set<TypeReference> = []
    var isOptional = false
  }

  private(set) var definitions: [Definition] = []
  /// The fields that have a type now: `RackList.next`.
  private(set) var labels: Set<String> = []
  private var known: [Set<String>: [String: Known]] = [:]

  /// Types with fewer keys may be equal by chance.
  private static let fewestKeys = 3

  init(_ all: [Definition]) {
    for definition in all where canFill(definition) { note(definition) }
    definitions = all.map { definition in
      var definition = definition
      if canFill(definition) { fill(&definition) }
      return definition
    }
  }

  private func canFill(_ definition: Definition) -> Bool {
    definition.alias == nil && !definition.isBody && definition.fields.count >= Self.fewestKeys
  }

  private mutating func note(_ definition: Definition) {
    let keys = Set(definition.fields.map(\.key))
    for field in definition.fields {
      var found = known[keys]?[field.key] ?? Known()
      found.isOptional = found.isOptional || field.type.isOptional
      if !field.isUnseen { found.types.insert(field.type.wrapped) }
      known[keys, default: [:]][field.key] = found
    }
  }

  private mutating func fill(_ definition: inout Definition) {
    let keys = Set(definition.fields.map(\.key))
    for index in definition.fields.indices {
      let field = definition.fields[index]
      guard let found = known[keys]?[field.key], found.isOptional, found.types.count == 1,
        let type = found.types.first, case .scalar(let scalar) = type, scalar != .json
      else { continue }
      if field.isUnseen, field.type.wrapped == .scalar(.json) {
        labels.insert("\(definition.name.text).\(field.key)")
      } else if field.type != type {
        continue
      }
      definition.fields[index].type = .optional(type)
    }
  }
}
