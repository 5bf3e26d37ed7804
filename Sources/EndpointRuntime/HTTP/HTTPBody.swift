import Foundation

/// The encoded body of a request: nothing, bytes, a file, or a sequence of bytes and files.
///
/// The transport reads files in chunks, so that large files do not fill the memory. A body prints with its secrets
/// masked.
public struct HTTPBody: Hashable, Sendable {
  /// The content to send.
  public enum Content: Hashable, Sendable {
    /// No body.
    case none
    /// Bytes in memory.
    case data(Data)
    /// The bytes of a file.
    case file(URL)
    /// Several sections in order: a multipart body with files.
    case joined([Section])
  }

  /// A part of a body: bytes or a file.
  public enum Section: Hashable, Sendable {
    /// Bytes in memory.
    case data(Data)
    /// The bytes of a file.
    case file(URL)
  }

  /// The content to send.
  public let content: Content
  /// The byte ranges to mask, in ascending order. Offsets start at 0 and skip the bytes of files. An empty range marks
  /// a secret file.
  public let secrets: [Range<Int>]

  /// Creates a body. `secrets` are the byte ranges to mask.
  public init(_ content: Content, secrets: [Range<Int>] = []) {
    self.content = content
    self.secrets = secrets
  }

  /// No body.
  public static let none = HTTPBody(.none)

  /// A body of bytes.
  public static func data(_ data: Data) -> HTTPBody { HTTPBody(.data(data)) }

  /// A file that the transport reads when it sends the body.
  public static func file(_ url: URL) -> HTTPBody { HTTPBody(.file(url)) }

  /// The bytes in memory, without those of files. `secrets` are offsets into these bytes.
  var bytes: [UInt8] {
    sections.flatMap { section -> [UInt8] in
      if case .data(let data) = section { [UInt8](data) } else { [] }
    }
  }

  /// The bytes. `nil` if there is no body, or if the body contains a file.
  public var data: Data? {
    if case .data(let data) = content { data } else { nil }
  }

  /// The file, if the body is exactly one file.
  public var file: URL? {
    if case .file(let url) = content { url } else { nil }
  }

  /// The content in order.
  public var sections: [Section] {
    switch content {
    case .none: []
    case .data(let data): [.data(data)]
    case .file(let url): [.file(url)]
    case .joined(let sections): sections
    }
  }

  /// True if there is no body.
  public var isEmpty: Bool { content == .none }
}

extension HTTPBody: CustomStringConvertible, CustomReflectable {
  /// The text of the body with secrets masked. Files print as their names, and binary data as a byte count.
  public var description: String {
    var shown: [UInt8] = []
    var start = 0
    for section in sections {
      switch section {
      case .file(let url): shown += "file \(url.lastPathComponent)".utf8
      case .data(let data):
        shown += masked([UInt8](data), from: start)
        start += data.count
      }
    }
    return String(bytes: shown, encoding: .utf8) ?? "\(start) bytes"
  }

  public var customMirror: Mirror { Mirror(self, children: ["body": description]) }

  /// The first bytes of the body as text with each secret range masked. `nil` if they are not UTF-8.
  package func maskedText(of data: Data, mask: String) -> String? {
    String(bytes: masked([UInt8](data), from: 0, mask: mask), encoding: .utf8)
  }

  /// Masks the secret ranges in bytes that start at an offset of the body.
  private func masked(
    _ bytes: [UInt8],
    from start: Int,
    mask: String = Secret.masked.description
  ) -> [UInt8] {
    var shown: [UInt8] = []
    var position = 0
    for secret in secrets where secret.lowerBound < start + bytes.count && secret.upperBound > start
    {
      let (first, end) = (
        max(secret.lowerBound - start, 0), min(secret.upperBound - start, bytes.count)
      )
      guard first >= position, first < end else { continue }
      shown += bytes[position..<first]
      shown += Array(mask.utf8)
      position = end
    }
    return shown + bytes[position...]
  }
}

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
