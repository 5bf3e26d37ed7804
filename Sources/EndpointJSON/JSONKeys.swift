/// The keys of a model's fields, in the order of the fields: `"suit value image"`, or an array where a key has a space in it.
///
/// Make them once, as a static property of the model: they are prepared for comparing, and stay in memory as long as the process
/// runs. That is why they can be handed on without counting references.
public struct JSONKeys: @unchecked Sendable {
  /// Nothing changes it after `init`.
  let table: UnsafePointer<JSONKeyTable>

  init(_ names: [String]) {
    let table = UnsafeMutablePointer<JSONKeyTable>.allocate(capacity: 1)
    table.initialize(to: JSONKeyTable(names))
    self.table = UnsafePointer(table)
  }

  var names: [String] { table.pointee.names }

  /// How many fields there are.
  public var count: Int { table.pointee.count }
}

extension JSONKeys: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) {
    self.init(value.split(separator: " ").map(String.init))
  }
}

extension JSONKeys: ExpressibleByArrayLiteral {
  public init(arrayLiteral names: String...) {
    self.init(names)
  }
}
