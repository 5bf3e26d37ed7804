import Foundation

/// Checks that files can be uploaded: they exist, are readable, and have an end.
///
/// The checks run before a request is sent, so that a wrong path is not reported as a network error.
enum FileRules {
  /// Throws if the file cannot be uploaded.
  static func check(_ url: URL) throws(InvalidRequest) {
    guard url.isFileURL else {
      throw InvalidRequest("\(url.lastPathComponent) cannot be sent: its URL is not a file URL.")
    }
    // Reading follows symbolic links, so the check does too.
    let path = url.resolvingSymlinksInPath().path
    guard FileManager.default.fileExists(atPath: path) else {
      throw InvalidRequest("The file \(url.lastPathComponent) cannot be read: it does not exist.")
    }
    guard try type(ofItemAt: path) == .typeRegular else {
      throw InvalidRequest("\(url.lastPathComponent) cannot be sent: it is a folder or a device.")
    }
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw InvalidRequest("The file \(url.lastPathComponent) cannot be read: permission denied.")
    }
  }

  /// Checks each file of a body.
  static func check(_ body: HTTPBody) throws(InvalidRequest) {
    for case .file(let url) in body.sections { try check(url) }
  }

  private static func type(ofItemAt path: String) throws(InvalidRequest) -> FileAttributeType? {
    do {
      return try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    } catch {
      throw InvalidRequest("The file \(path) cannot be read: \(error.localizedDescription)")
    }
  }
}
