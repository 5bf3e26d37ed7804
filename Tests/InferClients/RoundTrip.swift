@_spi(Generated) import EndpointRuntime
import Foundation

/// Decodes a text, encodes its value, and compares both. Ends the program with 1 if they differ.
func check<Value: WireDecodable & WireEncodable>(_ type: Value.Type, _ path: String) {
  let name = URL(filePath: path).lastPathComponent
  do {
    let text = try Data(contentsOf: URL(filePath: path))
    let value = try JSONReader.read(text) { Value(from: &$0) }.value
    let copy = try JSONWriter.write { value.encode(to: &$0) }
    var comparison = Comparison()
    comparison.compare(try JSONValue(parsing: text), try JSONValue(parsing: copy.bytes), at: "")
    print("\(name): \(comparison.count) values are equal, \(comparison.differences.count) differ")
    for difference in comparison.differences.prefix(10) { print("  \(difference)") }
    if !comparison.differences.isEmpty { exit(1) }
  } catch {
    print("\(name): \(error)")
    exit(1)
  }
}

/// Compares a text with its copy.
private struct Comparison {
  /// The number of equal values in objects and arrays, without missing nulls.
  var count = 0
  var differences: [String] = []

  mutating func compare(_ value: JSONValue, _ copy: JSONValue?, at path: String) {
    switch (value, copy) {
    case (.null, nil): break
    case (.array(let elements), .array(let copies)) where elements.count == copies.count:
      for (index, pair) in zip(elements, copies).enumerated() {
        compare(pair.0, pair.1, at: "\(path)[\(index)]")
      }
    case (.object(let members), .object(let copies)):
      for member in members {
        compare(member.value, copies[member.key], at: "\(path).\(member.key)")
      }
      for key in copies.keys where members[key] == nil { differences.append("\(path).\(key): new") }
    case (_, value): count += 1
    // A double has the fewest digits that give the same value.
    case (.number(let number), .number(let copy))
    where number.int == nil && number.double == copy.double:
      count += 1
    default: differences.append("\(path): \(value) is \(copy.map { "\($0)" } ?? "missing")")
    }
  }
}
