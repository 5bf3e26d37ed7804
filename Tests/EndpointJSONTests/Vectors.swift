import Foundation
import Testing

/// The public conformance suites. They are located next to the project, if they are available.
enum Vectors {
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["ENDPOINTS_VECTORS"] {
      return URL(filePath: path)
    }
    let root = URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return root.deletingLastPathComponent().appending(path: "shared/vectors")
  }()

  static let areAvailable = FileManager.default.fileExists(atPath: folder.path)

  /// The files of a folder whose names begin with `prefix`. At least one.
  static func files(_ path: String, prefix: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = folder.appending(path: path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasPrefix(prefix) }
    try #require(!names.isEmpty)
    return try names.sorted().map { name in
      (name, Array(try Data(contentsOf: folder.appending(path: name))))
    }
  }
}
