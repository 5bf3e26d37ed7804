import EndpointSpec

extension ChangeRule {
  /// Limits of a parameter that allow more than before.
  static let paramConstraintLoosened = ChangeRule(
    .paramConstraintLoosened,
    parameters: { pair, group, match in
      group.limitsChange(.paramConstraintLoosened, .loosened, pair, "allow more", in: match)
    }
  )
}
