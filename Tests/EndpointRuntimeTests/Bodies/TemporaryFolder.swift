import Foundation

/// A folder of a test, which goes with it.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("endpoint-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  subscript(name: String) -> URL { url.appendingPathComponent(name) }

  /// A file of this name with these bytes.
  func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
    try Data(bytes).write(to: self[name])
    return self[name]
  }

  /// A file of so many megabytes, written piece by piece.
  func file(_ name: String, megabytes: Int) throws -> URL {
    try Data().write(to: self[name])
    let handle = try FileHandle(forWritingTo: self[name])
    let piece = Data((0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    for _ in 0..<megabytes { try handle.write(contentsOf: piece) }
    try handle.close()
    return self[name]
  }

  /// The names of what is in it, in order.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
