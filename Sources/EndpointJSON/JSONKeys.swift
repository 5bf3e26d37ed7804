/// The keys of a model's fields, in the order of the fields: `"suit value image"`, or an array where a key has a space in it.
public struct JSONKeys: Sendable {
  private let storage: Storage

  init(_ names: [String]) {
    storage = Storage(names)
  }

  var names: [String] { storage.names }
  /// Valid as long as the keys live.
  var table: UnsafePointer<JSONKeyTable> { UnsafePointer(storage.table) }

  /// How many fields there are.
  public var count: Int { storage.names.count }

  /// What all copies share. Nothing changes after `init`, which is why it can be shared although it holds a pointer.
  private final class Storage: @unchecked Sendable {
    let names: [String]
    let table: UnsafeMutablePointer<JSONKeyTable>

    init(_ names: [String]) {
      self.names = names
      table = .allocate(capacity: 1)
      table.initialize(to: JSONKeyTable(names.map { Array($0.utf8) }))
    }

    deinit {
      table.pointee.deallocate()
      table.deallocate()
    }
  }
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
