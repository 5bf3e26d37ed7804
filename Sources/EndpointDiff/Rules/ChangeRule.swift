/// One kind of change, and how it is found.
///
/// Each rule stands in a file of its own, with a case folder of the kind's name in the tests.
package struct ChangeRule: Sendable {
  package let kind: ChangeKind
  package let find: @Sendable (Match) -> [Change]

  init(_ kind: ChangeKind, find: @escaping @Sendable (Match) -> [Change]) {
    self.kind = kind
    self.find = find
  }
}
