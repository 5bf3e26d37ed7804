@_spi(Generated) import EndpointRuntime
import Foundation
import PayloadsAPI

/// Long text: the time for each byte must not grow with the length.
func longTextBenchmark() throws {
  print("long texts: nanoseconds of CPU a byte, for a tenth of the text and for all of it")
  grow("array of integers, 100 MB", integers, 50_000_000) { $0.array(of: Int.self) != nil }
  grow("array that is skipped, 100 MB", integers, 50_000_000) { _ in true }
  grow("array with a failure at its end", failing, 5_000_000) { $0.array(of: Int.self) != nil }
  grow("lossy array of 1,000,000 bad elements", bad, 1_000_000) {
    $0.lossyArray(of: Product.self) != nil
  }
  grow("1,000,000 keys of a dictionary", members, 1_000_000) { $0.dictionary(of: Int.self) != nil }
  grow("1,000,000 keys that nobody reads", members, 1_000_000) { Product(from: &$0) == nil }
  grow("1,000,000 keys of any value", members, 1_000_000) { $0.value() != nil }
  grow("1,000,000 keys that no field has", members, 1_000_000) { Rest(from: &$0) != nil }
  grow("1,000,000 equal keys of a dictionary", equal, 1_000_000) {
    $0.dictionary(of: Int.self) != nil
  }
  grow("1,000,000 equal keys of any value", equal, 1_000_000) { $0.value() != nil }
  grow("1,000,000 equal keys of a field", equal, 1_000_000) { Product(from: &$0) == nil }
  grow("1,000,000 escaped keys of a field", escapedKeys, 1_000_000) { Product(from: &$0) == nil }
  grow("1,000,000 equal keys that no field has", equal, 1_000_000) { Rest(from: &$0) != nil }
  grow("200,000 of them by the standard decoder", 200_000) { count in
    let text = Data(members(count))
    let time = processorSeconds { _ = try? JSONDecoder().decode(Rest.self, from: text) }
    return time / Double(text.count)
  }
  grow("string of escapes, 10 MB", escapes, 1_666_666) { $0.string() != nil }
  grow("string of escapes that is skipped", escapes, 1_666_666) { _ in true }
  grow("number of 10 MB", digits, 10_000_000) { $0.double() != nil }
  grow("names out of 1,000,000 objects", objects, 1_000_000) { names(&$0) != nil }
  grow("writing a string of escapes", 10_000_000) { count in
    let text = String(repeating: "\u{1}", count: count)
    return processorSeconds { _ = try? JSONWriter.write { $0.string(text) } } / Double(count)
  }
  grow("writing members", 1_000_000) { count in
    let members = Dictionary(uniqueKeysWithValues: (0..<count).map { ("key \($0)", $0) })
    return processorSeconds { _ = try? JSONWriter.write { $0.dictionary(members) } } / Double(count)
  }
}

private func grow(
  _ name: String,
  _ text: (Int) -> [UInt8],
  _ count: Int,
  _ read: (inout JSONReader) -> Bool
) {
  grow(name, count) { count in
    let text = text(count)
    let time = processorSeconds { _ = try? JSONReader.read(text) { read(&$0) ? true : nil } }
    return time / Double(text.count)
  }
}

/// Prints the seconds a byte for a tenth of the count and for all of it, in nanoseconds.
private func grow(_ name: String, _ count: Int, _ secondsPerByte: (Int) -> Double) {
  let times = [count / 10, count].map { rounded(secondsPerByte($0) * 1e9) }
  print("\(name.padding(toLength: 42, withPad: " ", startingAt: 0)) \(times[0])  \(times[1])")
}

private func integers(_ count: Int) -> [UInt8] {
  Array("[\((1..<count).map { "\($0 % 10)," }.joined())0]".utf8)
}

private func members(_ count: Int) -> [UInt8] {
  Array("{\((0..<count).map { "\"key \($0)\":\($0)" }.joined(separator: ","))}".utf8)
}

private func escapes(_ count: Int) -> [UInt8] {
  Array("\"\(String(repeating: "\\u00e9", count: count))\"".utf8)
}

private func failing(_ count: Int) -> [UInt8] { integers(count).dropLast(2) + [0x78] }

private func bad(_ count: Int) -> [UInt8] {
  Array("[\(String(repeating: "{\"id\":\"no\"},", count: count))1]".utf8)
}

private func equal(_ count: Int) -> [UInt8] {
  Array("{\(String(repeating: "\"name\":1,", count: count))\"id\":1}".utf8)
}

private func escapedKeys(_ count: Int) -> [UInt8] {
  Array("{\(String(repeating: "\"\\u006eame\":\"a\",", count: count))\"id\":1}".utf8)
}

private func digits(_ count: Int) -> [UInt8] {
  Array("0.".utf8) + .init(repeating: 0x31, count: count)
}

private func objects(_ count: Int) -> [UInt8] {
  Array(
    "{\"items\":[\(String(repeating: "{\"name\":\"a\"},", count: count)){\"name\":\"b\"}]}".utf8
  )
}

/// A model of which every key is an additional one.
private struct Rest: WireDecodable {
  private enum WireKey: ~Copyable { case id, additional }

  private static let keys = WireKeys<WireKey> { keys in
    keys.add("id", as: .id)
    keys.addOthers(as: .additional)
  }

  let values: [String: JSONValue]

  init?(from json: inout JSONReader) {
    var values: [String: JSONValue] = [:]
    var fields = json.object(Self.keys)
    while json.next(&fields) != nil { values[json.key] = json.value() }
    guard json.finish(&fields) else { return nil }
    self.values = values
  }
}

private let noKeys = WireKeys<Never> { _ in }

/// Reads a field that lies in each of many objects.
private func names(_ json: inout JSONReader) -> [String]? {
  var fields = json.object(noKeys)
  json.skipValues(of: &fields)
  let names = json.at("items[].name", of: fields) { $0.array(of: String.self) }
  return json.finish(&fields) ? names : nil
}
