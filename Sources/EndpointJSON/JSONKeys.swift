/// The keys of a model's fields, in the order of the fields: `"suit value image"`, or an array where a key has a space in it.
public struct JSONKeys: Sendable {
  let table: JSONKeyTable

  init(_ names: [String]) {
    table = JSONKeyTable(names)
  }

  var names: [String] { table.names }

  /// How many fields there are.
  public var count: Int { table.names.count }
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
