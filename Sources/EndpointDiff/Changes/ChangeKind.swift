/// One way in which a spec can change, and what holds of it unless its rule knows better of one finding.
///
/// `--list-kinds` and `--explain` print what is here, and rules begin their findings with it.
package struct ChangeKind: Sendable {
  /// As reports and allow files write it: `resp-field-became-required`.
  package let name: String
  package let wire: Level
  package let swift: Level
  package let bump: Bump
  /// Kinds with the same fact judge one change of a declaration in two directions: the worse one is the finding.
  let fact: String?
  /// What happens to apps that are shipped, in one sentence without a full stop.
  package let consequence: String
  /// What happens to code that is compiled against the new module, in one sentence without a full stop.
  package let callers: String
  /// What would make the change safe, in one sentence without a full stop.
  package let remedy: String?
  /// When a finding has other levels than these.
  package let exception: String?

  init(
    _ name: String,
    wire: Level,
    swift: Level,
    bump: Bump,
    fact: String? = nil,
    consequence: String,
    callers: String,
    remedy: String? = nil,
    exception: String? = nil
  ) {
    self.name = name
    self.wire = wire
    self.swift = swift
    self.bump = bump
    self.fact = fact
    self.consequence = consequence
    self.callers = callers
    self.remedy = remedy
    self.exception = exception
  }
}

extension ChangeKind {
  /// Every kind, in the order in which `--list-kinds` shows them.
  package static let all: [ChangeKind] = {
    var names: Set<String> = []
    let kinds =
      ChangeRule.all.flatMap(\.kinds) + [.generatedSymbolCollision, .swiftDeclarationChanged]
    return kinds.filter { names.insert($0.name).inserted }
  }()
}
