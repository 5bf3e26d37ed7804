import EndpointSpec

extension FailureModel {
  /// Whether only places differ.
  func isAlike(_ old: FailureModel) -> Bool {
    name == old.name
      && areAlike(cases, old.cases) {
        $0.name == $1.name && $0.type == $1.type && $0.documentation == $1.documentation
      }
      && areAlike(rules, old.rules) {
        $0.caseName == $1.caseName && $0.condition.isSame(as: $1.condition)
      }
  }
}

extension FailureModel.Condition {
  fileprivate func isSame(as old: Self) -> Bool {
    switch (self, old) {
    case (.status(let new), .status(let old)), (.statusClass(let new), .statusClass(let old)):
      new == old
    case (.when(let new), .when(let old)): new.elementsEqual(old, by: ==)
    case (.default, .default): true
    default: false
    }
  }
}
