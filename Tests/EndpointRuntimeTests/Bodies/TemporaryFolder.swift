import Foundation

/// A temporary folder that is deleted with this object.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("endpoint-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  subscript(name: String) -> URL { url.appendingPathComponent(name) }

  /// Writes these bytes to a file.
  func file(_ name: String, _ bytes: [UInt8]) throws -> URL {
    try Data(bytes).write(to: self[name])
    return self[name]
  }

  /// Writes a file of this size piece by piece.
  func file(_ name: String, megabytes: Int) throws -> URL {
    try Data().write(to: self[name])
    let handle = try FileHandle(forWritingTo: self[name])
    let piece = Data((0..<1_048_576).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    for _ in 0..<megabytes { try handle.write(contentsOf: piece) }
    try handle.close()
    return self[name]
  }

  /// The sorted names of its items.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}
