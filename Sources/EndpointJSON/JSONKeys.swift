/// The keys of an object's fields, prepared for comparing.
///
/// They stay in memory as long as the process runs, so that they can be handed on without counting references.
package struct JSONKeys: @unchecked Sendable {
  /// Nothing changes it after `init`.
  let table: UnsafePointer<JSONKeyTable>

  package init(
    _ names: [String],
    required: JSONFieldSet = [],
    nullable: JSONFieldSet = [],
    secret: JSONFieldSet = [],
    facts: [JSONKeyFact] = []
  ) {
    let table = UnsafeMutablePointer<JSONKeyTable>.allocate(capacity: 1)
    var keys = JSONKeyTable(names)
    (keys.required, keys.nullable, keys.secret) = (required, nullable, secret)
    keys.ownFacts = facts
    table.initialize(to: keys)
    self.table = UnsafePointer(table)
  }

  var names: [String] { table.pointee.names }

  /// How many fields there are.
  package var count: Int { table.pointee.count }
}

extension JSONKeys: ExpressibleByStringLiteral {
  package init(stringLiteral value: String) {
    self.init(value.split(separator: " ").map(String.init))
  }
}

extension JSONKeys: ExpressibleByArrayLiteral {
  package init(arrayLiteral names: String...) {
    self.init(names)
  }
}
