@_spi(Generated) import EndpointJSON

/// Keys whose cases are their numbers, for tests.
extension WireKeys<Int> {
  /// - Parameters:
  ///   - lines: A key with its traits on each line.
  ///   - additional: Whether other keys have the next number.
  init(lines: String, additional: Bool = false, nullable: Bool = false) {
    self.init { keys in
      let lines = lines.split(separator: "\n")
      for (number, line) in lines.enumerated() { keys.add(line: String(line), as: number) }
      if additional { keys.addOthers(as: lines.count, nullable: nullable) }
    }
  }
}

extension JSONReader {
  mutating func object(_ lines: String, additional: Bool = false) -> WireObject<Int> {
    object(WireKeys(lines: lines, additional: additional))
  }

  /// The number of the next key.
  mutating func nextIndex(_ object: inout WireObject<Int>) -> Int? { next(&object)?.name }
}
