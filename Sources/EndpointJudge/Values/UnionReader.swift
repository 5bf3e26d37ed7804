import EndpointJSON
import EndpointSpec

/// Chooses the member of a union for a value, as the generated decoder does.
package struct UnionReader: Sendable {
  private let union: UnionModel
  private let model: APIModel
  private let choice: MemberChoice

  package init(_ union: UnionModel, in model: APIModel) {
    self.init(union, MemberChoice(union, in: model), in: model)
  }

  init(_ union: UnionModel, _ choice: MemberChoice, in model: APIModel) {
    self.union = union
    self.model = model
    self.choice = choice
  }

  /// The objects that the members accept, in the order of the members.
  package var forms: [MemberChoice.Form] { choice.forms }

  /// The index of the member that the client chooses. Nil if no member fits.
  package func member(for value: JSONValue) -> Int? {
    guard let by = union.by else { return fit.member(of: union, choice, for: JSONNode(value)) }
    return value[by.text].flatMap { tag in union.members.firstIndex { $0.tag == tag } }
  }

  /// Whether the client decodes the value if it expects the member's type.
  package func decodes(_ value: JSONValue, asMember index: Int) -> Bool {
    let payload = union.isOfEvents ? value[UnionModel.dataKey.text] ?? .null : value
    let type = union.members[index].type
    if type == .scalar(.void) { return true }
    return fit.mismatches(JSONNode(payload), type).verdict < .breaking
  }

  /// A new judge for each value, since it counts its steps.
  private var fit: Fit { Fit(model: model, direction: .response, role: .decoder) }
}
