/// How a client selects the members of all unions of an API.
package struct MemberChoices: Sendable {
  private let choices: [SwiftName: MemberChoice]
  /// The structs that unions without tags select by their keys.
  package let structures: Set<SwiftName>

  /// The choices of an API without unions.
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

  /// - Parameter name: The name of a union in the API.
  package subscript(name: SwiftName) -> MemberChoice {
    choices[name] ?? MemberChoice(forms: [], order: [])
  }
}
