import Foundation

/// The public conformance suite, which lies beside the project where it is there at all.
enum Vectors {
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["ENDPOINTS_VECTORS"] {
      return URL(filePath: path)
    }
    let root = URL(filePath: #filePath).resolvingSymlinksInPath()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return root.deletingLastPathComponent().appending(path: "shared/vectors")
  }()

  /// The files of a folder of the suite whose names begin with `prefix`; none, with a message, where the suite is absent.
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
