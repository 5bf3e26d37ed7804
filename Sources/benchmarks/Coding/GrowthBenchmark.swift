import EndpointRuntime
import Foundation

/// Long text: the time for each byte must not grow with the length.
func growthBenchmark() throws {
  print("growth: nanoseconds a byte, for a tenth of the text and for all of it")
  grow("array of integers, 100 MB", integers, 50_000_000) { $0.array(of: Int.self) != nil }
  grow("array that is skipped, 100 MB", integers, 50_000_000) { _ in true }
  grow("1,000,000 keys of a dictionary", members, 1_000_000) { $0.dictionary(of: Int.self) != nil }
  grow("1,000,000 keys that nobody reads", members, 1_000_000) { Product(from: &$0) == nil }
  grow("1,000,000 keys of any value", members, 1_000_000) { $0.value() != nil }
  grow("string of escapes, 10 MB", escapes, 1_666_666) { $0.string() != nil }
}

private func grow(
  _ name: String,
  _ text: (Int) -> [UInt8],
  _ count: Int,
  _ read: (inout JSONReader) -> Bool
) {
  let times = [count / 10, count].map { count in
    let text = text(count)
    let time = seconds { _ = try? JSONReader.read(text) { read(&$0) ? true : nil } }
    return rounded(time / Double(text.count) * 1e9)
  }
  print("\(name.padding(toLength: 42, withPad: " ", startingAt: 0)) \(times[0])  \(times[1])")
}

private func integers(_ count: Int) -> [UInt8] {
  [0x5B] + (1..<count).flatMap { [0x30 + UInt8($0 % 10), 0x2C] } + [0x30, 0x5D]
}

private func members(_ count: Int) -> [UInt8] {
  Array("{\((0..<count).map { "\"key \($0)\":\($0)" }.joined(separator: ","))}".utf8)
}

private func escapes(_ count: Int) -> [UInt8] {
  Array("\"\(String(repeating: "\\u00e9", count: count))\"".utf8)
}
