import Foundation

/// Which files can be sent: those that are there, can be read, and have an end.
///
/// They are looked at before anything is sent, so that a name that is wrong is no failure of the network.
enum FileRules {
  /// Says why a file cannot be sent.
  static func check(_ url: URL) throws(InvalidRequest) {
    guard url.isFileURL else {
      throw InvalidRequest("\(url.lastPathComponent) cannot be sent: its URL is not one of a file.")
    }
    // A link is followed, as it is when the file is read.
    let path = url.resolvingSymlinksInPath().path
    guard FileManager.default.fileExists(atPath: path) else {
      throw InvalidRequest("The file \(url.lastPathComponent) cannot be read: it does not exist.")
    }
    guard try type(ofItemAt: path) == .typeRegular else {
      throw InvalidRequest("\(url.lastPathComponent) cannot be sent: it is a folder or a device.")
    }
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw InvalidRequest("The file \(url.lastPathComponent) cannot be read: it is not permitted.")
    }
  }

  /// Looks at each file of a body.
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
