extension ChangeRule {
  /// The rules about types: their names, fields, values and members.
  static let types: [ChangeRule] = []
}
