/// The choices of an API's unions, each made once: a value may have thousands of values of one union.
final class MemberChoices {
  private var choices: [SwiftName: MemberChoice] = [:]

  func choice(of union: UnionModel, named name: SwiftName, in model: APIModel) -> MemberChoice {
    if let choice = choices[name] { return choice }
    let choice = MemberChoice(union, in: model)
    choices[name] = choice
    return choice
  }
}
