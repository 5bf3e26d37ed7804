import Foundation

/// The public conformance suite. It is located next to the project, if it is available.
enum Vectors {
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["ENDPOINTS_VECTORS"] {
      return URL(filePath: path)
    }
    let root = URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return root.deletingLastPathComponent().appending(path: "shared/vectors")
  }()

  /// The files of a folder whose names begin with `prefix`.
  ///
  /// If the suite is absent, it prints a message and returns no files.
  static func files(_ path: String, prefix: String) -> [(name: String, bytes: [UInt8])] {
    let folder = folder.appending(path: path)
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      print("skipped: there is no \(folder.path)")
      return []
    }
    return names.filter { $0.hasPrefix(prefix) }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appending(path: name)) else { return nil }
      return (name, Array(data))
    }
  }
}
