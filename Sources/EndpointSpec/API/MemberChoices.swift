/// How the members of each union of an API are chosen.
package struct MemberChoices: Sendable {
  private let choices: [SwiftName: MemberChoice]
  /// The structs that unions without tags choose by their keys.
  package let structures: Set<SwiftName>

  /// Those of an API without unions.
  init() { (choices, structures) = ([:], []) }

  init(_ model: APIModel) {
    var choices: [SwiftName: MemberChoice] = [:]
    var structures: Set<SwiftName> = []
    for type in model.types {
      guard case .union(let union) = type.form, choices[type.name] == nil else { continue }
      let choice = MemberChoice(union, in: model)
      choices[type.name] = choice
      guard union.by == nil, choice.needsKeys else { continue }
      for form in choice.forms {
        if case .structure(let name) = form.content { structures.insert(name) }
      }
    }
    self.choices = choices
    self.structures = structures
  }

  /// - Parameter name: That of a union of the API.
  package subscript(name: SwiftName) -> MemberChoice {
    choices[name] ?? MemberChoice(forms: [], order: [])
  }
}
