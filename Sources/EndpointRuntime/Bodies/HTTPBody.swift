import Foundation

/// The body of a request on its way to the server: nothing, bytes, a file, or bytes and files one after the other.
///
/// Files are read by the transport, piece by piece, so that a body takes no memory for them. It knows which of its bytes are
/// secret, so that it prints without them.
public struct HTTPBody: Hashable, Sendable {
  /// What is sent.
  public enum Content: Hashable, Sendable {
    case none
    case data(Data)
    case file(URL)
    /// Several sections, one after the other: a multipart body with files in it.
    case joined([Section])
  }

  /// A stretch of a body that is sent as a whole.
  public enum Section: Hashable, Sendable {
    case data(Data)
    case file(URL)
  }

  public let content: Content
  /// The ranges of the bytes that must not be shown, in order, counted from 0. The bytes of files do not count; an empty range
  /// stands for a file that is secret.
  public let secrets: [Range<Int>]

  /// A body with this content; `secrets` are the ranges of bytes that never show.
  public init(_ content: Content, secrets: [Range<Int>] = []) {
    self.content = content
    self.secrets = secrets
  }

  /// No body.
  public static let none = HTTPBody(.none)

  /// A body of bytes.
  public static func data(_ data: Data) -> HTTPBody { HTTPBody(.data(data)) }

  /// A body that is read from a file when it is sent.
  public static func file(_ url: URL) -> HTTPBody { HTTPBody(.file(url)) }

  /// The bytes that are in memory, one after the other, as `secrets` counts them: all but those of files.
  var bytes: [UInt8] {
    sections.flatMap { section -> [UInt8] in
      if case .data(let data) = section { [UInt8](data) } else { [] }
    }
  }

  /// The bytes; `nil` if there is no body, or if there is a file in it.
  public var data: Data? {
    if case .data(let data) = content { data } else { nil }
  }

  /// The file that is sent, if it is one and nothing else.
  public var file: URL? {
    if case .file(let url) = content { url } else { nil }
  }

  /// What is sent, one after the other.
  public var sections: [Section] {
    switch content {
    case .none: []
    case .data(let data): [.data(data)]
    case .file(let url): [.file(url)]
    case .joined(let sections): sections
    }
  }

  /// True if nothing is sent.
  public var isEmpty: Bool { content == .none }
}

extension HTTPBody: CustomStringConvertible, CustomReflectable {
  /// The text of the body with its secrets masked and its files by their names; for bytes that are no text, their number.
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

  /// The first bytes of the body as text, with a mask for each secret range; `nil` if they are not UTF-8.
  func maskedText(of data: Data, mask: String) -> String? {
    String(bytes: masked([UInt8](data), from: 0, mask: mask), encoding: .utf8)
  }

  /// Bytes that begin at a place of the body, with a mask for each secret range in them.
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
